import type { RefObject } from "react";
import type { EditorWidget } from "../../../controls/editor-widget.ts";
import type { MarkerAttributes } from "../marker.ts";
import type { SiteContent } from "./site-rows.ts";
import type { BlockEditProps } from "./wp-blocks.ts";

/** What the component of a widget's block gets. */
export type EditProps = BlockEditProps & {
  readonly widget: EditorWidget;
  /** The widget alone; the same list each time. */
  readonly own: readonly EditorWidget[];
  /** Widgets that start this one and stand on its element. */
  readonly starters: readonly EditorWidget[];
};

/** The block's own element. */
export type Wrapper = RefObject<HTMLElement | null>;

/** What draws the widget's element gets besides. */
export type HostProps = EditProps & {
  readonly marker: MarkerAttributes;
  readonly wrapper: Wrapper;
  /** What the site has for it, from the server. */
  readonly site?: SiteContent;
};

/** The widget's element, which is right below the block's own. */
export const hostIn = ({ current }: Wrapper): HTMLElement | null =>
  current?.querySelector<HTMLElement>(":scope > [data-widget]") ?? null;

/** What the editor alone prints on the widget's element: a key, since moving a block makes a new element. */
export const hostProps = ({ marker, clientId }: HostProps) => ({
  ...marker,
  "data-widget-key": clientId,
  "data-widget-on": "load",
});

/** What ids inside of the element begin with. */
export const idOf = ({ attributes: { anchor }, clientId }: EditProps): string =>
  typeof anchor === "string" && anchor !== "" ? anchor : `islet-${clientId}`;
