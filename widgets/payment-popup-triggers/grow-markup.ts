import { sanitise } from "#browser/safe-html.ts";

/** Controls of the provider's that need its script, or that no keyboard can reach. */
const REPLACED = ".close_popup_meshulam, .close_popup_bit, .payment_loader";

/**
 * A payment page has forms and opens the bank's window. After the payment a script of the shop's return page, loaded
 * in the frame, redirects the whole window without a click of the visitor.
 */
const SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-top-navigation";

/** The provider's markup as clean nodes. */
export interface ProviderMarkup {
  readonly content: HTMLElement;
  /** The frame of the provider's page; null if there is only text. */
  readonly frame: HTMLIFrameElement | null;
}

/**
 * Cleans the provider's markup; null if neither a frame nor text is left.
 * @param origins origins whose pages may be shown
 * @param frameName the name of a frame without a title, for screen readers
 * @throws if the sanitiser's chunk cannot be loaded
 */
export async function readProviderMarkup(
  html: string,
  origins: readonly string[],
  frameName: string,
): Promise<ProviderMarkup | null> {
  const fragment = await sanitise(html, "fragment", {
    frameHosts: origins.map((origin) => new URL(origin).host),
  });
  for (const part of fragment.querySelectorAll(REPLACED)) part.remove();
  const [frame, ...others] = fragment.querySelectorAll("iframe");
  for (const other of others) other.remove();
  if (frame) sandbox(frame, frameName);
  const content = document.createElement("div");
  content.className = "islet-payment__content";
  content.append(fragment);
  return frame || content.textContent?.trim() ? { content, frame: frame ?? null } : null;
}

function sandbox(frame: HTMLIFrameElement, name: string): void {
  frame.title ||= name;
  frame.setAttribute("sandbox", SANDBOX);
  frame.allow = "payment";
  frame.removeAttribute("loading");
}
