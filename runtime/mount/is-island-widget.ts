import type { IslandWidget, Widget } from "../widget.ts";

/** Whether a widget draws with React. */
export const isIslandWidget = (widget: Widget): widget is IslandWidget => "Component" in widget;
