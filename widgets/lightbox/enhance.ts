import { isPlainClick } from "#browser/plain-click.ts";
import { selectAll } from "#browser/selectors.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { openerAt, opens } from "./opener.ts";
import type { Settings } from "./settings.ts";

/** Opens the pictures and videos that its links lead to over the page. The code for that loads with the first press. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { guard, listen, load } = context;
  let isNativeClick = false;

  async function open(opener: HTMLElement) {
    try {
      const { openFrom } = await load(() => import("./open.ts"));
      await openFrom(opener, settings, context);
    } catch (error) {
      // The link leads to the picture itself.
      isNativeClick = true;
      opener.click();
      isNativeClick = false;
      throw error;
    }
  }

  listen(host, "click", (event) => {
    const opener = isNativeClick || event.defaultPrevented ? null : openerAt(event.target, host);
    if (!opener || !isPlainClick(event)) return;
    event.preventDefault();
    guard(() => open(opener));
  });
  listen(host, "keydown", (event) => pressButton(event));

  const offering = offeringOf(host, location.hash);
  if (offering) guard(() => open(offering));
}

/** Enter and Space press what only has the role of a button. */
function pressButton(event: KeyboardEvent) {
  const { key, target } = event;
  const isPress = key === " " || key === "Enter";
  if (!isPress || !isHtmlElement(target) || !target.matches("[role=button]:not(a,button)")) return;
  event.preventDefault();
  if (!event.repeat) target.click();
}

/** The opener that offers the action in the page's address: a link from elsewhere opens nothing that the page does not. */
function offeringOf(host: HTMLElement, hash: string): HTMLElement | undefined {
  if (!/^#(?:%23)?elementor-action.*lightbox/i.test(hash)) return undefined;
  const carriers = [
    host,
    ...(selectAll(host, "[data-e-action-hash],a[href*=elementor-action]") as HTMLElement[]),
  ];
  return carriers.find(
    (carrier) =>
      (carrier.dataset["eActionHash"] === hash || carrier.getAttribute("href")?.endsWith(hash)) &&
      opens(carrier),
  );
}
