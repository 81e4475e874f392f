import { sanitise } from "#browser/safe-html.ts";

/** Its own controls have no working script behind them, or none that a keyboard reaches (reference: shop 7.3). */
const REPLACED = ".close_popup_meshulam, .close_popup_bit, .payment_loader";

/**
 * A payment page has forms, opens the bank's window, and leads the whole window on when the payment is done: by a
 * script and without a press of the visitor's, because the shop's return address is loaded inside it.
 */
const SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-top-navigation";

/** The provider's markup as nodes that run nothing but the provider's own page in its frame. */
export interface ProviderMarkup {
  readonly content: HTMLElement;
  readonly frame: HTMLIFrameElement | null;
}

/**
 * Cleans the provider's markup; null where neither a page nor a word is left of it.
 * @param origins whose pages may be shown
 * @param name of a page that has none, for screen readers
 * @throws when the sanitiser's code cannot be loaded
 */
export async function readProviderMarkup(
  html: string,
  origins: readonly string[],
  name: string,
): Promise<ProviderMarkup | null> {
  const fragment = await sanitise(html, "fragment", {
    frameHosts: origins.map((origin) => new URL(origin).host),
  });
  for (const part of fragment.querySelectorAll(REPLACED)) part.remove();
  const [frame, ...others] = fragment.querySelectorAll("iframe");
  for (const other of others) other.remove();
  if (frame) confine(frame, name);
  const content = document.createElement("div");
  content.className = "islet-payment__content";
  content.append(fragment);
  return frame || content.textContent?.trim() ? { content, frame: frame ?? null } : null;
}

function confine(frame: HTMLIFrameElement, name: string): void {
  frame.title ||= name;
  frame.setAttribute("sandbox", SANDBOX);
  frame.allow = "payment";
  frame.removeAttribute("loading");
}
