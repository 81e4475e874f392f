const HEX = /^#?((?:[\da-f]{3}){1,2})$/i;
const RGB = /^rgba?\(\s*\d{1,3}\s*(?:,\s*\d{1,3}\s*){2}(?:,\s*(?:\d*\.)?\d+\s*)?\)$/i;

/**
 * A post's link colour if it is 3 or 6 hex digits, with `#` or without, or `rgb()` or `rgba()` with integers to 255 and
 * an alpha from 0 to 1; `undefined` for anything else.
 */
export function linkColour(value: string | undefined): string | undefined {
  const text = value?.trim() ?? "";
  const digits = HEX.exec(text)?.[1];
  if (digits) return `#${digits}`;
  if (!RGB.test(text)) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return Math.max(red, green, blue) <= 255 && alpha <= 1 ? text : undefined;
}
