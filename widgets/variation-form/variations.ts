import { isSwitchOff } from "#browser/response-switch.ts";
import type { Variation } from "#runtime/events.ts";
import { isRecord, parseJson } from "#runtime/parse-json.ts";
import type { Choices } from "./choices.ts";

/** Whether a value can be chosen: now, only at another time, or in no variation at all. */
export type Availability = "active" | "inactive" | "none";

/** A shop may print hundreds of variations, each with the addresses of a picture in every size. */
const JSON_LIMITS = { size: 4_000_000, depth: 16, items: 10_000 };

const isVariation = (value: unknown): value is Variation =>
  isRecord(value) && "attributes" in value && "variation_id" in value;

/** All variations that the form was printed with; null if the server has to be asked. */
export function readVariations(form: Element): readonly Variation[] | null {
  const parsed = parseJson(form.getAttribute("data-product_variations"), JSON_LIMITS);
  return parsed.ok && Array.isArray(parsed.value) ? parsed.value.filter(isVariation) : null;
}

/** A field of a variation as text; empty if it is neither text nor a number. */
export const textOf = (variation: Variation, field: string): string => {
  const value = Object.hasOwn(variation, field) ? variation[field] : "";
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

const NAMED_CHARACTERS = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", "\u00a0"],
  ["times", "×"],
]);

/** Decodes the character references in text that PHP has escaped. */
export const decode = (text: string): string =>
  text.replace(/&(#\d{1,6}|#x[\da-f]{1,5}|\w+);/gi, (reference: string, name: string) =>
    name.startsWith("#")
      ? String.fromCodePoint(Number(name.slice(1).replace(/x/i, "0x")))
      : (NAMED_CHARACTERS.get(name) ?? reference),
  );

/** A variation's value of an attribute; empty if it takes any. */
function valueOf({ attributes }: Variation, name: string): string {
  const values = Object(attributes) as Record<string, unknown>;
  const value = Object.hasOwn(values, name) ? values[name] : "";
  return typeof value === "string" ? decode(value) : "";
}

/** Whether a variation fits the choices. A missing choice fits every value. */
export const fits = (variation: Variation, choices: Choices): boolean =>
  Object.entries(choices).every(([name, choice]) => {
    const value = valueOf(variation, name);
    return !value || !choice || value === decode(choice);
  });

/** Whether a variation has a value for every attribute, so that its number alone is enough to buy it. */
export const isExact = (variation: Variation, names: readonly string[]): boolean =>
  names.every((name) => valueOf(variation, name));

/** Whether the visitor can buy a variation. */
export const isPurchasable = (variation: Variation): boolean =>
  ["is_purchasable", "is_in_stock", "variation_is_visible"].every((field) => !isSwitchOff(variation[field]));

/** Whether these choices can be made together. */
export function availabilityOf(variations: readonly Variation[], choices: Choices): Availability {
  const fitting = variations.filter((variation) => fits(variation, choices));
  if (fitting.length === 0) return "none";
  return fitting.some(({ variation_is_active: isActive }) => !isSwitchOff(isActive)) ? "active" : "inactive";
}
