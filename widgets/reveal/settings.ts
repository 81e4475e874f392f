import * as z from "zod/mini";
import {
  choice,
  count,
  group,
  list,
  milliseconds,
  optional,
  percent,
  responsive,
  selector,
  text,
  toggle,
} from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

const MAX_MS = 60_000;

/** A state of an animation of an editor's own: a place on the way, and values of these CSS properties. */
const keyframe = group({
  at: optional(percent({ max: 100 })),
  opacity: optional(count({ max: 1 })),
  translate: text("", 64),
  scale: text("", 64),
  transform: text("", 128),
});

const interaction = group({
  trigger: choice(["load", "scroll-in", "scroll-out", "scroll-on", "hover", "click"], "scroll-in"),
  effect: choice(["fade", "slide", "scale", "custom"], "fade"),
  type: choice(["in", "out"], "in"),
  direction: choice(["none", "top", "bottom", "left", "right"], "none"),
  easing: choice(["linear", "ease", "ease-in", "ease-out", "ease-in-out"], "ease-out"),
  duration: milliseconds({ default: 600, max: MAX_MS }),
  delay: milliseconds({ default: 0, max: MAX_MS }),
  replay: toggle(false),
  start: percent({ default: 85, max: 100 }),
  end: percent({ default: 15, max: 100 }),
  relativeTo: choice(["viewport", "page"], "viewport"),
  keyframes: list(keyframe),
});

/** What an editor can set of an entrance. */
export const settings = z.object({
  animation: responsive(text("fade", 64)),
  delay: milliseconds({ default: 0, max: MAX_MS }),
  duration: milliseconds({ default: 600, max: MAX_MS }),
  start: percent({ default: 80, max: 100 }),
  items: selector(""),
  stagger: milliseconds({ default: 100, max: MAX_MS }),
  interactions: list(interaction),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
export type Interaction = Settings["interactions"][number];
export type CustomKeyframe = Interaction["keyframes"][number];
