import { knownLanguage } from "#browser/known-language.ts";
import type { Settings } from "./settings.ts";

const digitsAfterMark = (value: number) => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;

/**
 * Languages that write whole numbers with the digits 0 to 9 in groups of three, whatever the country. The first use of `Intl`
 * on a page takes its main thread up to 36 ms.
 */
const IN_THREES =
  /^(?:en(?:[-_](?:AU|CA|GB|IE|NZ|US))?|(?:bg|ca|cs|da|de|el|es|et|fi|fr|he|hr|hu|id|it|ja|ko|lt|lv|nb|nl|pl|pt|ro|ru|sk|sl|sr|sv|tr|uk|vi|zh)(?:[-_][A-Z]{2})?)$/;

const inThrees = (delimiter: string) => (value: number) =>
  value.toFixed(0).replace(/\B(?=(?:\d{3})+$)/g, () => delimiter);

/** Writes numbers with the digits and the decimal mark of a language, and the delimiter of the settings. */
export function numberFormat(settings: Settings, language: string): (value: number) => string {
  const { fromValue, toValue, delimiter } = settings;
  const decimals = Math.floor(settings.decimals ?? digitsAfterMark(toValue));
  if (decimals === 0 && fromValue >= 0 && toValue >= 0 && IN_THREES.test(language))
    return inThrees(delimiter);
  const format = new Intl.NumberFormat(knownLanguage(language), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // Some languages leave four digits together, which the editor's delimiter must not.
    useGrouping: (delimiter ? "always" : false) as boolean,
  });
  return (value) => {
    const parts = format.formatToParts(value);
    const isGrouped = parts.some(({ type }) => type === "group");
    const markFor = (mark: string) =>
      isGrouped && mark === delimiter ? (delimiter === "." ? "," : ".") : mark;
    return parts
      .map(({ type, value: part }) => {
        if (type === "group") return delimiter;
        return type === "decimal" ? markFor(part) : part;
      })
      .join("");
  };
}
