import type { ReactNode } from "react";
import { evaluate, type PrintedElement } from "#runtime/template/evaluate.ts";
import type { EditorWidget } from "../../../../controls/editor-widget.ts";
import { settingsFor } from "../../settings-for.ts";
import { templateValues } from "../../template-values.ts";
import { storedTexts, typedTexts } from "../../typed-texts.ts";
import { Fields } from "../field.ts";
import { renamedAttributes } from "../renamed-attributes.ts";
import { printContext } from "../template.ts";
import { h } from "../wp.ts";
import type { Attributes, BlockEditProps } from "../wp-blocks.ts";
import { type Draw, drawn, drawnProps } from "./drawn.ts";
import { type RowList, rowFields, titleField } from "./row-list.ts";
import { loopOfRows } from "./row-place.ts";
import { RowTitle, TITLE } from "./row-title.ts";
import { holderOf } from "./rows-host.ts";

/** What a row's block is made of. */
export interface RowOf {
  readonly widget: EditorWidget;
  readonly list: RowList;
}

/** The element that a template prints of a row, with a sign in place of its title. */
function printedRow({ widget, list }: RowOf, values: Attributes, id: string): PrintedElement {
  const loop = loopOfRows(widget.template ?? []);
  const title = titleField(list);
  const row = { ...values, ...(title && { [title.name]: TITLE }) };
  const controls = [list];
  const known = templateValues(controls, settingsFor({ controls }, { [list.name]: [row] }));
  const printed = loop ? evaluate([loop], known, printContext(id)) : [];
  const element = printed.find((piece) => typeof piece !== "string" && !("inner" in piece));
  return (element as PrintedElement | undefined) ?? { element: "div", attributes: {}, children: [] };
}

/** Titles of `details` open and close them; in the canvas they are written, and stay open. */
const TITLE_OF_DETAILS = {
  onClick: (event: Event) => event.preventDefault(),
  onKeyUp: (event: KeyboardEvent) => event.key === " " && event.preventDefault(),
};

/** In a button nobody can write a space: it presses the button. */
const elementOf = ({ element }: PrintedElement) => (element === "button" ? "span" : element);

/** The element with the title's own words where a sign stands for them in an attribute, and without ids, which the editor gives. */
function props(piece: PrintedElement, title: string): Readonly<Record<string, unknown>> {
  const { id: _, ...others } = piece.attributes;
  const attributes = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, value.replaceAll(TITLE, title)]),
  );
  return { ...drawnProps({ ...piece, attributes }), ...(piece.element === "summary" && TITLE_OF_DETAILS) };
}

type RowEditProps = BlockEditProps & RowOf;

/** The panel of a row. */
const rowPanel = ({ list, attributes, setAttributes }: RowEditProps, values: Attributes) =>
  h(
    window.wp.blockEditor.InspectorControls,
    null,
    h(
      window.wp.components.PanelBody,
      { title: list.row, initialOpen: true },
      h(Fields, {
        ...{ controls: rowFields(list), values, path: "", problems: [] },
        change: (changed) =>
          setAttributes({ ...renamedAttributes(rowFields(list), attributes), ...storedTexts(changed) }),
      }),
    ),
  );

/** A row in the canvas: as its widget prints it, with a title that is written in place and any blocks inside. */
export function RowEdit(given: RowEditProps) {
  const { list, attributes, setAttributes, clientId } = given;
  const { blockEditor, element } = window.wp;
  const values = typedTexts({ ...attributes, ...renamedAttributes(rowFields(list), attributes) });
  const control = titleField(list);
  const row = printedRow(given, values, `islet-${clientId}`);
  const holder = holderOf(row.children);
  const written = control && values[control.name];
  const titleText = typeof written === "string" ? written : "";
  const { className } = props(row, titleText);
  const own = blockEditor.useBlockProps({ className, ...(row.element === "details" && { open: true }) });
  const { children, ...inner } = blockEditor.useInnerBlocksProps(holder ? props(holder, titleText) : own, {
    // A panel has content; below a picture, an empty paragraph would be room for nothing.
    ...(control?.required && { template: [["core/paragraph", {}]] as const }),
    templateLock: false,
  });
  let isTitled = false;
  const titleHere = (key: string | number): ReactNode => {
    isTitled = true;
    const change = (changed: Attributes) => setAttributes(storedTexts(changed));
    return control && h(RowTitle, { key, control, values, change });
  };
  const draw: Draw = (piece, key) => {
    if (piece === TITLE) return titleHere(key);
    if (typeof piece === "string") return piece.replaceAll(TITLE, titleText);
    if ("inner" in piece) return h(element.Fragment, { key }, children as never);
    const attributesOf = piece === holder ? inner : props(piece, titleText);
    return h(elementOf(piece), { ...attributesOf, key }, ...drawn(piece.children, draw));
  };
  const content = drawn(row.children, draw);
  // Visitors read it elsewhere, such as in a list of tabs.
  const label =
    !isTitled && control?.required && h("div", { className: "islet-row-label" }, titleHere("title"));
  return h(
    element.Fragment,
    null,
    rowPanel(given, values),
    h(row.element, holder ? own : inner, label, ...content),
  );
}
