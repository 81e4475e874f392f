import { isTag } from "#runtime/kind.ts";
import { jQueryOf } from "./jquery.ts";

/**
 * Stock scripts by a part of their address. Each test looks for traces that only this script leaves: plugins listen to
 * the same events.
 */
export type StockScripts<Script extends string> = Readonly<Record<Script, () => boolean>>;

/** The elements of a stock script, also those that an optimiser delays. */
const elementsOf = (isAddress: (address: string) => boolean): HTMLScriptElement[] =>
  [...Document.prototype.querySelectorAll.call(document, "script")].filter(
    (script): script is HTMLScriptElement =>
      isTag(script, "script") &&
      [...script.attributes].some(({ name, value }) => name.endsWith("src") && isAddress(value)),
  );

/** Whether an optimiser delays a script until the visitor's first interaction. */
const isDelayed = (script: HTMLScriptElement) =>
  !script.hasAttribute("src") || !/^(?:|module|(?:text|application)\/javascript)$/.test(script.type);

/** Whether the document's deferred scripts have run. Not the load event: an image may never load. */
const isDocumentReady = () =>
  document.readyState === "complete" ||
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).domContentLoadedEventEnd > 0);

/** An async script may run after the others. */
const hasLoaded = (script: HTMLScriptElement) =>
  !script.async || performance.getEntriesByName(script.src, "resource").length > 0;

const loadEnd = (script: HTMLScriptElement) =>
  new Promise<unknown>((resolve) => {
    for (const type of ["load", "error"]) script.addEventListener(type, resolve, { once: true });
  });

async function scriptsHaveRun(scripts: readonly HTMLScriptElement[]) {
  if (!isDocumentReady())
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  await Promise.all(scripts.filter((script) => script.src && !hasLoaded(script)).map(loadEnd));
  // jQuery's ready callbacks run two tasks later.
  for (let task = 0; task < 2; task++) await new Promise((resolve) => setTimeout(resolve));
}

/**
 * The stock scripts of a list that run on this page or that an optimiser delays. Waits until they have run, if there are
 * any. `isAddressOf` tells whether an address is that of a script.
 */
export async function runningScripts<Script extends string>(
  list: StockScripts<Script>,
  isAddressOf: (part: string, address: string) => boolean,
): Promise<ReadonlySet<Script>> {
  const parts = Object.keys(list) as Script[];
  const elements = (part: Script) => elementsOf((address) => isAddressOf(part, address));
  const scripts = parts.flatMap(elements);
  if (!jQueryOf() && scripts.length === 0) return new Set();
  await scriptsHaveRun(scripts);
  return new Set(parts.filter((part) => elements(part).some(isDelayed) || list[part]()));
}

/** Whether an address contains a part; `*` in the part stands for any text. */
const isAddressOf = (part: string, address: string) => {
  let place = 0;
  return part.split("*").every((text) => {
    const found = address.indexOf(text, place);
    place = found + text.length;
    return found >= 0;
  });
};

/**
 * Whether any stock script of a list runs on this page or an optimiser delays it. Waits until they have run, if there are
 * any. Their traces count without their elements, too. In the parts of addresses, `*` stands for any text.
 */
export const isAnyRunning = async (list: StockScripts<string>): Promise<boolean> =>
  (await runningScripts(list, isAddressOf)).size > 0 || Object.values(list).some((hasTraces) => hasTraces());
