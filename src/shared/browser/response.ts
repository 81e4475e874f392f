import { parseJson } from "#runtime/parse-json.ts";
import type { EarlyEnd } from "./deadline.ts";

/** The kind of answer that a call expects. */
export type Expected = "json" | "html" | "text";

/** An answer that cannot be used, or none. */
export interface Failure {
  ok: false;
  /**
   * - `refused`: the address is not allowed, so nothing was sent; or a redirect has led to such a one
   * - `timeout`, `aborted`, `network`: no answer
   * - `status`: the server answered with an error
   * - `nonce`: the server refused the page's nonce, or may have (403, `-1`, `0`)
   * - `empty`, `malformed`, `html`: not the expected kind; `html` is markup instead of data, or a whole page such as
   *   a login page or a captive portal
   */
  reason: "refused" | EarlyEnd | "network" | "status" | "nonce" | "empty" | "malformed" | "html";
  status?: number;
  text?: string;
  /** How long the server asks to wait before the next call. */
  retryAfterSeconds?: number;
}

/** The result of a call to the server. */
export type ServerResponse<T> = { ok: true; data: T; status: number } | Failure;

/** More than settings may have: a whole cart comes as markup in strings. */
const JSON_LIMITS = { size: 4_000_000, depth: 64, items: 10_000, keys: 5_000 };
const WHOLE_PAGE = /^\s*<(?:!doctype|html)\b/i;
const NONCE_REFUSED = /^(?:-1|0)$/;

/**
 * Classifies a CMS's answer by its content, not its content type: JSON arrives as text/html, an error page with status
 * 200, and a PHP notice in front of the data.
 */
export function parseResponse(status: number, text: string, expects: Expected): ServerResponse<unknown> {
  const trimmed = text.trim();
  const failed = (reason: Failure["reason"]): Failure => ({ ok: false, reason, status, text });
  if (status === 403 || NONCE_REFUSED.test(trimmed) || isNonceRefusal(text)) return failed("nonce");
  if (status < 200 || status > 299) return failed("status");
  if (expects === "text") return { ok: true, data: text, status };
  if (trimmed === "") return failed("empty");
  const data = readData(trimmed);
  if (expects === "json" && data) return { ok: true, data, status };
  if (expects === "json") return failed(trimmed.startsWith("<") ? "html" : "malformed");
  if (isWholePage(trimmed)) return failed("html");
  return /^[{[]/.test(trimmed) && data ? failed("malformed") : { ok: true, data: text, status };
}

/** Whether an answer is a page, such as a login page. */
export const isWholePage = (text: string): boolean => WHOLE_PAGE.test(text);

/** Whether the server certainly did nothing but refuse the nonce. A bare `0` can also follow a completed change. */
export function isNonceRefusal(text: string): boolean {
  if (text.trim() === "-1") return true;
  const data = readData(text.trim());
  if (!data || !("code" in data || ("success" in data && data.success === false))) return false;
  const { code, data: detail, message } = data as Record<string, unknown>;
  const { message: detailMessage } = Object(detail) as Record<string, unknown>;
  const texts = [code, message, detail, detailMessage];
  return texts.some((text) => typeof text === "string" && /nonce/i.test(text));
}

/** Reads the object or list in an answer; null for anything else, and if text follows it. */
function readData(text: string): object | null {
  const start = text.search(/[{[]/);
  if (start < 0) return null;
  const parsed = parseJson(text.slice(start), JSON_LIMITS);
  return parsed.ok ? (parsed.value as object) : null;
}
