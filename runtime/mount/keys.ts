/** Attributes that say who an element is when it is printed anew. The second is the builder's. */
export const KEYS = ["data-widget-key", "data-id", "id"];
