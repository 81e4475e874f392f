import * as z from "zod/mini";
import { choice, classNames, count, group, selector, text, toggle, url } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of an animation. Points are in percent of its frames. */
export const settings = z.object({
  animationUrl: url(""),
  label: text(""),
  caption: text(""),
  trigger: choice(
    ["none", "arriving_to_viewport", "bind_to_scroll", "on_click", "on_hover"],
    "arriving_to_viewport",
  ),
  viewportStart: count({ default: 0, max: 100 }),
  viewportEnd: count({ default: 100, max: 100 }),
  effectsRelativeTo: choice(["viewport", "page"], "viewport"),
  hoverArea: choice(["animation", "widget", "column", "section", "container"], "animation"),
  onHoverOut: choice(["default", "pause", "reverse"], "default"),
  loop: toggle(),
  numberOfTimes: count({ default: 0, max: 1_000 }),
  reverseAnimation: toggle(),
  playSpeed: count({ default: 1, min: 0.01, max: 100 }),
  startPoint: count({ default: 0, max: 100 }),
  endPoint: count({ default: 100, max: 100 }),
  linkTimeout: count({ default: 0, max: 60_000 }),
  renderer: choice(["svg", "canvas"], "svg"),
  lazyload: toggle(true),
  skin: group({
    host: classNames(["islet-animation"]),
    drawing: selector(".islet-animation__drawing"),
    caption: classNames(["islet-animation__caption"]),
    column: selector("*"),
    section: selector("section"),
    container: selector("main"),
  }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  animationUrl:
    "Address of a Lottie file (JSON): the site's own, or of a host in allowed_hosts of the page configuration.",
  label:
    "What the animation shows, for screen readers; without it the text of its picture counts, or its caption.",
  caption: "A text below the animation, if the server has printed none.",
  trigger:
    "What starts it: nothing, its arrival in the window, how far the page is scrolled, a press, or the pointer.",
  viewportStart: "How much of the window's lower edge does not count as the window, in percent.",
  viewportEnd: "Up to where the window counts, in percent of its height from below.",
  effectsRelativeTo: "Whether an animation that follows the scrolling follows its own way or the page's.",
  hoverArea: "Where the pointer starts it.",
  onHoverOut: "What happens when the pointer leaves: it plays on, pauses, or plays back.",
  loop: "Play it again and again.",
  numberOfTimes:
    "How many times it plays if it plays again; 0 for no end. Once forward and back is one time.",
  reverseAnimation: "Play it back after each time.",
  playSpeed: "How fast it plays; 1 as it was made.",
  startPoint: "Where it starts, in percent of its length.",
  endPoint: "Where it ends, in percent of its length.",
  linkTimeout: "How long the link around an animation that a press starts waits for it, in ms.",
  renderer: "Whether it is drawn as SVG or on a canvas.",
  lazyload: "Load the file only when the animation is near the window.",
  skin: "Class names of the host, and of its caption. Selector of the printed element for the drawing. Selectors of the column, the section and the container around the host.",
};
