import { knownLanguage } from "#browser/known-language.ts";

/** Units with their length in s, the longest first. */
const UNITS = [
  ["year", 31_556_952],
  ["month", 2_629_746],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** Writes moments in the language of the page, or the browser's. */
export interface MomentWords {
  /** How long ago it was, such as “3 hours ago”. */
  since(date: number, now: number): string;
  /** Its date and time. */
  exactly(date: number): string;
}

/** @param language of the page: a tag of BCP 47 */
export function momentWords(language: string): MomentWords {
  const locale = knownLanguage(language);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return {
    since(date, now) {
      const seconds = Math.round((date - now) / 1_000);
      const [unit, length] =
        UNITS.find(([, known]) => Math.abs(seconds) >= known) ?? (["second", 1] as const);
      return format.format(Math.trunc(seconds / length), unit);
    },
    exactly: (date) => new Date(date).toLocaleString(locale),
  };
}
