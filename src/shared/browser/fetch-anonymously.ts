import { startDeadline } from "./deadline.ts";
import { isOwnPage } from "./is-own-page.ts";
import type { ServerResponse } from "./response.ts";
import { sanitise } from "./safe-html.ts";

/** Another page of the site. */
export interface SitePage {
  /** What it holds; unsafe, so pass what enters this page through `sanitise`. */
  readonly root: Document | DocumentFragment;
  /** Where the page is in the end: a server may lead elsewhere. */
  readonly address: string;
}

/**
 * Loads another page of the site as a visitor whom the server does not know: without cookies, so without nonces and
 * without what only this visitor may see. Rejects only if the sanitiser cannot be loaded.
 * @param address absolute, on this origin
 */
export async function fetchAnonymously(
  address: string,
  timeoutMs = 30_000,
): Promise<ServerResponse<SitePage>> {
  const response = await fetchPageText(address, timeoutMs);
  if (!response.ok) return response;
  const { html, address: finalAddress } = response.data;
  const root = await sanitise(html, "fragment", { sameOrigin: true, keepsStyles: true });
  return { ...response, data: { root, address: finalAddress } };
}

async function fetchPageText(
  url: string,
  timeoutMs: number,
): Promise<ServerResponse<{ readonly html: string; readonly address: string }>> {
  const deadline = startDeadline(timeoutMs);
  try {
    const response = await fetch(url, { credentials: "omit", signal: deadline.signal });
    const { ok, status } = response;
    const html = await response.text();
    if (!ok) return { ok: false, reason: "status", status };
    const address = response.url || url;
    if (!isOwnPage(address, response.headers.get("Content-Type")))
      return { ok: false, reason: "malformed", status };
    return { ok: true, data: { html, address }, status };
  } catch {
    return { ok: false, reason: deadline.reason() ?? "network" };
  } finally {
    deadline.clear();
  }
}
