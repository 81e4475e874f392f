import { runInNewContext } from "node:vm";
import { Window } from "happy-dom";
import type { ReadPage } from "./read-page.ts";

/** Names that stay Node's: the language's own, and what the program itself works with. */
const KEPT = new Set([
  ...(runInNewContext("Object.getOwnPropertyNames(globalThis)") as string[]),
  ...["console", "process", "global", "globalThis", "performance", "structuredClone", "queueMicrotask"],
  ...["setTimeout", "clearTimeout", "setInterval", "clearInterval", "setImmediate", "clearImmediate"],
]);

/**
 * Opens a page in happy-dom and makes its window the program's own, once: what runs in a browser runs then here. No script of
 * the page runs, and nothing is fetched.
 */
export function openWindow({ url, html }: Pick<ReadPage, "url" | "html">): void {
  const window = new Window({
    url,
    width: 1_280,
    height: 800,
    settings: {
      disableCSSFileLoading: true,
      disableJavaScriptFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
      navigation: { disableChildFrameNavigation: true, disableMainFrameNavigation: true },
    },
  });
  Object.assign(window, { fetch: neverAnswers, IntersectionObserver: EverythingIsInView });
  // There is no layout, so there is no element at any point.
  Object.assign(window.document, { elementsFromPoint: () => [] });
  for (const name of namesOf(window)) if (!KEPT.has(name)) share(window, name);
  Object.assign(globalThis, { window: globalThis, self: globalThis });
  window.XMLHttpRequest.prototype.send = () => {};
  // Methods of the window itself are called without it.
  window.document.write(html);
}

/** All that a window has, also from its prototypes. */
function namesOf(window: object): string[] {
  const names = Object.getOwnPropertyNames(window);
  const parent = Object.getPrototypeOf(window) as object;
  return parent === Object.prototype ? names : [...names, ...namesOf(parent)];
}

function share(window: Window, name: string): void {
  KEPT.add(name);
  const read = (): unknown => {
    const value: unknown = Reflect.get(window, name);
    const isMethod = typeof value === "function" && !/^[A-Z]/.test(name);
    return isMethod ? value.bind(window) : value;
  };
  const method = read();
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => (typeof method === "function" ? method : read()),
    set: (value: unknown) => {
      Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
    },
  });
}

/** A check must not look like an answer that failed. */
const neverAnswers = () => new Promise<never>(() => {});

/** There is no layout: all that waits to be seen starts. */
class EverythingIsInView {
  readonly #report: (entries: readonly object[], observer: this) => void;
  constructor(report: (entries: readonly object[], observer: EverythingIsInView) => void) {
    this.#report = report;
  }
  observe(target: Element) {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 };
    queueMicrotask(() => this.#report([entry], this));
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
