// An imitation of the block editor's packages, as far as our script uses them: plain inputs in the place of its components.

import * as React from "react";
import type { Wp } from "#outputs/wordpress/editor/blocks/wp.ts";
import {
  Box,
  Button,
  ColorPalette,
  FocalPointPicker,
  input,
  MediaPlaceholder,
  MediaUpload,
  Notice,
  RichText,
  Section,
  Select,
  Slot,
} from "./block-editor-components.ts";

const h = React.createElement;

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
