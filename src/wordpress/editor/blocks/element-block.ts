import type { RefObject } from "react";
import type { EditorWidget } from "../editor-widget.ts";
import { type MarkerAttributes, markerAttributes } from "../marker.ts";
import { extraPanel } from "./extra-widgets.ts";
import { WidgetPanels } from "./panels.ts";
import { canPreview, preview } from "./preview.ts";
import { useProblems } from "./problems.ts";
import { templateHtml } from "./template.ts";
import { transformsOf } from "./transforms.ts";
import {
  __,
  type BlockEditProps,
  type BlockTemplate,
  h,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "./wp.ts";

type EditProps = BlockEditProps & {
  readonly widget: EditorWidget;
  /** The widget alone; the same list each time. */
  readonly own: readonly EditorWidget[];
  /** Widgets that start this one and stand on its element. */
  readonly starters: readonly EditorWidget[];
};

/** The block's own element. */
type Wrapper = RefObject<HTMLElement | null>;

/** What is in a new block that holds others. */
const contentAtFirst = (): readonly BlockTemplate[] => [["core/paragraph", {}]];

/** The widget's element, which is right below the block's own. */
const hostIn = ({ current }: Wrapper): HTMLElement | null =>
  current?.querySelector<HTMLElement>(":scope > [data-widget]") ?? null;

type HostProps = EditProps & { readonly marker: MarkerAttributes; readonly wrapper: Wrapper };

/** What the editor alone prints on the widget's element: a key, since moving a block makes a new element. */
const hostProps = ({ marker, clientId }: HostProps) => ({
  ...marker,
  "data-widget-key": clientId,
  "data-widget-on": "load",
});

/**
 * What the server would print inside of the element. It stays as it was at first, because the widget changes it; where a
 * value was missing, it comes with that value, unless the widget has put something there.
 */
function useTemplate({ widget, attributes }: EditProps, wrapper: Wrapper): string {
  const [html, setHtml] = useState("");
  const whole = html || templateHtml(widget, attributes);
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
  const html = useTemplate(props, props.wrapper);
  return h(window.wp.element.RawHTML, { ...hostProps(props), children: html });
}

/** An element that holds other blocks. */
function InnerHost(props: HostProps) {
  const inner = window.wp.blockEditor.useInnerBlocksProps(
    { ...hostProps(props), className: "islet-content" },
    { template: contentAtFirst(), templateLock: false },
  );
  return h("div", inner);
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

/** Links in the canvas would take the editor to another page. */
const stopLinks = (event: { readonly target: EventTarget; preventDefault(): void }) => {
  if ((event.target as Element).closest("a[href]")) event.preventDefault();
};

function Edit(props: EditProps) {
  const { widget, own, starters, attributes, clientId, setAttributes } = props;
  const { blockEditor, element } = window.wp;
  const wrapper = useRef<HTMLElement>(null);
  const marker = markerAttributes(widget, attributes);
  const problems = useProblems(clientId, marker["data-settings"] ?? "", own);
  const isContainer = widget.content === "inner";
  const panel = h(
    blockEditor.InspectorControls,
    null,
    h(WidgetPanels, { widget, values: attributes, problems, change: setAttributes }),
    extraPanel(starters, props),
  );
  const block = blockEditor.useBlockProps({ ref: wrapper, onClickCapture: stopLinks });
  return h(
    element.Fragment,
    null,
    panel,
    isContainer && h(PreviewButton, { wrapper }),
    h("div", block, h(isContainer ? InnerHost : FilledHost, { ...props, marker, wrapper })),
  );
}

/** A starter shares the settings of the same key with the widget that it starts. */
const withoutShared = (starter: EditorWidget, { controls }: EditorWidget): EditorWidget => ({
  ...starter,
  controls: starter.controls.filter(({ key }) => !controls.some((shared) => shared.key === key)),
});

/** Registers the block of a widget that stands by itself; the server has told the rest of it. */
export function registerElement(widget: EditorWidget, all: readonly EditorWidget[]): void {
  const starters = all
    .filter(({ startsWith }) => startsWith === widget.name)
    .map((starter) => withoutShared(starter, widget));
  const isContainer = widget.content === "inner";
  const own = [widget];
  window.wp.blocks.registerBlockType(`islet/${widget.name}`, {
    edit: (props) => h(Edit, { ...props, widget, own, starters }),
    save: () => (isContainer ? h(window.wp.blockEditor.InnerBlocks.Content) : null),
    transforms: transformsOf(widget),
  });
}
