import { block, takeOff } from "#dom/block-element.ts";
import type { Page } from "#runtime/page.ts";
import { exposeGlobals } from "../shared/expose-globals.ts";

interface BlockOptions {
  /** Markup for visitors; anything but a string for none. */
  readonly message?: unknown;
}

interface Elements {
  each(run: (index: number, element: HTMLElement) => void): this;
  data(name: string, value: unknown): this;
  removeData(name: string): this;
}

/** The part of jQuery that the BlockUI library extends. */
export interface BlockUiHost {
  (target: HTMLElement): Elements;
  readonly fn: Record<string, unknown>;
  blockUI?: unknown;
  unblockUI?: unknown;
}

/** Data by which gateways see that an element is blocked. */
const BLOCKED_KEY = "blockUI.isBlocked";

const blocked = new WeakSet<HTMLElement>();

/** Adds `block()` and `unblock()` of the BlockUI library, which gateways call, if the page does not load it. */
export function exposeBlockUi($: BlockUiHost, page: Pick<Page, "text">, signal: AbortSignal): void {
  if ($.fn["block"] !== undefined) return;
  const defaults: BlockOptions & Record<string, unknown> = {
    message: `<h1>${page.text("blocked", "Please wait...")}</h1>`,
    css: {},
    overlayCSS: {},
  };

  function blockElement(element: HTMLElement, options?: BlockOptions) {
    const { message } = { ...defaults, ...options };
    const text = typeof message === "string" ? message.replace(/<[^>]*>/g, "") : "";
    if (blocked.has(element)) return;
    blocked.add(element);
    block(element, { text, signal, onTakenOff: () => forget(element) });
    $(element).data(BLOCKED_KEY, 1);
  }

  function forget(element: HTMLElement) {
    blocked.delete(element);
    $(element).removeData(BLOCKED_KEY);
  }

  const jQueryMethods = {
    block(this: Elements, options?: BlockOptions) {
      return this.each((_index, element) => blockElement(element, options));
    },
    unblock(this: Elements) {
      return this.each((_index, element) => takeOff(element));
    },
  };
  exposeGlobals($.fn, jQueryMethods, signal);
  const blockUI = Object.assign((options?: BlockOptions) => blockElement(document.body, options), {
    defaults,
  });
  exposeGlobals($, { blockUI, unblockUI: () => takeOff(document.body) }, signal);
}
