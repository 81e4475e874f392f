import { parseJson } from "#runtime/parse-json.ts";

/** What the server says of an order, before its fields are checked. */
export type OrderAnswer = Readonly<Record<string, unknown>>;

/** Messages are markup; some gateways add whole forms. */
const JSON_LIMITS = { size: 1_000_000, depth: 64, items: 10_000, keys: 5_000 };
const START = /\{\s*"result"/g;
/** How many beginnings of an answer are looked at, so that the work stays in proportion to the text. */
const MOST_STARTS = 4;

/**
 * The answer to an order; null where there is none. Notices of the server's language, scripts and other leftovers of
 * plugins may stand before and after it (reference: shop 5.4, 14).
 */
export function readOrderAnswer(text: string): OrderAnswer | null {
  const whole = parse(text.trim());
  if (whole) return whole;
  let tries = 0;
  for (const { index } of text.matchAll(START)) {
    const answer = ++tries <= MOST_STARTS && parse(text.slice(index, endOf(text, index)));
    if (answer) return answer;
    if (tries === MOST_STARTS) break;
  }
  return null;
}

function parse(text: string): OrderAnswer | null {
  const { value } = parseJson(text, JSON_LIMITS) as { value?: unknown };
  const answer = Object(value) as OrderAnswer;
  return typeof answer["result"] === "string" ? answer : null;
}

/** Behind the bracket that closes the one at `start`; brackets in strings do not count. */
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
