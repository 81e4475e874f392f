import { parseJson } from "#runtime/parse-json.ts";

/** The server's response to an order; its fields are unchecked. */
export type OrderResponse = Readonly<Record<string, unknown>>;

/** Messages are markup; some gateways add whole forms. */
const JSON_LIMITS = { size: 1_000_000, depth: 64, items: 10_000, keys: 5_000 };
const START = /\{\s*"result"/g;
/** Bounds the time that a text with many starts takes. */
const MAX_STARTS = 4;

/**
 * Finds the response to an order in a text; null if there is none. PHP notices, scripts and other output of plugins
 * may surround it.
 */
export function parseOrderResponse(text: string): OrderResponse | null {
  const whole = parse(text.trim());
  if (whole) return whole;
  let tries = 0;
  for (const { index } of text.matchAll(START)) {
    const response = ++tries <= MAX_STARTS && parse(text.slice(index, endOf(text, index)));
    if (response) return response;
    if (tries === MAX_STARTS) break;
  }
  return null;
}

function parse(text: string): OrderResponse | null {
  const { value } = parseJson(text, JSON_LIMITS) as { value?: unknown };
  const response = Object(value) as OrderResponse;
  return typeof response["result"] === "string" ? response : null;
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
