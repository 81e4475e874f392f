import { forms } from "./forms.ts";
import { lists } from "./lists.ts";
import { media } from "./media.ts";
import { menus } from "./menus.ts";
import { motion } from "./motion.ts";
import { popups } from "./popups.ts";
import { panels } from "./panels.ts";
import { reading } from "./reading.ts";
import type { BuilderRow } from "./row.ts";
import { scrolling } from "./scrolling.ts";
import { sliders } from "./sliders.ts";

/** Every kind of element that is dead or invisible where the builder's scripts are off. */
export const builderRows: readonly BuilderRow[] = [
  ...reading,
  ...popups,
  ...menus,
  ...panels,
  ...motion,
  ...scrolling,
  ...lists,
  ...sliders,
  ...forms,
  ...media,
];
