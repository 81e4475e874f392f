import { recover } from "#browser/body-in.ts";
import { request } from "#browser/request.ts";
import type { ServerResponse } from "#browser/response.ts";
import { isSwitchOff } from "#browser/response-switch.ts";
import { parseDocument } from "#browser/safe-html.ts";
import { selectAll } from "#browser/selectors.ts";
import { query } from "#dom/query.ts";
import { isRecord, parseJson } from "#runtime/parse-json.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Feed } from "./feed.ts";

/** What a call adds to the fields that all calls of a feed have. */
type Fields = Readonly<Record<string, string | readonly string[]>>;

/** Sends one call of a feed. Never rejects. */
export type SendCall = (action: string, fields?: Fields) => Promise<ServerResponse<unknown>>;

/** Whether an answer that could be read says that the server has refused. */
const isRefused = (data: unknown) => isRecord(data) && "success" in data && isSwitchOff(data["success"]);

/** What the server's answers hold. */
const isAnswer = (data: object) => ["html", "data", "success"].some((field) => Object.hasOwn(data, field));

/** What the server has answered: in an envelope, or as older servers send it. */
export const dataOf = (response: ServerResponse<unknown>): unknown => {
  if (!response.ok || isRefused(response.data)) return undefined;
  return isRecord(response.data) && "data" in response.data ? response.data["data"] : response.data;
};

/** Where on the page a feed is, in the server's words. */
function locationOf(host: HTMLElement): string {
  const places = { footer: "footer", header: "header, .header", sidebar: "aside, .sidebar" };
  const found = Object.entries(places).find(([, selector]) => Element.prototype.closest.call(host, selector));
  return found?.[0] ?? "content";
}

/** Creates what sends a feed's calls to the CMS. A nonce that has expired is replaced by that of the page fetched again. */
export function createSender({ host, feedId, settings, context }: Feed): SendCall {
  const { page, signal } = context;
  const { shortcodeAtts, postId } = settings;
  let nonce = settings.locatorNonce || textOf(page.nonces["sbi_locator"]);

  async function refresh() {
    const response = await parseDocument(location.pathname + location.search, { signal });
    const fresh = response.ok ? nonceIn(response.data, feedId) : "";
    if (!fresh || fresh === nonce) return null;
    return (nonce = fresh);
  }

  return async (action, fields = {}) => {
    const response = await request({
      ...callOf(context),
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
    return response.ok ? response : recover(response, isAnswer);
  };
}

/** Sends a call that says nothing of the feed. Never rejects. */
export const sendAction = ({ context }: Feed, action: string): Promise<ServerResponse<unknown>> =>
  request({ ...callOf(context), body: { action } });

const callOf = ({ page, signal }: WidgetContext) =>
  ({ url: page.ajaxUrl, hosts: page.allowedHosts, method: "POST", expects: "json", signal }) as const;

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
