import type { MouseEvent } from "react";
import { evaluate, type Printed, type PrintedElement } from "#runtime/template/evaluate.ts";
import { settingsFor } from "../../settings-for.ts";
import { templateValues } from "../../template-values.ts";
import { typedTexts } from "../../typed-texts.ts";
import { type HostProps, hostProps, idOf } from "../host-props.ts";
import { printContext } from "../template.ts";
import { h } from "../wp.ts";
import type { Attributes } from "../wp-blocks.ts";
import { drawn, drawnProps, hasPlace } from "./drawn.ts";
import { rowBlockName, rowListOf } from "./row-list.ts";
import { withRowsPlace } from "./row-place.ts";

const STORE = "core/block-editor";

/** The settings of the rows: the attributes of the blocks inside, as they are typed. */
const useRows = (clientId: string): readonly Attributes[] =>
  window.wp.data
    .useSelect(
      (select) => {
        const { getBlockOrder, getBlockAttributes } = select(STORE);
        return getBlockOrder(clientId).map((id) => getBlockAttributes(id) ?? {});
      },
      [clientId],
    )
    .map(typedTexts);

/** Whether the block or one inside of it is selected. */
const useIsActive = ({ clientId, isSelected }: HostProps): boolean =>
  window.wp.data.useSelect((select) => select(STORE).hasSelectedInnerBlock(clientId, true), [clientId]) ||
  isSelected;

/** The printed element right inside of which the rows stand; `undefined` if that is the widget's own. */
export function holderOf(pieces: readonly Printed[]): PrintedElement | undefined {
  if (hasPlace(pieces)) return undefined;
  for (const piece of pieces) {
    if (typeof piece === "string" || "inner" in piece) continue;
    if (hasPlace(piece.children)) return piece;
    const found = holderOf(piece.children);
    if (found) return found;
  }
  return undefined;
}

/** What the widget prints around its rows, by the rows as they are now. */
function usePrinted(props: HostProps): readonly Printed[] {
  const { widget, attributes, clientId } = props;
  const rows = useRows(clientId);
  const list = rowListOf(widget)?.name ?? "";
  const settings = settingsFor(widget, { ...attributes, [list]: rows });
  const values = templateValues(widget.controls, settings);
  return evaluate(withRowsPlace(widget.template ?? []), values, printContext(idOf(props)));
}

/** A press on the title of a row, which stands apart from the row, selects the row. */
function selectRow(event: MouseEvent<HTMLElement>, clientId: string): void {
  const title = (event.target as Element).closest("[aria-controls]");
  if (!title) return;
  const titles = [...(title.parentElement?.children ?? [])];
  const { data } = window.wp;
  const row = data.select(STORE).getBlockOrder(clientId)[titles.indexOf(title)];
  if (row) data.dispatch(STORE).selectBlock(row);
}

/**
 * An element whose rows are blocks. What the widget prints around them follows them at once; the widget itself stands still
 * in the canvas, so nothing but the editor changes these nodes.
 */
export function RowsHost(props: HostProps) {
  const { widget, clientId } = props;
  const { blockEditor, element } = window.wp;
  const pieces = usePrinted(props);
  const holder = holderOf(pieces);
  const own = {
    ...hostProps(props),
    onClick: (event: MouseEvent<HTMLElement>) => selectRow(event, clientId),
  };
  const name = rowBlockName(widget);
  const isActive = useIsActive(props);
  const { children, ...inner } = blockEditor.useInnerBlocksProps(holder ? drawnProps(holder) : own, {
    ...{ allowedBlocks: [name], defaultBlock: { name, attributes: {} }, directInsert: true },
    ...{ templateLock: false, renderAppender: isActive && blockEditor.InnerBlocks.ButtonBlockAppender },
  });
  const around = drawn(pieces, function draw(piece, key) {
    if (typeof piece === "string") return undefined;
    if ("inner" in piece) return h(element.Fragment, { key }, children as never);
    return piece === holder ? h(piece.element, { ...inner, key }, ...drawn(piece.children, draw)) : undefined;
  });
  return h("div", holder ? own : inner, ...around);
}
