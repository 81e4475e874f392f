import * as z from "zod/mini";
import {
  choice,
  classNames,
  count,
  group,
  list,
  optional,
  responsive,
  selector,
  text,
  toggle,
} from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

const MAX_MS = 60_000;

/** A state of an animation of an editor's own: a place on the way, and values of these CSS properties. */
const keyframe = group({
  at: optional(count({ max: 100 })),
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
  duration: count({ default: 600, max: MAX_MS }),
  delay: count({ default: 0, max: MAX_MS }),
  replay: toggle(false),
  start: count({ default: 85, max: 100 }),
  end: count({ default: 15, max: 100 }),
  relativeTo: choice(["viewport", "page"], "viewport"),
  keyframes: list(keyframe),
});

/** What an editor can set of an entrance. */
export const settings = z.object({
  animation: responsive(text("fade", 64)),
  delay: count({ default: 0, max: MAX_MS }),
  duration: count({ default: 600, max: MAX_MS }),
  start: count({ default: 80, max: 100 }),
  items: selector(""),
  stagger: count({ default: 100, max: MAX_MS }),
  hiddenClass: classNames([]),
  animatedClass: classNames([]),
  interactions: list(interaction),
});

export type Settings = z.infer<typeof settings>;
export type Interaction = Settings["interactions"][number];
export type CustomKeyframe = Interaction["keyframes"][number];

export const about: About<Settings> = {
  animation:
    "What is drawn, per device: none, fade, slide-up, slide-down, slide-left, slide-right or zoom; with animatedClass the name of an animation in the page's own styles.",
  delay: "How long it waits once it is reached, in ms.",
  duration: "How long it takes, in ms, if Islet draws it.",
  start: "How far from the top of the window it begins, in percent of the window's height.",
  items: "Selector of elements inside that appear one after another. Default: the element as a whole.",
  stagger: "Time between two of these, in ms.",
  hiddenClass: "Classes by which the server's styles hide the element until it appears.",
  animatedClass:
    "Classes that start an animation of the page's own styles, together with its name. Default: Islet draws it.",
  interactions:
    "Further animations: each has a trigger, an effect, type (in or out), direction, easing, duration and delay in ms, replay, for scroll-on the start and end in percent of what it is relative to (viewport: the window's height, page: the way through the page), and for the effect custom its keyframes: each a place (at, in percent) and values of opacity, translate, scale and transform.",
};
