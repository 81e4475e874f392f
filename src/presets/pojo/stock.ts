import { isOnPage } from "../shared/is-on-page.ts";
import { hasStockObject } from "../shared/our-values.ts";
import type { Stock, StockScript, StockScripts } from "../shared/stock.ts";

/** What the outputs know of it. */
export const stock: Stock = {
  words: {
    title: "Pojo themes",
    about: "Menus, lists, galleries, sliders and contact forms of Pojo themes.",
    check: "Open the menu on a phone, and pages with sliders, galleries and contact forms.",
    constants: ["POJO_CORE_VERSION"],
  },
  jobs: {
    theme: {
      title: "Menus, lists, galleries and sliders of the theme",
      scripts: ["pojo-scripts", "pojo-plugins"],
      libraries: ["masterslider"],
      snippets: [["pojo-slideshow-", ".bxSlider("], ["MasterSliderIntegration.createSlider("]],
    },
    forms: { title: "Contact forms", scripts: ["pojo-forms"] },
  },
};

export const THEME_SCRIPT: StockScripts = {
  "pojo-scripts": {
    // As it is served, and as it is while the site is being developed.
    address: ["themes/*/assets/js/frontend.", "core/assets/js/pojo-scripts"],
    // The page prints settings in `Pojo`; the script adds its methods to them, and marks the menus that it drives.
    runs: () => hasStockObject("Pojo", "methods") || isOnPage("ul.sf-menu.sf-js-enabled"),
  },
};

/** A plugin's script that leaves no trace on a page where it has done nothing yet. */
const onPage = (address: string): StockScript => ({
  address,
  runs: () => isOnPage(`script[src*="${address}"]`),
});

export const FORM_SCRIPT: StockScripts = { "pojo-forms": onPage("pojo-forms/assets/js/app") };

export const LIGHTBOX_SCRIPT: StockScripts = { "pojo-lightbox": onPage("pojo-lightbox/assets/js/app") };
