import type { Kind } from "./markup.ts";

/** One way to bring a page's widgets to life. */
export interface Contestant {
  readonly name: string;
  readonly kind: Kind;
  /** Address of its only script tag. */
  readonly script: string;
}

const own = (name: string) => `/islet/chunks/bench/${name}.js`;
const ISLET = "/islet/islet.js";

export const bareRoots: Contestant = {
  name: "bare `createRoot` loop",
  kind: "countdown",
  script: own("create-root"),
};
export const islands: Contestant = { name: "Islet, islands", kind: "countdown", script: ISLET };
const isLand: Contestant = { name: "is-land with React", kind: "is-land", script: own("is-land") };
export const bareHydration: Contestant = {
  name: "bare `hydrateRoot` loop",
  kind: "prerendered",
  script: own("hydrate-root"),
};
export const prerendered: Contestant = {
  name: "Islet, prerendered islands",
  kind: "prerendered",
  script: ISLET,
};
export const listeners: Contestant = {
  name: "listeners written by hand",
  kind: "accordion",
  script: own("listeners"),
};
export const enhancers: Contestant = {
  name: "Islet, enhancers",
  kind: "accordion",
  script: ISLET,
};

/** In the order of the table: each of ours behind what it is compared with. */
export const contestants: readonly Contestant[] = [
  bareRoots,
  islands,
  isLand,
  bareHydration,
  prerendered,
  listeners,
  enhancers,
];
