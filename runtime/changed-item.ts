/** A product whose quantity in the cart has changed. */
export interface ChangedItem {
  /** Of the product, or of its variation. */
  readonly id: string;
  readonly name: string;
  /** In the cart now; 0 if it is out of it. */
  readonly quantity: number;
  /** In the cart before. */
  readonly oldQuantity: number;
  /** Of one, after discounts, without tax; in the unit of the currency, such as 18.5. */
  readonly price: number;
  /** ISO 4217, such as `GBP`. */
  readonly currency: string;
  readonly brand?: string;
  readonly categories?: readonly string[];
  /** The choices of a variation. */
  readonly variant?: string;
}
