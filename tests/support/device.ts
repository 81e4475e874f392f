import { afterEach } from "vitest";

interface HappyDom {
  readonly settings: {
    readonly device: { prefersReducedMotion: string };
    readonly navigator: { maxTouchPoints: number };
  };
  setViewport(viewport: { width: number }): void;
}

/** What a visitor's device answers media queries by. */
interface Device {
  /** Of the window, in px. */
  readonly width?: number;
  readonly prefersReducedMotion?: boolean;
  /** Whether the visitor has fingers alone, and no mouse. */
  readonly hasTouch?: boolean;
}

const happyDom = Reflect.get(window, "happyDOM") as HappyDom;
const original: Required<Device> = { width: innerWidth, prefersReducedMotion: false, hasTouch: false };

/** Every query that has been asked. */
const asked = new Set<MediaQueryList>();
const ask = window.matchMedia.bind(window);
window.matchMedia = (query) => {
  const list = ask(query);
  // happy-dom's own listen to the window's size alone, and believe that no query holds when it is asked.
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  Object.assign(list, { addEventListener, removeEventListener });
  asked.add(list);
  return list;
};

function set({ width, prefersReducedMotion, hasTouch }: Device): void {
  const { device, navigator: input } = happyDom.settings;
  if (prefersReducedMotion !== undefined)
    device.prefersReducedMotion = prefersReducedMotion ? "reduce" : "no-preference";
  if (hasTouch !== undefined) input.maxTouchPoints = hasTouch ? 1 : 0;
  if (width !== undefined) happyDom.setViewport({ width });
}

/** Changes the visitor's device until the test ends. Every media query is read, and told if its answer is another one. */
export function setDevice(device: Device): void {
  const before = [...asked].map((list) => [list, list.matches] as const);
  set(device);
  for (const [list, matched] of before) if (list.matches !== matched) list.dispatchEvent(new Event("change"));
}

afterEach(() => {
  set(original);
  asked.clear();
});
