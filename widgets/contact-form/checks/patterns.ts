/** What an e-mail address is to HTML. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,254}@[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?(?:\.[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?)*$/;

export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);

const WEB = /^https?:\/\/[\p{L}\p{M}\p{N}.-]{1,253}(?::\d{1,5})?(?:[/?#][^\u0000-\u0020\u007f<>"]*)?$/iu;

export const isWebAddress = (text: string): boolean => WEB.test(text);

/** What a text may be made of, by the name of its pattern. */
const PATTERNS: ReadonlyMap<string, RegExp> = new Map([
  ["letters", /^[\p{L}\p{M} '’-]*$/u],
  ["digits", /^\d*$/],
  ["letters-digits", /^[\p{L}\p{M}\p{Nd} '’-]*$/u],
  ["postal-code", /^[A-Za-z\d][A-Za-z\d -]{1,9}$/],
  ["phone", /^[\d +()/.,-]{5,20}$/],
]);

export const fitsPattern = (text: string, pattern: string): boolean =>
  PATTERNS.get(pattern)?.test(text) ?? true;

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

export function isDate(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  const days = month === 2 && !isLeapYear(year) ? 28 : (DAYS[month - 1] ?? 0);
  return year > 0 && day > 0 && day <= days;
}

export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text);
