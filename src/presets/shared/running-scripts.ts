import { isTag } from "#runtime/node-type.ts";
import { jQueryOf } from "./jquery.ts";
import type { StockScript, StockScripts } from "./stock.ts";

/** Whether an address contains a part; `*` in the part stands for any text. */
function contains(address: string, part: string): boolean {
  let place = 0;
  return part.split("*").every((text) => {
    const found = address.indexOf(text, place);
    place = found + text.length;
    return found >= 0;
  });
}

/** Whether a stock script comes from this address. */
export const addressHas = ({ address }: StockScript, given: string): boolean =>
  [address].flat().some((part) => contains(given, part));

/** A script of the page, with every address that it has or that an optimiser keeps for it. */
export interface PageScript {
  readonly element: HTMLScriptElement;
  readonly addresses: readonly string[];
}

/** All scripts of the page. Read them once for many stock scripts: a page has dozens of them. */
export const readPageScripts = (): readonly PageScript[] =>
  [...HTMLDocument.prototype.querySelectorAll.call(document, "script")]
    .filter((element): element is HTMLScriptElement => isTag(element, "script"))
    .map((element) => ({
      element,
      addresses: [...element.attributes].filter(({ name }) => name.endsWith("src")).map(({ value }) => value),
    }));

/** The elements of a stock script among those of the page. */
export const elementsOf = (stock: StockScript, scripts: readonly PageScript[]): HTMLScriptElement[] =>
  scripts
    .filter(({ addresses }) => addresses.some((address) => addressHas(stock, address)))
    .map(({ element }) => element);

/** Whether an optimiser delays a script until the visitor's first interaction. */
const isDelayed = (script: HTMLScriptElement) =>
  !script.hasAttribute("src") || !/^(?:|module|(?:text|application)\/javascript)$/.test(script.type);

/** Whether the document's deferred scripts have run. Not the load event: an image may never load. */
const isDocumentReady = () =>
  document.readyState === "complete" ||
  performance.getEntriesByType("navigation").some((entry) => entry.domContentLoadedEventEnd > 0);

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
 * The scripts of these names that run on this page or that an optimiser delays. Waits until they have run, if there may be
 * any: their traces count without their elements, too.
 */
export async function runningScripts<Handle extends string>(
  list: StockScripts<Handle>,
  handles = Object.keys(list) as Handle[],
): Promise<ReadonlySet<Handle>> {
  const before = readPageScripts();
  const elements = handles.flatMap((handle) => elementsOf(list[handle], before));
  const mayRun = jQueryOf() || elements.length > 0;
  if (mayRun) await scriptsHaveRun(elements);
  const scripts = mayRun ? readPageScripts() : before;
  return new Set(
    handles.filter((handle) => elementsOf(list[handle], scripts).some(isDelayed) || list[handle].runs()),
  );
}

/**
 * Whether any script of a list runs on this page or an optimiser delays it. None does if the server has taken off the first:
 * what looks like its traces is another script's.
 */
export const isAnyRunning = async (list: StockScripts, off: readonly string[] = []): Promise<boolean> =>
  !off.includes(Object.keys(list)[0] ?? "") && (await runningScripts(list)).size > 0;
