import { isRecord } from "#runtime/parse-json.ts";

/** A product, as a shop's server describes it to analytics. */
export interface ShopItem {
  /** Of the product, or of its variation. */
  readonly id: string;
  readonly name: string;
  /** Of one, after discounts, without tax; in the unit of the currency, such as 18.5. */
  readonly price: number;
  readonly quantity: number;
  readonly brand?: string;
  /** From the widest to the narrowest. */
  readonly categories?: readonly string[];
  /** The choices of a variation. */
  readonly variant?: string;
}

const MOST_CATEGORIES = 5;
const MOST_LETTERS = 500;

/** A text, or a number as one; empty for all else. */
export function readText(value: unknown): string {
  const isText = typeof value === "string" || (typeof value === "number" && Number.isFinite(value));
  return isText ? String(value).slice(0, MOST_LETTERS) : "";
}

/** A number, 0 for what is none. */
export const readNumber = (value: unknown): number =>
  typeof value === "number" && Number.isFinite(value) ? value : 0;

/** A product of a server's facts; undefined without an id. */
export function readItem(given: unknown): ShopItem | undefined {
  if (!isRecord(given)) return undefined;
  const id = readText(given["id"]);
  const [brand, variant] = [readText(given["brand"]), readText(given["variant"])];
  const list: readonly unknown[] = Array.isArray(given["categories"]) ? given["categories"] : [];
  const categories = list.slice(0, MOST_CATEGORIES).map(readText).filter(Boolean);
  return id
    ? {
        id,
        name: readText(given["name"]),
        price: readNumber(given["price"]),
        quantity: readNumber(given["quantity"]) || 1,
        ...(brand && { brand }),
        ...(variant && { variant }),
        ...(categories.length > 0 && { categories }),
      }
    : undefined;
}

/** The products of a list; what is none is left out. */
export const readItems = (given: unknown): ShopItem[] =>
  Array.isArray(given) ? given.flatMap((item: unknown) => readItem(item) ?? []) : [];
