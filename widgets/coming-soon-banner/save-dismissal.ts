import { request } from "#browser/ajax.ts";
import type { Page } from "#runtime/page.ts";

/** Tells the shop that its manager has dismissed the banner; what comes of it is nobody's business (coming-soon-banner.1; reference: shop 8.2). */
export async function remember(link: Element, page: Page): Promise<void> {
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
