/** A line of the cart. */
export interface CartLine {
  /** The shop's key of the line, for `updateCart`. */
  readonly key: string;
  /** The product's id, or that of its variation. */
  readonly id: number;
  /** As plain text. */
  readonly name: string;
  readonly quantity: number;
  /** Of one, in the cart's currency, such as 18.5. */
  readonly price: number;
  /** The choices of a variation, by the shop's name of each. */
  readonly variation: Readonly<Record<string, string>>;
}

/** The visitor's cart as the shop's server knows it. */
export interface CartContents {
  /** ISO 4217, such as `GBP`. */
  readonly currency: string;
  /** How many things all lines hold. */
  readonly quantity: number;
  /** What the visitor would pay, in the cart's currency. */
  readonly total: number;
  readonly lines: readonly CartLine[];
}

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

/** A product to add. */
export interface NewCartLine {
  /** The product's id, or that of a variation. */
  readonly id: number | string;
  /** Default: 1. */
  readonly quantity?: number;
  /** Choices that the variation's id leaves open, such as `{ attribute_pa_size: "l" }`. */
  readonly variation?: Readonly<Record<string, string>>;
}

/** A line of the cart and how much of it there should be; 0 removes it. */
export interface ChangedCartLine {
  readonly key: string;
  readonly quantity: number;
}

/** The cart after an action. */
export interface CartAnswer {
  readonly cart: CartContents;
}

/**
 * `islet.actions`: what a page's scripts may do. Their code loads with the first call. A call that cannot be done rejects
 * with an error that says what was expected, what was given and what has happened.
 */
export interface Actions {
  /** Asks the shop for the cart. */
  getCart(): Promise<CartAnswer>;
  /** Adds a product as its button does: the same events, and every cart on the page shows it. */
  addToCart(line: NewCartLine): Promise<CartAnswer>;
  /** Adds (`id`) and changes (`key`) lines, one after the other; the first that the shop refuses ends it. */
  updateCart(change: { readonly lines: readonly (NewCartLine | ChangedCartLine)[] }): Promise<CartAnswer>;
  /** Opens the cart in the header, or goes to the cart where there is none. */
  openCart(): Promise<void>;
  /** Opens the popup with this id. */
  openPopup(popup: { readonly id: number | string }): Promise<void>;
}
