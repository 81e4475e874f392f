import nodeConsole from "node:console";
import { afterEach } from "vitest";
// Before any file of a test: the runtime takes these methods as it loads.
import "./support/form-proxies.ts";

// As in the oldest browsers that Islet supports: elements reflect no ARIA attribute, and URL cannot be asked.
for (const name of typeof Element === "undefined" ? [] : Object.getOwnPropertyNames(Element.prototype))
  if (/^aria[A-Z]|^role$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
Object.assign(URL, { canParse: undefined });

/** What a window is before any test. Later files of the same process get it from here. */
interface Original {
  readonly href: string;
  readonly names: ReadonlyMap<object, ReadonlySet<string>>;
}
const ORIGINAL = Symbol.for("islet.original-window");

/** Files share a window: what one defined on it, its document or navigator, stored or visited is gone for the next. */
function renewWindow(): void {
  const shared = globalThis as { [ORIGINAL]?: Original };
  const { href, names } = (shared[ORIGINAL] ??= {
    href: location.href,
    names: new Map(
      [globalThis, document, navigator].map((target) => [
        target,
        new Set(Object.getOwnPropertyNames(target)),
      ]),
    ),
  });
  // React and Vitest note here what they have done, and go on doing it.
  for (const [target, original] of names)
    for (const name of Object.getOwnPropertyNames(target))
      if (!original.has(name) && !name.startsWith("_")) Reflect.deleteProperty(target, name);
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=", 1)[0]}=; path=/; max-age=0`;
  // An element that a file has defined calls that file's modules.
  for (const key of Object.getOwnPropertySymbols(customElements)) {
    const part: unknown = Reflect.get(customElements, key);
    if (part instanceof Map) part.clear();
  }
  (Reflect.get(window, "happyDOM") as { setURL(url: string): void }).setURL(href);
  // Whoever goes back comes to this entry.
  history.replaceState(null, "", href);
}

/** As in browsers, nobody has to handle that an animation is cancelled. Files share the window's classes. */
const QUIET = Symbol.for("islet.quiet-animations");
function quietAnimations(): void {
  const { prototype } = Element;
  if (QUIET in prototype || !prototype.animate) return;
  const { animate } = prototype;
  prototype.animate = function (this: Element, ...args) {
    const animation = animate.apply(this, args);
    animation.finished.catch(() => undefined);
    return animation;
  };
  Object.assign(prototype, { [QUIET]: true });
}

/** happy-dom loads no frames, and prints a stack for each that it does not load. */
const SILENT = Symbol.for("islet.silent-frames");
function silenceFrames(): void {
  if (SILENT in nodeConsole) return;
  const { error } = nodeConsole;
  nodeConsole.error = (...told: unknown[]) => {
    if (!(told[0] instanceof DOMException && told[0].name === "NotSupportedError")) error(...told);
  };
  Object.assign(nodeConsole, { [SILENT]: true });
}

/** There is no server. happy-dom would try to connect, fail after the test, and print a stack. */
function disconnect(): void {
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest) {
    queueMicrotask(() => this.dispatchEvent(new Event("error")));
  };
}

/**
 * React takes its clock when it loads, and stays for all files of the process. A test that loads it under fake timers would
 * leave later files a React whose effects wait for a clock that nobody moves.
 */
const loadReact = () => (process.env["ISLET_ENGINE"] === "preact" ? undefined : import("react-dom/client"));

if (typeof document !== "undefined") {
  await loadReact();
  quietAnimations();
  silenceFrames();
  // happy-dom has no layout, so there is no element at any point.
  if (!("elementsFromPoint" in document)) Object.assign(document, { elementsFromPoint: () => [] });
  // Nor can it print.
  window.print ??= () => {};
  renewWindow();
  disconnect();
}

// Testing Library cleans up after each test if it finds this function. Most tests never load it.
Object.assign(globalThis, { afterEach });

afterEach(() => {
  // A file may ask for the environment `node`, which starts faster.
  if (typeof document === "undefined") return;
  document.documentElement.removeAttribute("class");
  document.head.replaceChildren();
  document.body.replaceChildren();
  // Whoever scrolled a page to its end has left it.
  document.documentElement.scrollTo(0, 0);
  localStorage.clear();
  sessionStorage.clear();
});
