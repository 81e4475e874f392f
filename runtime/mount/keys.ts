/** Attributes that say who an element is when it is printed again. The second is Elementor's. */
export const KEYS = ["data-widget-key", "data-id", "id"];
