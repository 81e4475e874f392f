/** Islet for a theme with its own bundler: the same runtime, started by hand. */
import type { Catalogue } from "#runtime/catalogue.ts";
import { createIslet, type Islet } from "#runtime/islet.ts";
import { registerCopy } from "#runtime/single-copy.ts";
import { readConfig } from "#runtime/start/read-config.ts";
import { catalogue } from "#widgets/catalogue.ts";
import { parts } from "./lazy-parts.ts";

export type { Bus } from "#runtime/bus.ts";
export type { Catalogue, CatalogueEntry } from "#runtime/catalogue.ts";
export type { IsletEvents } from "#runtime/events.ts";
export type { Hooks } from "#runtime/hooks.ts";
export { useIslet } from "#runtime/island-context.ts";
export type { Islet } from "#runtime/islet.ts";
export type { Page } from "#runtime/page.ts";
export type { ProblemDetail } from "#runtime/problems/problems.ts";
export { ServerContent } from "#runtime/server-content.tsx";
export { defineWidget, type IslandProps, type WidgetContext } from "#runtime/widget.ts";
export type { IsletQueue } from "./window.ts";
export * as controls from "#runtime/controls.ts";

/** Starts Islet on this page with its widgets and yours; yours win. Call it once. */
export const startIslet = (widgets: Catalogue = {}): Islet =>
  registerCopy(
    createIslet({
      version: __ISLET_VERSION__,
      catalogue: () => ({ ...catalogue, ...widgets }),
      parts,
      config: readConfig(),
    }),
  );
