import type { Answer } from "#browser/answer.ts";
import { request } from "#browser/ajax.ts";
import { parseDocument } from "#browser/safe-html.ts";
import { selectAll } from "#browser/selectors.ts";
import { query } from "#dom/query.ts";
import { isRecord, parseJson } from "#runtime/parse-json.ts";
import type { Feed } from "./feed.ts";

/** What a call adds to the fields that all calls of a feed have. */
type Fields = Readonly<Record<string, string | readonly string[]>>;

/** Sends one call of a feed. Never rejects. */
export type SendCall = (action: string, fields?: Fields) => Promise<Answer<unknown>>;

/** Whether an answer that could be read says that the server has refused. */
const isRefused = (data: unknown) => isRecord(data) && data["success"] === false;

/** What the server has answered: in an envelope, or as older servers send it. */
export const dataOf = (answer: Answer<unknown>): unknown => {
  if (!answer.ok || isRefused(answer.data)) return undefined;
  return isRecord(answer.data) && "data" in answer.data ? answer.data["data"] : answer.data;
};

/** Where on the page a feed is, in the server's words. */
function locationOf(host: HTMLElement): string {
  const places = { footer: "footer", header: "header, .header", sidebar: "aside, .sidebar" };
  const found = Object.entries(places).find(([, selector]) => Element.prototype.closest.call(host, selector));
  return found?.[0] ?? "content";
}

/** Creates what sends a feed's calls to the CMS. A nonce that has expired is replaced by that of the page fetched anew. */
export function createSender({ host, settings, context: { page, signal } }: Feed): SendCall {
  const { feedId, shortcodeAtts, postId } = settings;
  let nonce = settings.locatorNonce || textOf(page.nonces["sbi_locator"]);

  async function refresh() {
    const answer = await parseDocument(location.pathname + location.search, { signal });
    const fresh = answer.ok ? nonceIn(answer.data, feedId) : "";
    if (!fresh || fresh === nonce) return null;
    return (nonce = fresh);
  }

  return (action, fields = {}) =>
    request({
      url: page.ajaxUrl,
      hosts: page.allowedHosts,
      method: "POST",
      expects: "json",
      signal,
      body: {
        action,
        feed_id: feedId,
        atts: shortcodeAtts,
        location: locationOf(host),
        post_id: postId,
        ...fields,
      },
      nonce: { field: "locator_nonce", value: nonce, refresh },
    });
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** The nonce that a page prints for a feed; empty if it prints none. */
function nonceIn(fetched: Document, feedId: string): string {
  const printed = selectAll(fetched, "[data-locatornonce]", { limit: Infinity }) as HTMLElement[];
  const own = printed.find(({ dataset }) => dataset["feedid"] === feedId)?.dataset["locatornonce"];
  if (own) return own;
  const config = parseJson(query(fetched, "script#islet-config")?.textContent ?? "");
  const nonces = config.ok && isRecord(config.value) ? config.value["nonces"] : undefined;
  return isRecord(nonces) ? textOf(nonces["sbi_locator"]) : "";
}
