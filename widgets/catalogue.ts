import type { Catalogue } from "#runtime/catalogue.ts";

/** Every widget, one line each: the only line outside its folder that a new widget adds. */
export const catalogue = {
  countdown: { kind: "island", when: "visible", load: () => import("./countdown/index.ts") },
  "sticky-header": { kind: "enhancer", when: "idle", load: () => import("./sticky-header/index.ts") },
} satisfies Catalogue;
