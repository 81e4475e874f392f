import { knownLanguage } from "#browser/known-language.ts";
import type { Settings } from "./settings.ts";

const digitsAfterMark = (value: number) => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;

/** Writes numbers with the digits and the decimal mark of a language, and the delimiter of the settings. */
export function numberFormat(settings: Settings, language: string): (value: number) => string {
  const { toValue, delimiter } = settings;
  const decimals = Math.floor(settings.decimals ?? digitsAfterMark(toValue));
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
