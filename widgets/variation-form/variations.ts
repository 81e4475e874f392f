import type { Variation } from "#runtime/events.ts";
import { parseJson } from "#runtime/parse-json.ts";

/** The visitor's choices by attribute name; an empty text is none. */
export type Chosen = Readonly<Record<string, string>>;

/** A shop may print hundreds of variations, each with the addresses of a picture in every size. */
const JSON_LIMITS = { size: 4_000_000, depth: 16, items: 10_000 };

const isVariation = (value: unknown): value is Variation =>
  typeof value === "object" && value !== null && "attributes" in value && "variation_id" in value;

/** All variations that a form was printed with; null where the server has to be asked (reference: shop 9.4). */
export function readVariations(form: Element): readonly Variation[] | null {
  const parsed = parseJson(form.getAttribute("data-product_variations"), JSON_LIMITS);
  return parsed.ok && Array.isArray(parsed.value) ? parsed.value.filter(isVariation) : null;
}

/** A field of a variation as text; empty where it is none. */
export const textOf = (variation: Variation, field: string): string => {
  const value = Object.hasOwn(variation, field) ? variation[field] : "";
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

const NAMED = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", "\u00a0"],
  ["times", "×"],
]);

/** Text that PHP has prepared for markup, as it reads. */
export const decode = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi,
    (whole: string, decimal?: string, hex?: string, name?: string) =>
      name
        ? (NAMED.get(name) ?? whole)
        : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16)),
  );

/** What a variation is of an attribute; empty: any. */
function valueOf({ attributes }: Variation, name: string): string {
  const all = Object(attributes) as Record<string, unknown>;
  const value = Object.hasOwn(all, name) ? all[name] : "";
  return typeof value === "string" ? decode(value) : "";
}

/** Whether a variation takes these choices: what is empty on either side fits everything. */
export const fits = (variation: Variation, chosen: Chosen): boolean =>
  Object.entries(chosen).every(([name, value]) => {
    const own = valueOf(variation, name);
    return !own || !value || own === decode(value);
  });

/** Whether a variation says all it is, so that its number alone is enough to buy it. */
export const isExact = (variation: Variation, names: readonly string[]): boolean =>
  names.every((name) => valueOf(variation, name));

/** Whether a value can be chosen beside the other choices; `inactive` ones are shown, but not now. */
export function availabilityOf(
  variations: readonly Variation[],
  chosen: Chosen,
  name: string,
  value: string,
): "active" | "inactive" | "none" {
  const fitting = variations.filter((variation) => fits(variation, { ...chosen, [name]: value }));
  if (fitting.length === 0) return "none";
  return fitting.some(({ variation_is_active: isActive }) => isActive !== false) ? "active" : "inactive";
}
