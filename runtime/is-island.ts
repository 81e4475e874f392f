import type { Widget } from "./widget.ts";

/** Whether a widget draws with React. */
export const isIsland = (widget: Widget): widget is Extract<Widget, { Component: unknown }> =>
  "Component" in widget;
