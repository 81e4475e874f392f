import * as z from "zod/mini";
import { choice, choices, classNames, count, group, list, selector } from "#runtime/controls.ts";
import { DEVICE_MODES } from "#runtime/page.ts";
import type { About } from "#runtime/widget.ts";

/** What can be done to a background: the last one follows the mouse, the others the scrolling. */
const BACKGROUND_EFFECTS = ["translateY", "translateX", "opacity", "blur", "scale", "mouseTrack"] as const;

/** What can be done to an element. */
export const EFFECTS = [...BACKGROUND_EFFECTS, "rotateZ", "tilt"] as const;

const effectsOf = <Name extends string>(names: readonly Name[]) =>
  list(
    group({
      effect: choice(names),
      direction: choice(["normal", "negative", "out-in", "in-out", "in-out-in", "out-in-out"], "normal"),
      speed: count({ default: 4, max: 10 }),
      level: count({ default: 10, max: 10 }),
      start: count({ default: 0, max: 100 }),
      end: count({ default: 100, max: 100 }),
    }),
  );

const range = () => choice(["default", "viewport", "page"], "default");

/** What an editor can set of motion effects. */
export const settings = z.object({
  effects: effectsOf(EFFECTS),
  effectsOn: choices(DEVICE_MODES, DEVICE_MODES),
  effectsRange: range(),
  anchorX: choice(["left", "center", "right"], "center"),
  anchorY: choice(["top", "center", "bottom"], "center"),
  backgroundEffects: effectsOf(BACKGROUND_EFFECTS),
  backgroundEffectsOn: choices(DEVICE_MODES, DEVICE_MODES),
  backgroundEffectsRange: range(),
  skin: group({
    element: classNames(["islet-motion-effects"]),
    parent: classNames([]),
    perspective: classNames(["islet-motion-effects-perspective"]),
    background: classNames(["islet-motion-effects--background"]),
    layerParent: selector(""),
    container: classNames(["islet-motion-effects-background"]),
    layer: classNames(["islet-motion-effects-layer"]),
  }),
});

export type Settings = z.infer<typeof settings>;

/** One effect, as an editor sets it. */
export type Effect = Settings["effects"][number];

export const about: About<Settings> = {
  effects:
    "What is done to the element: each has an effect, a direction, a speed from 0 to 10 (translateY, translateX, rotateZ, scale, mouseTrack, tilt) or a level from 0 to 10 (opacity, blur), and for effects of scrolling the start and end of the affected range in percent.",
  effectsOn: "Devices on which they work.",
  effectsRange:
    "Whether percents are of the element's way through the window (viewport) or of the whole page (page). Default: the viewport, for a fixed element the page.",
  anchorX: "The point across the element about which it turns and grows.",
  anchorY: "The point down the element about which it turns and grows.",
  backgroundEffects: "The same for the element's background picture, but for rotateZ and tilt.",
  backgroundEffectsOn: "Devices on which these work.",
  backgroundEffectsRange: "What their percents are of.",
  skin: "Class names of the element, of its parent, of the parent of an element that tilts, and of an element whose background moves. Selector of the element inside that has this background, by default the element itself. Class names of the box around the background and of the background.",
};
