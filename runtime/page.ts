import type { Marker } from "./markup.ts";
import { isEmpty } from "./parse-json.ts";

/** Device modes of Elementor. */
export type DeviceMode =
  | "mobile"
  | "mobile_extra"
  | "tablet"
  | "tablet_extra"
  | "laptop"
  | "desktop"
  | "widescreen";

/** Of this script. What builds the project reads this file, too, without a version. */
const VERSION = typeof __ISLET_VERSION__ === "string" ? __ISLET_VERSION__ : "";

/** The fields of `#islet-config` and their defaults; keys as in the JSON. */
const DEFAULTS = {
  /** The CMS's ajax address. */
  ajax_url: "/wp-admin/admin-ajax.php",
  /** The shop's ajax address; `%%endpoint%%` is replaced by the call's name. */
  wc_ajax_url: "/?wc-ajax=%%endpoint%%",
  rest_url: "/wp-json/",
  /** Answers a POST with the visitor's `user` and `nonces`; empty: the page says both. */
  session_url: "",
  cart_url: "/cart/",
  checkout_url: "/checkout/",
  /** Address of the folder of `islet.js`; needed if an optimiser renames or inlines the script. */
  public_path: "",
  is_editor: false,
  is_preview: false,
  is_cart: false,
  /** Go to the cart after an add: the shop's setting of the same name. */
  cart_redirect_after_add: false,
  /** Change the cart by WooCommerce's Store API, not by its older calls. */
  store_api: false,
  /** Language tag for numbers and dates; empty: the document's language. */
  locale: "",
  /** IANA time zone of the site; empty: the visitor's. */
  timezone: "",
  csp_nonce: "",
  nonces: {} as Record<string, string>,
  user: {} as { logged_in?: boolean; roles?: string[] },
  /** Widths in px, as Elementor's `responsive.breakpoints`: "max" ones, and `widescreen` from its width up. */
  breakpoints: { mobile: 767, tablet: 1024 } as Record<string, number>,
  /** Texts by key, e.g. `{ "view_cart": "View cart" }`. */
  i18n: {} as Record<string, string>,
  consent: {} as Record<string, boolean>,
  /** The shop's names of its storage keys, e.g. `{ "fragment_name": "wc_fragments_…" }`. */
  storage_keys: {} as Record<string, string>,
  /** Other hosts than the site's that a widget may call or send the visitor to. */
  allowed_hosts: [] as string[],
  /** Names of widgets that attributes may start; `*` is any. Markers and presets may start every widget. */
  widgets: ["*"],
  markers: [] as Marker[],
  presets: [] as string[],
  /** A selector: a page without other widgets starts its presets once an element of it is there, or jQuery; empty: at once. */
  presets_wait_for: "",
  /** Address of a page about a widget, with `%%widget%%` for its name: the overlay links it. */
  docs_url: "",
  /** The version of Islet that printed the page. */
  version: VERSION,
  /** WordPress' names of the stock scripts that the server has taken off: presets do their jobs. */
  scripts_off: [] as string[],
  /** Settings by widget, for each of its elements. Only these and those of `markers` and presets give power. */
  widget_settings: {} as Readonly<Record<string, unknown>>,
};

type Config = typeof DEFAULTS;
type Camel<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Text;

/** The page configuration, readable by every widget. */
export type Page = { readonly [Key in keyof Config as Camel<Key>]: Config[Key] } & {
  /** The mode of the window's current width. */
  deviceMode(): DeviceMode;
  /** The page's text for a key, or `otherwise`. */
  text(key: string, otherwise: string): string;
};

/** A text of the page configuration: its key, and what is shown without it. The manifest lists all that are declared so. */
export type PageText = readonly [key: string, otherwise: string];

/** Modes whose breakpoint is a maximum width, smallest first. */
const MAX_MODES = ["mobile", "mobile_extra", "tablet", "tablet_extra", "laptop"] as const;

/** Every device mode, smallest first. */
export const DEVICE_MODES: readonly DeviceMode[] = [...MAX_MODES, "desktop", "widescreen"];

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "array";
  return value === null ? "null" : typeof value;
}

/** `page_views` → `pageViews`. */
export const camel = (key: string): string =>
  // Most keys are one word, and a page may have thousands.
  key.includes("_") ? key.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()) : key;

/**
 * Completes a configuration with the defaults. A field of the wrong kind keeps its default; `refuse` is called for it, and
 * for one that nothing reads, with all that are read, and for the version of another script.
 * `widthPx` returns the width of the window.
 */
export function completePage(
  given: Readonly<Record<string, unknown>>,
  widthPx: () => number,
  refuse: (path: string, expected: string | readonly string[], given: unknown) => void,
): Page {
  const page: Record<string, unknown> = {};
  const fields: Record<string, unknown> = { ...DEFAULTS, ...given };
  for (const [key, fallback] of Object.entries(DEFAULTS)) {
    // PHP prints an empty object as [].
    const value = kindOf(fallback) === "object" && isEmpty(fields[key]) ? fallback : fields[key];
    const isRight = value === fallback || (key !== "version" && kindOf(value) === kindOf(fallback));
    if (!isRight) refuse(key, kindOf(fallback), value);
    page[camel(key)] = isRight ? value : fallback;
    delete fields[key];
  }
  for (const key of Object.keys(fields)) refuse(key, Object.keys(DEFAULTS), fields[key]);
  const { breakpoints, i18n } = page as unknown as Page;
  return Object.assign(page as unknown as Page, {
    deviceMode: () => deviceModeAt(widthPx(), breakpoints),
    text: (key: string, otherwise: string) => {
      // What every object has, such as `constructor`, is no text.
      const text: unknown = i18n[key];
      return typeof text === "string" ? text : otherwise;
    },
  });
}

/** The device mode at a width in px. */
export function deviceModeAt(widthPx: number, breakpoints: Readonly<Record<string, number>>): DeviceMode {
  if (widthPx >= (breakpoints["widescreen"] ?? Infinity)) return "widescreen";
  return MAX_MODES.find((mode) => widthPx <= (breakpoints[mode] ?? -1)) ?? "desktop";
}
