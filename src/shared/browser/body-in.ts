import { isRecord, parseJson } from "#runtime/parse-json.ts";
import type { Failure, ServerResponse } from "./response.ts";

export type ResponseBody = Readonly<Record<string, unknown>>;

/** A response holds whole carts and forms as markup in strings. */
const JSON_LIMITS = { size: 4_000_000, depth: 64, items: 10_000, keys: 5_000 };
const START = /\{\s*"/g;
/** Bounds the time that a text with many starts takes. */
const MAX_STARTS = 4;

/**
 * Finds the body of a response in a text; null if there is none. PHP notices, scripts and other output of plugins may surround it.
 * @param isOurs tells it from other objects
 */
export function bodyIn(text: string, isOurs: (body: ResponseBody) => boolean): ResponseBody | null {
  const parse = (part: string) => {
    const parsed = parseJson(part, JSON_LIMITS);
    return parsed.ok && isRecord(parsed.value) && isOurs(parsed.value) ? parsed.value : null;
  };
  const whole = parse(text.trim());
  if (whole) return whole;
  let tries = 0;
  for (const { index } of text.matchAll(START)) {
    const body = parse(text.slice(index, endOf(text, index)));
    if (body) return body;
    if (++tries === MAX_STARTS) break;
  }
  return null;
}

/** A failure, or the body that it holds among other output. */
export function recover(
  failure: Failure,
  isOurs: (body: ResponseBody) => boolean,
): ServerResponse<ResponseBody> {
  const { reason, status = 200, text = "" } = failure;
  const isUnread = reason === "malformed" || reason === "html";
  const data = isUnread && bodyIn(text, isOurs);
  return data ? { ok: true, data, status } : failure;
}

/** The index after the bracket that closes the one at `start`; brackets in strings do not count. */
function endOf(text: string, start: number): number {
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (isInString && character === "\\") at++;
    else if (character === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (character === "{") depth++;
    else if (character === "}" && --depth === 0) return at + 1;
  }
  return text.length;
}
