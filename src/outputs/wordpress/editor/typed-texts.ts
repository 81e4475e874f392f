import { isRecord } from "#runtime/parse-json.ts";

/** What WordPress writes in place of characters in what people without the capability `unfiltered_html` save. */
const WRITTEN: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#039;": "'",
};

/** A character reference, which WordPress leaves as it is typed. */
const TYPED_REFERENCE = /&(?=#?\w+;)/g;

/** Each text at any depth, through a function. */
function eachText(given: unknown, change: (text: string) => string): unknown {
  if (typeof given === "string") return change(given);
  if (Array.isArray(given)) return given.map((item: unknown) => eachText(item, change));
  if (!isRecord(given)) return given;
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, eachText(value, change)]));
}

/**
 * Texts at any depth without the references that WordPress has written. Twin of `typed_texts()` in
 * includes/typed-texts.php.
 */
export const typedTexts = <Given>(given: Given): Given =>
  eachText(given, (text) =>
    text.replace(/&(?:amp|lt|gt|quot|#039);/g, (written) => WRITTEN[written] ?? written),
  ) as Given;

/** Texts as a block stores them, so that `typedTexts()` gives back what was typed. */
export const storedTexts = <Given>(given: Given): Given =>
  eachText(given, (text) => text.replace(TYPED_REFERENCE, "&amp;")) as Given;
