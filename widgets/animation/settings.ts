import * as z from "zod/mini";
import { choice, count, milliseconds, percent, text, toggle, url } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of an animation. Points are in percent of its frames. */
export const settings = z.object({
  animationUrl: url(""),
  label: text(""),
  caption: text(""),
  trigger: choice(
    ["none", "arriving_to_viewport", "bind_to_scroll", "on_click", "on_hover"],
    "arriving_to_viewport",
  ),
  viewportStart: percent({ default: 0 }),
  viewportEnd: percent({ default: 100 }),
  effectsRelativeTo: choice(["viewport", "page"], "viewport"),
  hoverArea: choice(["animation", "widget", "column", "section", "container"], "animation"),
  onHoverOut: choice(["default", "pause", "reverse"], "default"),
  loop: toggle(),
  numberOfTimes: count({ default: 0, max: 1_000 }),
  reverseAnimation: toggle(),
  playSpeed: count({ default: 1, min: 0.01, max: 100 }),
  startPoint: percent({ default: 0 }),
  endPoint: percent({ default: 100 }),
  linkTimeout: milliseconds({ default: 0, max: 60_000 }),
  renderer: choice(["svg", "canvas"], "svg"),
  lazyload: toggle(true),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
