import { feeds } from "./feeds.ts";
import { forms } from "./forms.ts";
import { lists } from "./lists.ts";
import { media } from "./media.ts";
import { menus } from "./menus.ts";
import { motion } from "./motion.ts";
import { panels } from "./panels.ts";
import { popups } from "./popups.ts";
import { reading } from "./reading.ts";
import type { BuilderRow } from "./row.ts";
import { scrolling } from "./scrolling.ts";
import { search } from "./search.ts";
import { sharing } from "./sharing.ts";
import { sliders } from "./sliders.ts";
import { theme } from "./theme.ts";
import { themeSliders } from "./theme-sliders.ts";

/** Every kind of element that is dead or invisible where the builder's scripts are off. */
export const builderRows: readonly BuilderRow[] = [
  ...feeds,
  ...lists,
  ...media,
  ...menus,
  ...motion,
  ...panels,
  ...popups,
  ...reading,
  ...scrolling,
  ...search,
  ...sharing,
  ...sliders,
  ...theme,
  ...themeSliders,
  // The last of them leads to another page.
  ...forms,
];
