import { afterEach } from "vitest";

interface HappyDom {
  readonly settings: { readonly device: { prefersReducedMotion: string } };
  setViewport(viewport: { width: number }): void;
}

/** What a visitor's device answers media queries by. */
interface Device {
  /** Of the window, in px. */
  readonly width?: number;
  readonly prefersReducedMotion?: boolean;
}

const happyDom = Reflect.get(window, "happyDOM") as HappyDom;
const original: Required<Device> = { width: innerWidth, prefersReducedMotion: false };

/** Changes the visitor's device until the test ends. Every media query is read; a change of width is told. */
export function setDevice({ width, prefersReducedMotion }: Device): void {
  if (prefersReducedMotion !== undefined)
    happyDom.settings.device.prefersReducedMotion = prefersReducedMotion ? "reduce" : "no-preference";
  if (width !== undefined) happyDom.setViewport({ width });
}

afterEach(() => setDevice(original));
