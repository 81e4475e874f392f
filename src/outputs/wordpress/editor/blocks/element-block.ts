import type { EditorWidget } from "../../../controls/editor-widget.ts";
import { markerAttributes } from "../marker.ts";
import { settingsFor } from "../settings-for.ts";
import { storedTexts, typedTexts } from "../typed-texts.ts";
import { withFieldValues } from "./bound-values.ts";
import { customFieldsPanel, useCustomFields } from "./custom-fields.ts";
import { extraGiven, extraPanel } from "./extra-widgets.ts";
import { FilePlaceholder, missingFile } from "./file-placeholder.ts";
import { type EditProps, type HostProps, hostIn, hostProps, idOf, type Wrapper } from "./host-props.ts";
import { blockExample, blockVariations } from "./new-block.ts";
import { openingLabel } from "./opening.ts";
import { WidgetPanels } from "./panels.ts";
import { PLAIN, plainHtml } from "./plain-html.ts";
import { canPreview, preview } from "./preview.ts";
import { useProblems } from "./problems.ts";
import { renamedAttributes } from "./renamed-attributes.ts";
import { earlierRows } from "./row-blocks/earlier-rows.ts";
import { registerRowBlock } from "./row-blocks/row-block.ts";
import { rowListOf, withoutRows } from "./row-blocks/row-list.ts";
import { RowsHost } from "./row-blocks/rows-host.ts";
import { askedFor, isEmpty, siteList, useSiteContent } from "./site-rows.ts";
import { siteHtml, templateHtml } from "./template.ts";
import { transformsOf } from "./transforms.ts";
import { __, h, useEffect, useLayoutEffect, useRef, useState } from "./wp.ts";
import type { Attributes } from "./wp-blocks.ts";
import type { BlockTemplate } from "./wp-inner-blocks.ts";

/** What is in a new block that holds others. */
const contentAtFirst = (): readonly BlockTemplate[] => [["core/paragraph", {}]];

/**
 * What the server would print inside of the element. It stays as it was at first, because the widget changes it; where a
 * value was missing, it comes with that value, unless the widget has put something there.
 */
function useTemplate(props: HostProps): string {
  const { widget, attributes, site, wrapper } = props;
  const [html, setHtml] = useState("");
  const id = idOf(props);
  const whole =
    html || (site ? siteHtml(widget, attributes, { id, site }) : templateHtml(widget, attributes, id));
  useLayoutEffect(() => {
    if (!hostIn(wrapper)?.hasChildNodes()) setHtml(whole);
  }, [whole, wrapper]);
  return html;
}

/**
 * An element that the widget fills. The editor sets its attributes and nothing inside but the template, because two
 * programs that change the same nodes break each other.
 */
function FilledHost(props: HostProps) {
  const html = useTemplate(props);
  return h(window.wp.element.RawHTML, { ...hostProps(props), children: html });
}

/** What the server prints by, as text. */
function printedText({ widget, attributes, site }: HostProps): string {
  const printed = widget.controls.filter((control) => control.printed ?? control.reprints);
  return printed.length > 0 ? JSON.stringify([settingsFor({ controls: printed }, attributes), site]) : "";
}

/**
 * The element with what the server prints now. A change of that makes a new element, on which the widget starts again: it
 * could not know which of its nodes have changed. The widget takes over what it says of its state, such as the
 * open tab, by the key.
 */
const PrintedHost = (props: HostProps) => h(FilledHost, { ...props, key: printedText(props) });

/** What visitors see where the site has nothing, and what to set. */
function nothingWords(widget: EditorWidget) {
  if (widget.shop === "product")
    return __(
      "Visitors see the button of the page's product, if it has one. Choose a product to see it here.",
    );
  return siteList(widget)?.from?.endsWith("posts")
    ? __("No published posts fit, so visitors see nothing. Choose other posts or terms in the panel.")
    : __("The site has nothing to show here. Visitors see nothing.");
}

/**
 * The element with what settings choose of the site, or a sentence where there is none. What a shop shows does not run in the canvas:
 * nobody buys there.
 */
function SiteHost(props: HostProps) {
  const { widget, attributes } = props;
  const site = useSiteContent(widget, attributes);
  if (site === "written") return h(PrintedHost, props);
  if (site === "waiting") return h("p", { className: "islet-label" }, __("Loading…"));
  if (isEmpty(widget, site)) return h("p", { className: "islet-label" }, nothingWords(widget));
  if (widget.shop) return h(window.wp.element.RawHTML, { children: String(site["html"]) });
  return h(PrintedHost, { ...props, site });
}

/** An element that holds other blocks, below what it is: visitors do not see it at first. */
function InnerHost(props: HostProps) {
  const { widget, starters, attributes } = props;
  const label = openingLabel({ widget, starters, given: extraGiven(attributes) });
  const inner = window.wp.blockEditor.useInnerBlocksProps(
    { ...hostProps(props), className: "islet-content" },
    { template: contentAtFirst(), templateLock: false },
  );
  return h(
    window.wp.element.Fragment,
    null,
    h("p", { className: "islet-label", contentEditable: false }, label),
    h("div", inner),
  );
}

