import type { Marker } from "./markup.ts";

/** Device modes of the page builder (clause runtime.9; reference: content 1.5). */
export type DeviceMode =
  | "mobile"
  | "mobile_extra"
  | "tablet"
  | "tablet_extra"
  | "laptop"
  | "desktop"
  | "widescreen";

/** What the page says of itself in `#islet-config`; every field has a default. Keys as in the JSON (design section 2). */
const DEFAULTS = {
  /** The CMS's own ajax address. */
  ajax_url: "/wp-admin/admin-ajax.php",
  /** The shop's ajax address; `%%endpoint%%` stands for the call. */
  wc_ajax_url: "/?wc-ajax=%%endpoint%%",
  rest_url: "/wp-json/",
  cart_url: "/cart/",
  checkout_url: "/checkout/",
  /** Address of the folder that holds `islet.js`, where an optimiser has moved or inlined the script. */
  public_path: "",
  is_editor: false,
  is_preview: false,
  is_cart: false,
  /** Go to the cart after an add (the shop's setting `cart_redirect_after_add`). */
  cart_redirect_after_add: false,
  /** Language tag for numbers and dates; empty: the document's language. */
  locale: "",
  /** IANA time zone of the site; empty: the visitor's. */
  timezone: "",
  csp_nonce: "",
  nonces: {} as Record<string, string>,
  user: {} as { logged_in?: boolean; roles?: string[] },
  /** Widths in px, as the builder's `responsive.breakpoints`: "max" ones, and `widescreen` from its width up. */
  breakpoints: { mobile: 767, tablet: 1024 } as Record<string, number>,
  /** Texts by key, e.g. `{ "view_cart": "View cart" }`. */
  i18n: {} as Record<string, string>,
  consent: {} as Record<string, boolean>,
  /** Names the shop gives its storage keys, e.g. `{ "fragment_name": "wc_fragments_…" }`. */
  storage_keys: {} as Record<string, string>,
  /** Hosts besides the site's own that a widget may send the visitor to. */
  allowed_hosts: [] as string[],
  markers: [] as Marker[],
  presets: [] as string[],
};

type Config = typeof DEFAULTS;
type Camel<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Text;

/** The page configuration, readable by every widget. */
export type Page = { readonly [Key in keyof Config as Camel<Key>]: Config[Key] } & {
  /** The mode the window's width falls into now. */
  deviceMode(): DeviceMode;
  /** A text of the page's language, or `otherwise`. */
  text(key: string, otherwise: string): string;
};

/** Smallest first; "max" breakpoints, then the open end. */
const MAX_MODES = ["mobile", "mobile_extra", "tablet", "tablet_extra", "laptop"] as const;

/** Every device mode, smallest first. */
export const DEVICE_MODES: readonly DeviceMode[] = [...MAX_MODES, "desktop", "widescreen"];

const kindOf = (value: unknown) => (Array.isArray(value) ? "array" : value === null ? "null" : typeof value);

/** `page_views` → `pageViews`. */
export const camel = (key: string) =>
  key.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Completes a configuration with the defaults; `refuse` hears of fields of the wrong kind, whose default holds.
 * `widthPx` tells the width of the window.
 */
export function completePage(
  given: Readonly<Record<string, unknown>>,
  widthPx: () => number,
  refuse: (path: string, expected: string, given: unknown) => void,
): Page {
  const page: Record<string, unknown> = {};
  const fields: Readonly<Record<string, unknown>> = { ...DEFAULTS, ...given };
  for (const [key, fallback] of Object.entries(DEFAULTS)) {
    const value = fields[key];
    const isRight = kindOf(value) === kindOf(fallback);
    if (!isRight) refuse(key, kindOf(fallback), value);
    page[camel(key)] = isRight ? value : fallback;
  }
  const { breakpoints, i18n } = page as unknown as Page;
  return Object.assign(page as unknown as Page, {
    deviceMode: () => deviceModeAt(widthPx(), breakpoints),
    text: (key: string, otherwise: string) => {
      const text: unknown = Object.hasOwn(i18n, key) && i18n[key];
      return typeof text === "string" ? text : otherwise;
    },
  });
}

/** Mode at a width in px (reference: content 1.5). */
export function deviceModeAt(widthPx: number, breakpoints: Readonly<Record<string, number>>): DeviceMode {
  const { widescreen } = breakpoints;
  if (typeof widescreen === "number" && widthPx >= widescreen) return "widescreen";
  return MAX_MODES.find((mode) => widthPx <= (breakpoints[mode] ?? -1)) ?? "desktop";
}
