import type { EditorControl } from "../../../../controls/editor-widget.ts";
import { __ } from "../wp.ts";
import type { MediaFile } from "../wp-media.ts";
import { fileValue, pictureFacts } from "./picture-facts.ts";

/** The files of the media library of which each becomes a row. */
interface RowFiles {
  readonly type: "image" | "video" | "application";
  /** What the button says. */
  readonly label: string;
  rowOf(file: MediaFile): unknown;
}

/** The files that rows of a list are made of: the one kind that a row has, else its pictures. */
export function filesFor({ item, fields = [] }: EditorControl): RowFiles | undefined {
  const address = fields.find(({ file }) => file);
  if (address?.file)
    return {
      type: address.file,
      label: __("Add files"),
      rowOf: ({ url, title }) => ({ [address.name]: url, ...(title && { title }) }),
    };
  const picture = fields.find(({ control }) => control === "media");
  if (!picture && item?.control !== "media") return undefined;
  return {
    type: "image",
    label: __("Add pictures"),
    rowOf: (file) => (picture ? pictureFacts(picture, file, fields) : fileValue(file)),
  };
}
