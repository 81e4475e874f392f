import type { EarlyEnd } from "./deadline.ts";
import { parseJson } from "#runtime/parse-json.ts";

/** What a call to the server is expected to bring. */
export type Expected = "json" | "html" | "text";

/** Why a call brought nothing usable. */
export interface Failure {
  ok: false;
  /**
   * - `refused`: the address is not one we call; nothing was sent
   * - `timeout`, `aborted`, `network`: no answer
   * - `status`: the server answered with an error
   * - `nonce`: the server no longer takes the page's nonce, or may not (403, `-1`, `0`)
   * - `empty`, `malformed`, `html`: an answer, but not what was expected; `html` is a whole page or markup
   *   in place of data, such as a login page or a captive portal
   */
  reason: "refused" | EarlyEnd | "network" | "status" | "nonce" | "empty" | "malformed" | "html";
  status?: number;
  text?: string;
  /** What the server asks to wait before the next try. */
  retryAfterSeconds?: number;
}

/** What came of a call to the server. */
export type Answer<T> = { ok: true; data: T; status: number } | Failure;

/** Answers of a server may be larger than settings: a whole cart is markup in strings. */
const JSON_LIMITS = { size: 4_000_000, depth: 64, items: 10_000, keys: 5_000 };
const NONCE_REFUSED = /^(?:-1|0)$/;

/**
 * Tells apart what a CMS answers. The content decides, never the content type: JSON arrives as text/html, an
 * error page with status 200, and a notice of the server's language in front of the data.
 */
export function parseResponse(status: number, text: string, expects: Expected): Answer<unknown> {
  const trimmed = text.trim();
  const failed = (reason: Failure["reason"]): Failure => ({ ok: false, reason, status, text });
  if (status === 403 || NONCE_REFUSED.test(trimmed) || isNonceRefusal(text)) return failed("nonce");
  if (status < 200 || status > 299) return failed("status");
  if (expects === "text") return { ok: true, data: text, status };
  if (trimmed === "") return failed("empty");
  const data = readData(trimmed);
  if (expects === "json" && data) return { ok: true, data, status };
  if (expects === "json") return failed(trimmed.startsWith("<") ? "html" : "malformed");
  if (/^<(?:!doctype|html)\b/i.test(trimmed)) return failed("html");
  return /^[{[]/.test(trimmed) && data ? failed("malformed") : { ok: true, data: text, status };
}

/** Whether the server surely did nothing but refuse the nonce. A bare `0` can also follow work that was done. */
export function isNonceRefusal(text: string): boolean {
  if (text.trim() === "-1") return true;
  const data = readData(text.trim());
  if (!data || !("code" in data || ("success" in data && data.success === false))) return false;
  const { code, data: detail, message } = data as Record<string, unknown>;
  const { message: inner } = Object(detail) as Record<string, unknown>;
  const words = [code, message, detail, inner];
  return words.some((word) => typeof word === "string" && /nonce/i.test(word));
}

/** The object or list in an answer; null for anything else, and for what does not parse to its very end. */
function readData(text: string): object | null {
  const start = text.search(/[{[]/);
  if (start < 0) return null;
  const parsed = parseJson(text.slice(start), JSON_LIMITS);
  return parsed.ok ? (parsed.value as object) : null;
}
