import { request } from "#browser/request.ts";
import { safeUrl } from "#browser/safe-url.ts";
import type { Page } from "#runtime/page.ts";

/** The users of the REST address; a query could name fields of the user that the call would change. */
const USER = /^(?:me|\d+)$/;

/**
 * Saves in the user's account that the banner was dismissed. A failure is not reported: the next page shows it again.
 * @returns false if the link names no user below `rest_url`; then nothing is sent
 */
export async function saveDismissal(link: Element, page: Page): Promise<boolean> {
  const url = safeUrl(link.getAttribute("data-rest-url"), "request", { hosts: page.allowedHosts });
  const users = `${safeUrl(page.restUrl, "request", { hosts: page.allowedHosts })}wp/v2/users/`;
  if (!url?.startsWith(users) || !USER.test(url.slice(users.length))) return false;
  const nonce = link.getAttribute("data-rest-nonce") ?? page.nonces["rest"];
  await request({
    url,
    method: "POST",
    body: { "woocommerce_meta[coming_soon_banner_dismissed]": "yes" },
    headers: nonce ? { "X-WP-Nonce": nonce } : {},
    expects: "text",
    hasEffect: true,
    hosts: page.allowedHosts,
  });
  return true;
}
