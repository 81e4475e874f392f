import { readCookie, writeCookie } from "#browser/cookies.ts";
import { closest, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

const NOTICE = ".woocommerce-store-notice";
const DISMISS = `${NOTICE}__dismiss-link`;
/** The shop's cookie: its name completed by the notice's id, and what it then holds (store-notice.1; reference: shop 8.1). */
const [COOKIE, HIDDEN] = ["store_notice", "hidden"];

const SHOWN = "islet-store-notice";
const DISMISSED = `${SHOWN}-dismissed`;

/** Shows the store's notice until the visitor dismisses it, and on no page after that. */
export function enhance(
  host: HTMLElement,
  _settings: Settings,
  { guard, listen, signal }: WidgetContext,
): void {
  const changes = createChanges(signal);
  const cookieOf = (notice: Element) => COOKIE + (notice.getAttribute("data-notice-id") ?? "");
  const cookie = cookieOf(host);
  // By class, whatever the shop's own style says: it serves the notice hidden.
  const show = (isShown: boolean) => {
    changes.toggleClass(host, SHOWN, isShown);
    changes.toggleClass(host, DISMISSED, !isShown);
  };

  /** A page may print one notice in several places: each hears of the press. */
  function dismiss(event: Event) {
    const link = event.target instanceof Element && closest(event.target, DISMISS);
    const notice = link && (Node.prototype.contains.call(host, link) ? host : closest(link, NOTICE));
    if (!notice || cookieOf(notice) !== cookie) return;
    event.preventDefault();
    writeCookie(cookie, HIDDEN);
    show(false);
  }

  if (readCookie(cookie) === HIDDEN) return show(false);
  show(true);
  guard(async () => (await import("#dom/bottom-bar.ts")).keepClearOfBottomBar(host, signal));
  for (const link of selectAll(host, DISMISS)) {
    changes.setAttribute(link, "role", "button");
    if (!link.hasAttribute("href")) changes.setAttribute(link, "tabindex", "0");
  }
  listen(document, "click", dismiss);
  listen(document, "keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") dismiss(event);
  });
}
