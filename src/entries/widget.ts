/** What a theme's own widgets are made of. A page that has none loads neither zod nor React for it. */
import * as z from "zod/mini";

export * as controls from "#runtime/controls.ts";
export { useIslet } from "#runtime/island-context.ts";
export { ServerContent } from "#runtime/server-content.tsx";
export { defineWidget, type IslandProps, type WidgetContext } from "#runtime/widget.ts";

/** Makes the schema of a widget's settings from controls. */
export const object = z.object;
