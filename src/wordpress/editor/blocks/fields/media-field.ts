import { isRecord } from "#runtime/parse-json.ts";
import type { FieldProps } from "../field-props.ts";
import { __, h, type MediaFile } from "../wp.ts";
import { fieldProps, fieldset } from "./label.ts";

/** A file as a setting holds it: the page gets the address, the editor knows it again by its id. */
export const fileValue = ({ id, url }: MediaFile) => ({ id, url });

/** What somebody has chosen in the media library: one file or several. */
export const filesOf = (chosen: MediaFile | readonly MediaFile[]): readonly MediaFile[] =>
  "url" in chosen ? [chosen] : chosen;

const addressOf = (value: unknown): string => {
  const url = isRecord(value) ? value["url"] : value;
  return typeof url === "string" ? url : "";
};

const isPicture = (address: string) => /\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)/i.test(address);

/** A file: from the media library, or its address. */
export function MediaField(props: FieldProps) {
  const { blockEditor, components } = window.wp;
  const address = addressOf(props.value);
  const id = isRecord(props.value) ? Number(props.value["id"]) || undefined : undefined;
  const library = h(blockEditor.MediaUpload, {
    value: id,
    onSelect: (chosen) => props.change(filesOf(chosen).map(fileValue)[0]),
    render: ({ open }) =>
      h(
        components.Button,
        { variant: "secondary", onClick: open },
        address ? __("Replace") : __("Media library"),
      ),
  });
  return fieldset(
    props,
    isPicture(address) && h("img", { className: "islet-picture", src: address, alt: "" }),
    h(components.TextControl, {
      ...fieldProps(props),
      ...{ label: __("Address"), help: undefined, type: "url", value: address },
      onChange: (url) => props.change(url === "" ? undefined : { url }),
    }),
    h(blockEditor.MediaUploadCheck, null, library),
  );
}
