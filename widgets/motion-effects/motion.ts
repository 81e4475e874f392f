import { presence, withinRange } from "./progress.ts";
import type { Effect } from "./settings.ts";

/** How an element is drawn away from its place. `x` and `y` are in the unit of its {@link Travel}, turns in degrees. */
export interface Motion {
  x: number;
  y: number;
  rotateX: number;
  rotateY: number;
  rotateZ: number;
  scale: number;
  opacity: number;
  /** In px. */
  blur: number;
}

/** What effects follow, in percent: of the way that has been scrolled, and of the window from its left and top. */
export interface Progress {
  readonly scroll: number;
  readonly mouseX: number;
  readonly mouseY: number;
}

type Axis = "x" | "y";

/** How far an effect of a speed moves something along an axis at a progress in percent. */
export interface Travel {
  readonly unit: "px" | "%";
  readonly distance: (axis: Axis, progress: number, speed: number) => number;
}

/** To both sides of the middle, by `speed` for each percent. */
const aroundMiddle = (progress: number, speed: number) => (50 - progress) * speed;

/** An element moves to both sides of its place, in px. */
export const elementTravel: Travel = {
  unit: "px",
  distance: (_axis, progress, speed) => aroundMiddle(progress, speed),
};

/** By how much a background is larger than its box along each axis, in percent of the box. */
export type Surplus = Readonly<Record<Axis, number>>;

/** What an effect of that speed needs. */
const surplusOf = (speed: number) => speed * 10;

/** The surplus that effects need together, so that the background covers its box wherever they move it. */
export function surplusFor(effects: readonly Effect[]): Surplus {
  const sum = (...moves: readonly Effect["effect"][]) =>
    effects.reduce((whole, { effect, speed }) => whole + (moves.includes(effect) ? surplusOf(speed) : 0), 0);
  return { x: sum("translateX", "mouseTrack"), y: sum("translateY", "mouseTrack") };
}

/** A background moves inside its box, in percent of its own size. */
export const layerTravel = (surplus: Surplus): Travel => ({
  unit: "%",
  distance: (axis, progress, speed) => (-surplusOf(speed) * progress) / (100 + surplus[axis]),
});

/** Whether an effect follows the mouse. */
export const isOfMouse = ({ effect }: Effect): boolean => effect === "mouseTrack" || effect === "tilt";

const turned = (progress: number, { direction }: Effect) =>
  direction === "negative" ? 100 - progress : progress;

type Apply = (motion: Motion, effect: Effect, at: Progress & Pick<Travel, "distance">) => void;

const scrolled = (effect: Effect, { scroll }: Progress) => turned(withinRange(scroll, effect), effect);

const APPLY: Readonly<Record<Effect["effect"], Apply>> = {
  translateY(motion, effect, at) {
    motion.y += at.distance("y", scrolled(effect, at), effect.speed);
  },
  translateX(motion, effect, at) {
    motion.x += at.distance("x", scrolled(effect, at), effect.speed);
  },
  opacity(motion, effect, { scroll }) {
    motion.opacity *= 1 - (effect.level / 10) * (1 - presence(scroll, effect));
  },
  blur(motion, effect, { scroll }) {
    motion.blur += effect.level * (1 - presence(scroll, effect));
  },
  rotateZ(motion, effect, at) {
    motion.rotateZ += aroundMiddle(scrolled(effect, at), effect.speed);
  },
  scale(motion, effect, { scroll }) {
    motion.scale *= 1 + (effect.speed / 10) * presence(scroll, effect);
  },
  mouseTrack(motion, effect, { mouseX, mouseY, distance }) {
    motion.x += distance("x", turned(mouseX, effect), effect.speed);
    motion.y += distance("y", turned(mouseY, effect), effect.speed);
  },
  tilt(motion, effect, { mouseX, mouseY }) {
    motion.rotateX += aroundMiddle(turned(mouseY, effect), effect.speed / 10);
    motion.rotateY -= aroundMiddle(turned(mouseX, effect), effect.speed / 10);
  },
};

/** What all effects together make of an element. */
export function motionOf(effects: readonly Effect[], progress: Progress, { distance }: Travel): Motion {
  const motion = { x: 0, y: 0, rotateX: 0, rotateY: 0, rotateZ: 0, scale: 1, opacity: 1, blur: 0 };
  for (const effect of effects) APPLY[effect.effect](motion, effect, { ...progress, distance });
  return motion;
}
