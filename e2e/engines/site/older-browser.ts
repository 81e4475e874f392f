/**
 * Runs in every page before its own scripts: takes away what Safari 16.4, Chrome 109 or Firefox 115 lacks. What one of
 * the three lacks is missing here, so a page that works here asks for nothing that one of them does not have.
 */
export function removeNewerApis(): void {
  const remove = (owner: object | undefined, ...names: string[]) => {
    for (const name of names)
      if (owner && !Reflect.deleteProperty(owner, name)) throw new Error(`${name} stays`);
  };
  const global = window as unknown as Record<string, { prototype: object } & object>;
  const prototype = (name: string) => global[name]?.prototype;

  remove(global["Array"], "fromAsync");
  remove(prototype("Array"), "toSorted", "toReversed", "toSpliced", "with");
  remove(prototype("String"), "isWellFormed", "toWellFormed");
  remove(global["Object"], "groupBy");
  remove(global["Map"], "groupBy");
  remove(global["Promise"], "withResolvers", "try");
  remove(prototype("Set"), "union", "intersection", "difference", "symmetricDifference");
  remove(prototype("Set"), "isSubsetOf", "isSupersetOf", "isDisjointFrom");
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
  remove(
    iterator,
    "map",
    "filter",
    "take",
    "drop",
    "flatMap",
    "reduce",
    "toArray",
    "forEach",
    "some",
    "every",
    "find",
  );
  remove(global["Intl"], "DurationFormat", "Segmenter");
  remove(global["URL"], "canParse", "parse");
  remove(global["AbortSignal"], "any");
  remove(global["RegExp"], "escape");
  remove(
    window,
    "Iterator",
    "URLPattern",
    "Temporal",
    "Sanitizer",
    "scheduler",
    "navigation",
    "CloseWatcher",
  );
  remove(window, "requestIdleCallback", "cancelIdleCallback", "onscrollend");

  const element = prototype("Element");
  const reflected = Object.getOwnPropertyNames(element).filter((name) => /^aria[A-Z]|^role$/.test(name));
  remove(element, ...reflected, "checkVisibility", "setHTML", "setHTMLUnsafe", "moveBefore", "onscrollend");
  remove(
    prototype("HTMLElement"),
    "popover",
    "showPopover",
    "hidePopover",
    "togglePopover",
    "onbeforetoggle",
  );
  remove(
    prototype("HTMLButtonElement"),
    "popoverTargetElement",
    "popoverTargetAction",
    "commandForElement",
    "command",
  );
  remove(prototype("HTMLDialogElement"), "closedBy", "requestClose");
  remove(prototype("HTMLSelectElement"), "showPicker");
  remove(prototype("Document"), "startViewTransition", "moveBefore", "onscrollend");
  remove(prototype("DocumentFragment"), "moveBefore");
  remove(global["Document"], "parseHTML", "parseHTMLUnsafe");
  remove(prototype("ShadowRoot"), "setHTML", "setHTMLUnsafe");

  // A selector list with a word that the browser does not know is a syntax error.
  const unknown = /:has\(|:dir\(|:popover-open|:open\b/;
  for (const [owner, name] of [
    [prototype("Document"), "querySelector"],
    [prototype("Document"), "querySelectorAll"],
    [prototype("DocumentFragment"), "querySelector"],
    [prototype("DocumentFragment"), "querySelectorAll"],
    [element, "querySelector"],
    [element, "querySelectorAll"],
    [element, "matches"],
    [element, "closest"],
  ] as const) {
    const own = Reflect.get(owner ?? {}, name) as (selector: string) => unknown;
    const older = function (this: unknown, selector: string): unknown {
      if (unknown.test(selector))
        throw new DOMException(`'${selector}' is not a valid selector.`, "SyntaxError");
      return own.call(this, selector);
    };
    Reflect.defineProperty(owner ?? {}, name, { value: older, configurable: true, writable: true });
  }
}

/** Spells what these browsers do not know in CSS so that no browser knows it. */
export const withoutNewerCss = (css: string): string =>
  css
    .replaceAll(/:(has|dir)\(/g, ":-unknown-$1(")
    .replaceAll(/:(popover-open|open)\b/g, ":-unknown-$1")
    .replaceAll(/\b(color-mix|light-dark|anchor)\(/g, "unknown-$1(")
    .replaceAll(/@(starting-style|scope|position-try)\b/g, "@unknown-$1")
    .replaceAll(/\(\s*scripting\s*:/g, "(unknown-scripting:")
    .replaceAll(
      /\b(anchor-name|position-anchor|position-area|interpolate-size|content-visibility)\s*:/g,
      "unknown-$1:",
    );
