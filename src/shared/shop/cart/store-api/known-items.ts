import type { Page } from "#runtime/page.ts";
import { isRecord } from "#runtime/parse-json.ts";
import type { StoreBody } from "../../server/store-request.ts";

const knownItems = new WeakMap<Page, Map<string, StoreBody>>();

/** Remembers the lines of a cart by their keys, also once they are removed: undoing needs them. */
export function noteItems(page: Page, { items }: StoreBody): void {
  const known = knownItems.get(page) ?? new Map<string, StoreBody>();
  knownItems.set(page, known);
  for (const item of Array.isArray(items) ? items : [])
    if (isRecord(item) && typeof item["key"] === "string") known.set(item["key"], item);
}

/**
 * What adds a removed line again, as the fields of a product's form; null if something of it would be lost: what other
 * plugins have added to it, which only they can add.
 */
export function payloadOfRemoved(page: Page, key: string): Record<string, string> | null {
  const item = knownItems.get(page)?.get(key);
  const { id, quantity, variation, item_data: data } = item ?? {};
  if (!(Number(id) > 0 && Number(quantity) > 0) || (Array.isArray(data) && data.length > 0)) return null;
  const choices = (Array.isArray(variation) ? variation : []).flatMap((choice: unknown) => {
    const { raw_attribute: name, value } = isRecord(choice) ? choice : {};
    return typeof name === "string" && typeof value === "string" ? [[name, value] as const] : [];
  });
  return { product_id: String(id), quantity: String(quantity), ...Object.fromEntries(choices) };
}

/** Between which numbers the shop takes a line's quantity. */
export interface QuantityLimits {
  readonly minimum: number;
  /** Empty if there is none. */
  readonly maximum: number | "";
  readonly step: number;
  /** The shop sells this line in this quantity alone. */
  readonly isFixed: boolean;
}

/** The limits of a line; until the shop has told them, any whole number from 1 on. */
export function limitsOf(page: Page, key: string): QuantityLimits {
  const limits = knownItems.get(page)?.get(key)?.["quantity_limits"];
  const { minimum, maximum, multiple_of: step, editable } = isRecord(limits) ? limits : {};
  return {
    minimum: Number(minimum) || 1,
    maximum: Number(maximum) || "",
    step: Number(step) || 1,
    isFixed: editable === false,
  };
}
