// An imitation of the block editor's packages, as far as our script uses them: plain inputs in the place of its components.

import type { ReactNode } from "react";
import * as React from "react";
import type { Wp } from "#outputs/wordpress/editor/blocks/wp.ts";

const h = React.createElement;

interface Given {
  readonly label?: ReactNode;
  readonly help?: ReactNode;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly checked?: boolean;
  readonly isPressed?: boolean;
  readonly opened?: boolean;
  readonly actions?: readonly { readonly label: string; onClick(): void }[];
  onChange?(value: unknown): void;
  onClick?(): void;
}

const labelled = (label: ReactNode, input: ReactNode, help?: ReactNode) =>
  h("div", null, h("label", null, label, input), help && h("p", null, help));

const input = (tag: "input" | "textarea") =>
  function Input({
    label,
    help,
    onChange,
    __nextHasNoMarginBottom: _isNew,
    ...given
  }: Given & { __nextHasNoMarginBottom?: true }) {
    const change = (event: { target: EventTarget & { value: string } }) => onChange?.(event.target.value);
    return labelled(label, h(tag, { ...given, onChange: change }), help);
  };

const Box = ({ label, help, checked, onChange }: Given) =>
  labelled(
    label,
    h("input", {
      ...{ type: "checkbox", checked },
      onChange: (event: { target: { checked: boolean } }) => onChange?.(event.target.checked),
    }),
    help,
  );

const Select = ({ label, help, options = [], onChange, value }: Given & { value?: string }) =>
  labelled(
    label,
    h(
      "select",
      { value, onChange: (event: { target: { value: string } }) => onChange?.(event.target.value) },
      options.map((option) => h("option", { key: option.value, value: option.value }, option.label)),
    ),
    help,
  );

const Button = ({ label, children, onClick, isPressed, ...given }: Given & { "aria-expanded"?: boolean }) =>
  h(
    "button",
    {
      ...{ type: "button", onClick, "aria-label": label, "aria-pressed": isPressed },
      "aria-expanded": given["aria-expanded"],
    },
    children,
  );

const Slot = ({ children }: Given) => h("div", null, children);
const Section = ({ title, children, opened = true }: Given) =>
  h("section", { "aria-label": title }, opened && children);
const Notice = ({ children, actions = [] }: Given) =>
  h(
    React.Fragment,
    null,
    h("p", { role: "alert" }, children),
    actions.map(({ label, onClick }) => h("button", { key: label, type: "button", onClick }, label)),
  );

/** What somebody chooses in the media library. */
export const chosenFiles = [
  { id: 1, url: "/one.png" },
  { id: 2, url: "/two.png" },
];

interface Library {
  readonly multiple?: boolean;
  onSelect(files: unknown): void;
  render(library: { open(): void }): ReactNode;
}

const MediaUpload = ({ multiple, onSelect, render }: Library) =>
  render({ open: () => onSelect(multiple ? chosenFiles : chosenFiles[0]) });

const MediaPlaceholder = ({
  allowedTypes,
  onSelect,
}: Pick<Library, "onSelect"> & { allowedTypes: string[] }) =>
  h(Button, { label: `Choose ${allowedTypes[0]}`, onClick: () => onSelect(chosenFiles[0]) });

const ColorPalette = ({ value = "", onChange }: { value?: string; onChange(value: string): void }) =>
  labelled(
    "Colour",
    h("input", { value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) }),
  );

interface Picture {
  readonly label: string;
  readonly url: string;
  readonly value: { readonly x: number; readonly y: number };
  onChange(point: { x: number; y: number }): void;
}

/** A picture whose point is typed as shares of its width and height, from its left and top. */
const FocalPointPicker = ({ label, url, value, onChange }: Picture) =>
  labelled(
    label,
    h("input", {
      ...{ value: `${value.x} ${value.y}`, "data-url": url },
      onChange: (event: { target: { value: string } }) => {
        const [x = 0, y = 0] = event.target.value.split(" ").map(Number);
        onChange({ x, y });
      },
    }),
  );

interface TextInCanvas {
  readonly value: string;
  readonly className: string;
  readonly "aria-label": string;
  onChange(html: string): void;
}

/** A text that is written in the canvas, as HTML. */
const RichText = ({ value, className, onChange, ...names }: TextInCanvas) =>
  h("input", {
    ...{ className, value, "aria-label": names["aria-label"] },
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  });

