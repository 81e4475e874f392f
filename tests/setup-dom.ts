import nodeConsole from "node:console";
import { MessageChannel } from "node:worker_threads";
import { afterEach } from "vitest";
import { loadReact } from "./support/react-turns.ts";
// Before any file of a test: the runtime takes these methods as it loads.
import "./support/mended-window.ts";

// As in the oldest browsers that Islet supports: elements reflect no ARIA attribute, and URL cannot be asked.
for (const name of typeof Element === "undefined" ? [] : Object.getOwnPropertyNames(Element.prototype))
  if (/^aria[A-Z]|^role$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
Object.assign(URL, { canParse: undefined });

/** As in browsers, nobody has to handle that an animation is cancelled. The windows of a process share their classes. */
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
    // The exception may be another window's of the process.
    if ((told[0] as Partial<DOMException> | undefined)?.name !== "NotSupportedError") error(...told);
  };
  Object.assign(nodeConsole, { [SILENT]: true });
}

/** In browsers, an element that is found on the window by its id is no property of the window's own. */
const HIDDEN = Symbol.for("islet.hidden-named-elements");
function hideNamedElements(): void {
  const prototype = Element.prototype as unknown as Record<symbol, (this: Element, id: string) => void>;
  const key = Object.getOwnPropertySymbols(prototype).find(
    ({ description }) => description === "addIdentifierToWindow",
  );
  const add = key && prototype[key];
  if (!add || HIDDEN in prototype) return;
  prototype[key] = function (id) {
    const view = this.ownerDocument.defaultView ?? {};
    const isNew = !Object.hasOwn(view, id);
    add.call(this, id);
    if (isNew) Reflect.deleteProperty(view, id);
  };
  Object.assign(prototype, { [HIDDEN]: true });
}

/** There is no server. happy-dom would try to connect, fail after the test, and print a stack. */
function disconnect(): void {
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest) {
    queueMicrotask(() => this.dispatchEvent(new Event("error")));
  };
}

/** On a busy machine a test may begin before its window has loaded, and the code would wait for that. */
async function loaded(): Promise<void> {
  while (document.readyState !== "complete") await new Promise((resolve) => setTimeout(resolve));
}

if (typeof document !== "undefined") {
  await loaded();
  // happy-dom has none, and React works without turns of its own.
  Object.assign(globalThis, { MessageChannel });
  if (process.env["ISLET_ENGINE"] !== "preact") await loadReact();
  quietAnimations();
  silenceFrames();
  hideNamedElements();
  // happy-dom has no layout, so there is no element at any point.
  if (!("elementsFromPoint" in document)) Object.assign(document, { elementsFromPoint: () => [] });
  // Nor can it print.
  window.print ??= () => {};
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
