import { block } from "#dom/overlay.ts";
import { exposeGlobals } from "./expose-globals.ts";

interface BlockOptions {
  /** Markup that visitors read; none where the theme's own sign of waiting is enough. */
  readonly message?: unknown;
}

interface Elements {
  each(run: (index: number, element: HTMLElement) => void): this;
  data(name: string, value: unknown): this;
  removeData(name: string): this;
}

/** The part of jQuery that the library adds to. */
export interface BlockUiHost {
  (target: HTMLElement): Elements;
  readonly fn: Record<string, unknown>;
  blockUI?: unknown;
  unblockUI?: unknown;
}

/** By this gateways see that an element is blocked already. */
const MARK = "blockUI.isBlocked";

const covers = new WeakMap<HTMLElement, () => void>();

/** `block()` and `unblock()` of the shop's library, which gateways call, where the page has it no longer (reference: shop 10). */
export function keepBlockUi($: BlockUiHost, signal: AbortSignal): void {
  if ($.fn["block"] !== undefined) return;
  const defaults: BlockOptions & Record<string, unknown> = {
    message: "<h1>Please wait...</h1>",
    css: {},
    overlayCSS: {},
  };

  function cover(element: HTMLElement, options?: BlockOptions) {
    const { message } = { ...defaults, ...options };
    const text = typeof message === "string" ? message.replace(/<[^>]*>/g, "") : "";
    if (covers.has(element)) return;
    covers.set(element, block(element, { text, signal }));
    $(element).data(MARK, 1);
  }

  function uncover(element: HTMLElement) {
    covers.get(element)?.();
    covers.delete(element);
    $(element).removeData(MARK);
  }

  const jQueryOwn = {
    block(this: Elements, options?: BlockOptions) {
      return this.each((_index, element) => cover(element, options));
    },
    unblock(this: Elements) {
      return this.each((_index, element) => uncover(element));
    },
  };
  exposeGlobals($.fn, jQueryOwn, signal);
  const blockUI = Object.assign((options?: BlockOptions) => cover(document.body, options), { defaults });
  exposeGlobals($, { blockUI, unblockUI: () => uncover(document.body) }, signal);
}
