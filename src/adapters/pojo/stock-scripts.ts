import { isOnPage } from "../builder/native-markup.ts";
import { hasStockObject } from "../builder/our-values.ts";

/** The page prints settings in `Pojo`; the script adds its methods to them, and marks the menus that it drives. */
const hasRun = () => hasStockObject("Pojo", "methods") || isOnPage("ul.sf-menu.sf-js-enabled");

/** The theme's script by a part of its address: as it is served, and as it is while the site is being developed. */
export const STOCK_SCRIPTS = {
  "themes/*/assets/js/frontend.": hasRun,
  "core/assets/js/pojo-scripts": hasRun,
} as const;

/** A plugin's script that leaves no trace on a page where it has done nothing yet. */
const onPage = (path: string) => ({ [path]: () => isOnPage(`script[src*="${path}"]`) });

/** The script of the contact form. */
export const FORM_SCRIPT = onPage("pojo-forms/assets/js/app");

/** The script of the theme's lightbox. */
export const LIGHTBOX_SCRIPT = onPage("pojo-lightbox/assets/js/app");