/** The button in the toolbar that shows the block as visitors get it. */
function PreviewButton({ wrapper }: { readonly wrapper: Wrapper }) {
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => {
    const { current } = wrapper;
    const look = () => {
      const host = hostIn(wrapper);
      setIsOffered(host !== null && canPreview(host));
    };
    look();
    current?.addEventListener("islet:mounted", look);
    return () => current?.removeEventListener("islet:mounted", look);
  }, [wrapper]);
  const { components, blockEditor } = window.wp;
  const show = () => {
    const host = hostIn(wrapper);
    if (host) void preview(host);
  };
  const button = h(components.ToolbarButton, {
    ...{ icon: "visibility", label: __("See it as visitors do"), onClick: show },
  });
  return isOffered ? h(blockEditor.BlockControls, null, h(components.ToolbarGroup, null, button)) : null;
}

/**
 * What draws the widget's element: it holds blocks, has rows that are blocks unless the site has them, rows of the site, or is
 * what the server prints.
 */
function hostFor(widget: EditorWidget, attributes: Attributes) {
  if (widget.content === "inner") return InnerHost;
  if (rowListOf(widget) && !askedFor(widget, attributes)) return RowsHost;
  return widget.shop || siteList(widget) ? SiteHost : PrintedHost;
}

/** Links in the canvas would take the editor to another page. */
const stopLinks = (event: { readonly target: EventTarget; preventDefault(): void }) => {
  if ((event.target as Element).closest("a[href]")) event.preventDefault();
};

const UNSAVED = { [PLAIN]: undefined };

/** What a post holds of the block: the blocks inside, or what the server would print. */
function savedBlock(widget: EditorWidget, attributes: Attributes) {
  const { blockEditor, element } = window.wp;
  if (widget.content === "inner" || rowListOf(widget)) return h(blockEditor.InnerBlocks.Content);
  const html = plainHtml(widget, attributes);
  return html === "" ? null : h(element.RawHTML, { children: html });
}

function Edit(props: EditProps) {
  const { widget, own, starters, clientId, setAttributes } = props;
  const renamed = renamedAttributes(widget.controls, props.attributes);
  const given = typedTexts({ ...props.attributes, ...renamed });
  const fields = useCustomFields(props);
  const attributes = withFieldValues(widget, given, fields);
  // What the post holds of the block is another one then.
  const change = (changed: Attributes) => setAttributes({ ...renamed, ...storedTexts(changed), ...UNSAVED });
  const { blockEditor, element } = window.wp;
  const wrapper = useRef<HTMLElement>(null);
  const marker = markerAttributes(widget, attributes);
  const problems = useProblems(clientId, marker["data-settings"] ?? "", own);
  const isContainer = widget.content === "inner";
  const missing = missingFile(widget, attributes);
  const panel = h(
    blockEditor.InspectorControls,
    null,
    // What opens it is looked for first.
    extraPanel(starters, { ...props, isOpen: true }),
    h(WidgetPanels, { widget: withoutRows(widget), values: given, problems, change }),
    customFieldsPanel({
      widget,
      block: props,
      fields,
      change: (changed) => setAttributes({ ...changed, ...UNSAVED }),
    }),
  );
  const block = blockEditor.useBlockProps({ ref: wrapper, onClickCapture: stopLinks });
  return h(
    element.Fragment,
    null,
    panel,
    isContainer && h(PreviewButton, { wrapper }),
    h(
      "div",
      block,
      missing
        ? h(FilePlaceholder, { widget, control: missing, change })
        : h(hostFor(widget, attributes), { ...props, attributes, marker, wrapper }),
    ),
  );
}

/** A starter shares the settings of the same key with the widget that it starts. */
const withoutShared = (starter: EditorWidget, { controls }: EditorWidget): EditorWidget => ({
  ...starter,
  controls: starter.controls.filter(({ key }) => !controls.some((shared) => shared.key === key)),
});

/** Registers the block of a widget that works alone; the server has registered the rest of it. */
export function registerElement(widget: EditorWidget, all: readonly EditorWidget[]): void {
  const starters = all
    .filter(({ startsWith }) => startsWith === widget.name)
    .map((starter) => withoutShared(starter, widget));
  const own = [widget];
  window.wp.blocks.registerBlockType(`islet/${widget.name}`, {
    edit: (props) => h(Edit, { ...props, widget, own, starters }),
    save: ({ attributes }) => savedBlock(widget, attributes),
    transforms: transformsOf(widget),
    example: blockExample(widget),
    variations: blockVariations(widget),
    deprecated: earlierRows(widget),
  });
  registerRowBlock(widget);
}
