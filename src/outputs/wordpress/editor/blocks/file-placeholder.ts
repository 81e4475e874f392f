import type { EditorControl, EditorWidget } from "../../../controls/editor-widget.ts";
import { h } from "./wp.ts";
import type { Attributes } from "./wp-blocks.ts";

/** The setting without whose file there is nothing to show, while it is empty. */
export const missingFile = ({ controls }: EditorWidget, attributes: Attributes): EditorControl | undefined =>
  controls.find(({ file, name }) => file && !attributes[name]);

interface FilePlaceholderProps {
  readonly widget: EditorWidget;
  readonly control: EditorControl;
  change(changed: Attributes): void;
}

/** Asks for a file in the place of a widget, as the editor's own blocks do. */
export function FilePlaceholder({ widget, control, change }: FilePlaceholderProps) {
  const { file, name } = control;
  const put = (url: string) => change({ [name]: url });
  return h(window.wp.blockEditor.MediaPlaceholder, {
    icon: widget.icon,
    labels: { title: widget.title, instructions: control.about ?? "" },
    allowedTypes: file ? [file] : [],
    ...(file === "video" && { accept: "video/*" }),
    onSelect: ({ url }) => put(url),
    onSelectURL: put,
  });
}
