import { readCookie, writeCookie } from "#browser/cookies.ts";
import { closest, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

const NOTICE = ".woocommerce-store-notice";
const DISMISS = `${NOTICE}__dismiss-link`;
/** The shop's cookie: its name ends with the notice's id. */
const COOKIE_PREFIX = "store_notice";
const COOKIE_VALUE = "hidden";

const SHOWN = "islet-store-notice";
const DISMISSED = `${SHOWN}-dismissed`;

/** Shows the store's notice until the visitor dismisses it, and on no page after that. */
export function enhance(
  host: HTMLElement,
  _settings: Settings,
  { guard, listen, load, signal }: WidgetContext,
): void {
  const changes = createChanges(signal);
  const cookie = cookieOf(host);
  // The shop's style sheet and style attribute hide the notice; our class is stronger.
  const show = (isShown: boolean) => {
    changes.toggleClass(host, SHOWN, isShown);
    changes.toggleClass(host, DISMISSED, !isShown);
  };

  /** A page may print one notice in several places. A press on one dismisses all of them. */
  function dismiss(event: Event) {
    const link = isElement(event.target) && closest(event.target, DISMISS);
    const notice = link && (Node.prototype.contains.call(host, link) ? host : closest(link, NOTICE));
    if (!notice || cookieOf(notice) !== cookie) return;
    event.preventDefault();
    writeCookie(cookie, COOKIE_VALUE);
    show(false);
  }

  if (readCookie(cookie) === COOKIE_VALUE) return show(false);
  show(true);
  guard(async () =>
    (await load(() => import("#dom/scroll/bottom-bar.ts"))).keepClearOfBottomBar(host, signal),
  );
  for (const link of selectAll(host, DISMISS)) {
    changes.setAttribute(link, "role", "button");
    if (!link.hasAttribute("href")) changes.setAttribute(link, "tabindex", "0");
  }
  listen(document, "click", dismiss);
  listen(document, "keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") dismiss(event);
  });
}

const cookieOf = (notice: Element) => COOKIE_PREFIX + (notice.getAttribute("data-notice-id") ?? "");
