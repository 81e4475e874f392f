import type { CustomKeyframe, Interaction } from "./settings.ts";

/** One drawn animation. */
export type Effect = Pick<
  Interaction,
  "effect" | "type" | "direction" | "easing" | "duration" | "delay" | "keyframes"
>;

const DISTANCE: Readonly<Record<Effect["direction"], string>> = {
  none: "0px 0px",
  top: "0px -100px",
  bottom: "0px 100px",
  left: "-100px 0px",
  right: "100px 0px",
};

/** The entrances that Islet draws, by their names. */
const ENTRANCES: ReadonlyMap<string, Pick<Effect, "effect" | "direction">> = new Map([
  ["fade", { effect: "fade", direction: "none" }],
  ["slide-up", { effect: "fade", direction: "bottom" }],
  ["slide-down", { effect: "fade", direction: "top" }],
  ["slide-left", { effect: "fade", direction: "right" }],
  ["slide-right", { effect: "fade", direction: "left" }],
  ["zoom", { effect: "scale", direction: "none" }],
]);

export const entranceNames: readonly string[] = [...ENTRANCES.keys()];

/** The entrance of that name; undefined if Islet draws none. */
export function entranceOf(name: string, duration: number): Effect | undefined {
  const entrance = ENTRANCES.get(name);
  return entrance && { ...entrance, type: "in", easing: "ease-out", duration, delay: 0, keyframes: [] };
}

/** The state away from the element's place; the other state is the element's own. */
const away = ({ effect, direction }: Effect): Keyframe => ({
  ...(effect === "fade" && { opacity: 0 }),
  ...(effect === "scale" && { scale: 0 }),
  ...(direction !== "none" && { translate: DISTANCE[direction] }),
});

const customKeyframe = ({ at, opacity, ...properties }: CustomKeyframe): Keyframe => ({
  ...(at !== undefined && { offset: at / 100 }),
  ...(opacity !== undefined && { opacity }),
  // What is left out stays as it is.
  ...Object.fromEntries(Object.entries(properties).filter(([, value]) => value)),
});

/** The states of an animation in their order: browsers refuse places that go back. */
function keyframesOf(effect: Effect): Keyframe[] {
  if (effect.effect === "custom")
    return [...effect.keyframes].sort((one, other) => (one.at ?? 0) - (other.at ?? 0)).map(customKeyframe);
  return effect.type === "in" ? [away(effect), {}] : [{}, away(effect)];
}

/** Draws an animation until the signal aborts; an element that has gone out stays so. */
export function drawEffect(element: Element, effect: Effect, signal: AbortSignal): Animation | undefined {
  const { type, duration, delay, easing } = effect;
  // What has come in needs no animation any more.
  const fill = type === "in" && effect.effect !== "custom" ? "backwards" : "both";
  const animation = element.animate?.(keyframesOf(effect), { duration, delay, easing, fill });
  signal.addEventListener("abort", () => animation?.cancel());
  return animation;
}
