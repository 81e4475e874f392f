import type { Kind } from "./markup.ts";

/** One way to mount a page's widgets. */
export interface Contestant {
  readonly name: string;
  readonly kind: Kind;
  /** Address of its only script tag. */
  readonly script: string;
}

const benchScript = (name: string) => `/islet/chunks/bench/${name}.js`;
const ISLET = "/islet/islet.js";
const LITE = "/islet/lite/islet.js";

export const bareRoots: Contestant = {
  name: "bare `createRoot` loop",
  kind: "countdown",
  script: benchScript("create-root"),
};
export const islands: Contestant = { name: "Islet, islands", kind: "countdown", script: ISLET };
export const liteIslands: Contestant = { name: "Islet lite, islands", kind: "countdown", script: LITE };
const isLand: Contestant = { name: "is-land with React", kind: "is-land", script: benchScript("is-land") };
export const bareHydration: Contestant = {
  name: "bare `hydrateRoot` loop",
  kind: "prerendered",
  script: benchScript("hydrate-root"),
};
export const prerendered: Contestant = {
  name: "Islet, prerendered islands",
  kind: "prerendered",
  script: ISLET,
};
export const litePrerendered: Contestant = {
  name: "Islet lite, prerendered islands",
  kind: "prerendered",
  script: LITE,
};
export const listeners: Contestant = {
  name: "listeners written by hand",
  kind: "disclosure",
  script: benchScript("listeners"),
};
export const stimulus: Contestant = {
  name: "Stimulus controllers",
  kind: "stimulus",
  script: benchScript("stimulus"),
};
export const enhancers: Contestant = {
  name: "Islet, enhancers",
  kind: "disclosure",
  script: ISLET,
};

/** In the order of the table. Each of Islet's contestants follows the ones it is compared with. */
export const contestants: readonly Contestant[] = [
  bareRoots,
  islands,
  liteIslands,
  isLand,
  bareHydration,
  prerendered,
  litePrerendered,
  listeners,
  stimulus,
  enhancers,
];
