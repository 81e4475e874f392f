import { request } from "#browser/ajax.ts";
import type { Page } from "#runtime/page.ts";

/** Saves in the user's account that the banner was dismissed. A failure is not reported: the next page shows it again. */
export async function saveDismissal(link: Element, page: Page): Promise<void> {
  const url = link.getAttribute("data-rest-url");
  const nonce = link.getAttribute("data-rest-nonce") ?? page.nonces["rest"];
  if (!url) return;
  await request({
    url,
    method: "POST",
    body: { "woocommerce_meta[coming_soon_banner_dismissed]": "yes" },
    headers: nonce ? { "X-WP-Nonce": nonce } : {},
    expects: "text",
    hasEffect: true,
  });
}
