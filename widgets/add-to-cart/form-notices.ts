import { markupOf, parseDocument, sanitise } from "#browser/safe-html.ts";
import { query, queryAll } from "#dom/query.ts";
import { scrollSoon } from "#dom/scroll/scroll-soon.ts";
import { removeAtEnd } from "#runtime/added.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Explain } from "#shop/cart/cart-interfaces.ts";

const WRAPPER = ".woocommerce-notices-wrapper";
const ERRORS = ".woocommerce-error, .wc-block-components-notice-banner.is-error";

/** What an earlier press or page has left. */
const EARLIER = `${ERRORS}, .woocommerce-message, .wc-block-components-notice-banner.is-success`;
/** As far below the top of the window, and in the time, as the shop scrolls to a notice. */
const SCROLL = { gapPx: 100, durationMs: 1_000 };

/** The notices of one press in the form of a product. */
export interface FormNotices {
  /** Shows why the shop did not add a product, in the words of the page that it names. */
  readonly explain: Explain;
  readonly showAdded: () => void;
}

type Scope = Pick<WidgetContext, "bus" | "page" | "signal">;

/** Notices where the theme prints its own, else before the form. The first takes the place of all that were there. */
export function createFormNotices(form: HTMLFormElement, { bus, page, signal }: Scope): FormNotices {
  let isFirst = true;

  function show(notices: readonly Element[]) {
    if (isFirst) for (const notice of queryAll(document, EARLIER)) notice.remove();
    isFirst = false;
    const wrapper = query(document, WRAPPER);
    if (wrapper) wrapper.append(...notices);
    else form.before(...notices);
    for (const notice of notices) removeAtEnd(signal, notice);
    bus.emit("wc_notices_refreshed", {});
  }

  return {
    async explain({ message, address }) {
      const notices = message ? [createNotice("error", message)] : await errorsOf(address, signal);
      if (signal.aborted || notices.length === 0) return false;
      show(notices);
      const first = notices.find(isHtmlElement);
      if (first) scrollSoon(first, { ...SCROLL, signal });
      return true;
    },
    showAdded() {
      // No alert: the live region has told it. The link to the cart stands beside the button.
      show([createNotice("message", page.text("added_to_cart", "Added to your cart."))]);
    },
  };
}

/** A notice in the shop's markup; an error is an alert. */
function createNotice(kind: "error" | "message", text: string): HTMLElement {
  const notice = document.createElement("div");
  notice.className = `woocommerce-${kind}`;
  if (kind === "error") notice.setAttribute("role", "alert");
  notice.append(text);
  return notice;
}

/** The errors that a page of the shop shows, in one alert. */
async function errorsOf(address: unknown, signal: AbortSignal): Promise<readonly HTMLElement[]> {
  const answer = await parseDocument(address, { signal });
  const errors = answer.ok ? queryAll(answer.data, ERRORS).filter((error) => !error.closest("form")) : [];
  if (errors.length === 0) return [];
  const alert = document.createElement("div");
  alert.setAttribute("role", "alert");
  alert.append(await sanitise(markupOf(errors), "notice", { sameOrigin: true }));
  for (const list of queryAll(alert, "[role=alert]")) list.removeAttribute("role");
  return [alert];
}
