import { closest, selectAll } from "#browser/selectors.ts";
import { attributeOf } from "#runtime/markup.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import { camel } from "#runtime/page.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { isOwnOpener } from "./own-opener.ts";

/** Returns what opens the popup when `target` is pressed, or null. */
export type OpenerOf = (target: Element) => HTMLElement | null;

/** Finds what the open selector names. In an attribute, which a contributor may write, it reaches only what is its own. */
export function createOpeners(selector: string, context: WidgetContext): OpenerOf {
  const { host, warn } = context;
  const isLimited = selector !== "" && !isOfPage(selector, context);
  let isReported = false;
  const reaches = (opener: Element, target: Element) => {
    if (!isLimited || isOwnOpener(opener, target, host)) return true;
    if (!isReported) warn(leftOut(opener, host));
    isReported = true;
    return false;
  };
  // Told before anybody presses one.
  if (isLimited) selectAll(document, selector).every((opener) => reaches(opener, opener));
  return (target) => {
    const opener = closest(target, selector);
    return isHtmlElement(opener) && reaches(opener, target) ? opener : null;
  };
}

function isOfPage(selector: string, { isFromPage, name, page }: WidgetContext): boolean {
  const configured = Object.entries(page.widgetSettings[name] ?? {});
  return isFromPage || configured.some(([key, value]) => camel(key) === "openSelector" && value === selector);
}

function leftOut(opener: Element, host: HTMLElement): string {
  const [id, firstClass] = ["id", "class"].map((name) => attributeOf(opener, name)?.match(/\S+/)?.[0]);
  const element = opener.localName + (id ? `#${id}` : firstClass ? `.${firstClass}` : "");
  const popup = attributeOf(host, "id") || "id-of-the-popup";
  return (
    `settings.open_selector also names ${element}, which does not open the popup: an attribute reaches only ` +
    `links to the popup (href="#${popup}" or aria-controls="${popup}"), and what stands in the same article, ` +
    "in no form, control or other widget. A marker of #islet-config reaches every element"
  );
}
