import { type HtmlUse, rulesFor } from "./allowed-html.ts";
import { startDeadline } from "./deadline.ts";
import { enforceRules } from "./enforce-rules.ts";
import { isOwnPage } from "./is-own-page.ts";
import { sanitiseNatively } from "./native-sanitiser.ts";
import type { ServerResponse } from "./response.ts";
import { safeUrl } from "./safe-url.ts";
import { stripInlineCode } from "./strip-inline-code.ts";

export type { HtmlUse } from "./allowed-html.ts";

/** Where markup comes from and what it may contain. */
export interface SanitiseOptions {
  /** A `fragment` from our own server keeps its widget markers. */
  sameOrigin?: boolean | undefined;
  /** Hosts that a `post` or `fragment` may show in a sandboxed iframe over https. */
  frameHosts?: readonly string[] | undefined;
  /** Keeps visibility, size and custom properties of inline styles; the rest is always dropped. */
  keepsStyles?: boolean | undefined;
}

/**
 * Turns markup from outside the code into nodes that run nothing. This is the only way from text to elements. An
 * element of another document is copied, not moved. DOMPurify is loaded only where the browser has no sanitiser of its
 * own that takes the same rules.
 * @throws if the sanitiser's code cannot be loaded, or if it needs a Trusted Types policy that the page refuses
 */
export async function sanitise(
  html: string | Element,
  use: HtmlUse,
  { sameOrigin = false, frameHosts = [], keepsStyles = false }: SanitiseOptions = {},
): Promise<DocumentFragment> {
  const isOwn = sameOrigin && use === "fragment";
  const rules = rulesFor(use, frameHosts.length > 0, isOwn);
  const dirty = typeof html === "string" ? stripInlineCode(html, keepsStyles) : html;
  const native = typeof dirty === "string" ? sanitiseNatively(dirty, rules) : null;
  const fragment = native ?? (await import("./purify.ts")).purify(dirty, rules);
  enforceRules(fragment, rules, { sameOrigin: isOwn, frameHosts, keepsStyles });
  return fragment;
}

/** The markup of elements of another page, for `sanitise`. */
export const markupOf = (elements: readonly Element[]): string =>
  elements.map(({ outerHTML }) => `\n${outerHTML}`).join("");

/**
 * Loads another page of the site with the visitor's cookies. Its scripts do not run and its images do not load, but its
 * elements are unsafe: pass them through `sanitise` before they enter this page. What is no HTML, or has been led to
 * another origin, is `malformed`. Never rejects.
 *
 * @public
 */
export function parseDocument(
  url: unknown,
  { signal, timeoutMs = 30_000 }: { signal?: AbortSignal | undefined; timeoutMs?: number | undefined } = {},
): Promise<ServerResponse<Document>> {
  const address = safeUrl(url, "request");
  if (address === null) return Promise.resolve({ ok: false, reason: "refused" });
  const deadline = startDeadline(timeoutMs, signal);
  const call = new XMLHttpRequest();
  return new Promise<ServerResponse<Document>>((resolve) => {
    const stop = () => {
      call.abort();
      resolve({ ok: false, reason: deadline.reason() ?? "aborted" });
    };
    call.addEventListener("error", () => resolve({ ok: false, reason: "network" }));
    call.addEventListener("load", () => resolve(responseOf(call)));
    deadline.signal.addEventListener("abort", stop);
    call.open("GET", address);
    call.responseType = "document";
    if (deadline.signal.aborted) stop();
    else call.send();
  }).finally(deadline.clear);
}

function responseOf(call: XMLHttpRequest): ServerResponse<Document> {
  const { status, responseURL } = call;
  if (status < 200 || status > 299) return { ok: false, reason: "status", status };
  const page = isOwnPage(responseURL, call.getResponseHeader("Content-Type")) ? call.responseXML : null;
  return page ? { ok: true, data: page, status } : { ok: false, reason: "malformed", status };
}
