import * as z from "zod/mini";
import { choice, choices, count, group, list, percent } from "#runtime/controls.ts";
import { DEVICE_MODES } from "#runtime/page.ts";
import type { Parts } from "./parts.ts";

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
      start: percent({ default: 0, max: 100 }),
      end: percent({ default: 100, max: 100 }),
    }),
  );

const range = () => choice(["default", "viewport", "page", "parent"], "default");

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
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };

/** One effect, as an editor sets it. */
export type Effect = Settings["effects"][number];