/** Ids of the blocks that were selected, the last one at the end. */
export const chosenBlocks: string[] = [];

/** The attributes of the blocks inside of each block, by its id; the id of each begins with it. */
export const blocksInside = new Map<string, readonly object[]>();

/** The custom fields of the post. */
export const customFields: Record<string, unknown> = {};

/** Attributes that the editor offers sources for itself, by the block's name. */
export const offeredBindings: Record<string, readonly string[]> = {};

const pageBlocks = {
  getSettings: () => ({ __experimentalBlockBindingsSupportedAttributes: offeredBindings }),
  getBlockOrder: (id: string) => (blocksInside.get(id) ?? []).map((_, index) => `${id}/${index}`),
  getBlockAttributes(id: string) {
    const [parent = "", index = "0"] = id.split("/");
    return blocksInside.get(parent)?.[Number(index)];
  },
  hasSelectedInnerBlock: () => false,
};

const editedPost = { getPermalink: () => "/page/", getEditedPostAttribute: () => "The page" };

const savedPost = { meta: customFields };

const records = { getEditedEntityRecord: () => savedPost };

const select = (store: string) =>
  store === "core" ? records : store === "core/block-editor" ? pageBlocks : editedPost;

/** A shortcode, as the editor's package reads one. */
function nextShortcode(tag: string, text: string) {
  const found = new RegExp(`\\[${tag}([^\\]]*)\\](?:([^]*?)\\[/${tag}\\])?`).exec(text);
  if (!found) return undefined;
  const [content, attributes = "", inner] = found;
  const named = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
  return {
    content,
    shortcode: { attrs: { named: Object.fromEntries(named) as object }, ...(inner && { content: inner }) },
  };
}

/** Makes `window.wp`. */
export function imitateBlockEditor(): void {
  const wp = {
    element: {
      ...React,
      RawHTML: ({ children, ...props }: { children: string }) =>
        h("div", { ...props, dangerouslySetInnerHTML: { __html: children } }),
    },
    components: {
      ...{
        Button,
        Notice,
        PanelBody: Section,
        CheckboxControl: Box,
        ToggleControl: Box,
        SelectControl: Select,
        FocalPointPicker,
      },
      ...{ TextControl: input("input"), TextareaControl: input("textarea") },
      ...{ ToolbarButton: Button, ToolbarGroup: Slot },
    },
    blockEditor: {
      ...{
        BlockControls: Slot,
        InspectorControls: Slot,
        MediaUploadCheck: Slot,
        MediaUpload,
        MediaPlaceholder,
        ColorPalette,
        RichText,
        URLInput: input("input"),
      },
      InnerBlocks: { Content: () => "Blocks inside", ButtonBlockAppender: Slot },
      useBlockProps: Object.assign((props: object) => ({ ...props, "data-block": "one" }), {
        save: () => ({ className: "wp-block" }),
      }),
      useInnerBlocksProps: (props: object) => ({ ...props, children: h("p", null, "Blocks inside") }),
    },
    blocks: {
      registerBlockType: () => undefined,
      createBlock: (name: string, attributes: object, innerBlocks: readonly object[] = []) => ({
        ...{ name, attributes, innerBlocks },
      }),
      rawHandler: ({ HTML: html }: { HTML: string }) => [
        { name: "core/html", attributes: { content: html } },
      ],
    },
    data: {
      select,
      useSelect: (read: (of: typeof select) => unknown) => read(select),
      dispatch: () => ({ selectBlock: (id: string) => void chosenBlocks.push(id) }),
    },
    shortcode: { next: nextShortcode },
    richText: {
      create({ html }: { html: string }) {
        const { body } = new DOMParser().parseFromString(html.replaceAll(/<br[^>]*>/g, "\n"), "text/html");
        return { text: body.textContent };
      },
    },
    hooks: { addFilter: () => undefined },
    i18n: {
      __: (text: string) => text,
      isRTL: () => false,
      sprintf: (text: string, ...values: string[]) =>
        values.reduce(
          (shorter, value, index) => shorter.replace(`%${index + 1}$s`, value).replace("%s", value),
          text,
        ),
    },
    date: {
      date: (_: string, moment: Date) => moment.toISOString().slice(0, 16),
      dateI18n: (_: string, moment: Date | string) => `on ${String(moment)}`,
      getSettings: () => ({ formats: { date: "j F Y", time: "H:i" } }),
    },
  };
  window.wp = wp as unknown as Wp;
}
