import type { Motion } from "./motion.ts";
import type { Effect } from "./settings.ts";

/** The CSS properties that draw motion. The element's own `transform` and `opacity` are left alone, and count as well. */
export type MotionProperty = "translate" | "rotate" | "scale" | "filter";

const PROPERTY: Readonly<Record<Effect["effect"], MotionProperty>> = {
  translateY: "translate",
  translateX: "translate",
  opacity: "filter",
  blur: "filter",
  rotateZ: "rotate",
  scale: "scale",
  mouseTrack: "translate",
  tilt: "rotate",
};

/** The properties that these effects change, each once. */
export const propertiesOf = (effects: readonly Effect[]): readonly MotionProperty[] => [
  ...new Set(effects.map(({ effect }) => PROPERTY[effect])),
];

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

/** The values of these properties; no filter where it would change nothing. */
export const styleOf = (
  { x, y, scale, opacity, blur, ...turns }: Motion,
  unit: string,
): Readonly<Record<MotionProperty, string>> => ({
  translate: `${rounded(x)}${unit} ${rounded(y)}${unit}`,
  rotate: rotation(turns),
  scale: String(rounded(scale)),
  filter: blur || opacity !== 1 ? `blur(${rounded(blur)}px) opacity(${rounded(opacity)})` : "",
});

/** Three turns as one about one axis, by the product of their quaternions: `rotate` takes no more. */
function rotation({ rotateX, rotateY, rotateZ }: Pick<Motion, "rotateX" | "rotateY" | "rotateZ">): string {
  if (!rotateX && !rotateY) return `${rounded(rotateZ)}deg`;
  const [cosX, sinX] = halfTurn(rotateX);
  const [cosY, sinY] = halfTurn(rotateY);
  const [cosZ, sinZ] = halfTurn(rotateZ);
  const axis = [
    sinX * cosY * cosZ + cosX * sinY * sinZ,
    cosX * sinY * cosZ - sinX * cosY * sinZ,
    sinX * sinY * cosZ + cosX * cosY * sinZ,
  ];
  const angle = 2 * Math.acos(Math.min(Math.max(cosX * cosY * cosZ - sinX * sinY * sinZ, -1), 1));
  return `${axis.map(rounded).join(" ")} ${rounded((angle * 180) / Math.PI)}deg`;
}

/** Cosine and sine of half an angle in degrees. */
function halfTurn(degrees: number): readonly [cosine: number, sine: number] {
  const radians = (degrees * Math.PI) / 360;
  return [Math.cos(radians), Math.sin(radians)];
}
