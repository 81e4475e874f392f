import { isRecord } from "#runtime/parse-json.ts";
import type { EditorWidget } from "../../../controls/editor-widget.ts";
import { bindableControls, fieldOf, withField } from "./bound-values.ts";
import { __, format, h } from "./wp.ts";
import type { Attributes, BlockEditProps } from "./wp-blocks.ts";

const NONE: Readonly<Record<string, unknown>> = {};

/** The custom fields of the post that a block stands in, by their keys, as somebody edits them. */
export function useCustomFields({ context = {} }: BlockEditProps): Readonly<Record<string, unknown>> {
  const { postId, postType } = context;
  return window.wp.data.useSelect(
    (select) => {
      const isPost = postId !== undefined && postType !== undefined;
      const post = isPost && select("core").getEditedEntityRecord("postType", postType, postId);
      return isRecord(post) && isRecord(post["meta"]) ? post["meta"] : NONE;
    },
    [postId, postType],
  );
}

/** Whether the editor has a panel of its own for the sources of a block's attributes. */
const isOfferedByEditor = (name: string) => {
  const settings = window.wp.data.select("core/block-editor").getSettings();
  const offered = settings["__experimentalBlockBindingsSupportedAttributes"];
  return isRecord(offered) && name in offered;
};

interface CustomFields {
  readonly widget: EditorWidget;
  readonly block: BlockEditProps;
  /** Those of the post. */
  readonly fields: Readonly<Record<string, unknown>>;
  change(changed: Attributes): void;
}

/** The section that lets texts and addresses of a block show custom fields of the post; nothing where there are none. */
export function customFieldsPanel({ widget, block: { name, attributes }, fields, change }: CustomFields) {
  const keys = Object.keys(fields).filter((key) => !key.startsWith("_"));
  const controls = bindableControls(widget);
  if (keys.length === 0 || controls.length === 0 || isOfferedByEditor(name)) return null;
  const { PanelBody, SelectControl } = window.wp.components;
  const choices = controls.map((control) => {
    const value = fieldOf(attributes, control.name);
    const known = [...new Set(value ? [...keys, value] : keys)];
    return h(SelectControl, {
      key: control.key,
      label: format(__("Field for “%s”"), control.title),
      value,
      options: [{ value: "", label: __("None") }, ...known.map((key) => ({ value: key, label: key }))],
      onChange: (key: string) => change(withField(attributes, control.name, key)),
      __nextHasNoMarginBottom: true,
    });
  });
  const about = h(
    "p",
    { className: "components-base-control__help" },
    __("What is chosen here shows a custom field of the page in place of what is set above."),
  );
  return h(PanelBody, { title: __("Custom fields"), initialOpen: false }, about, choices);
}
