import { isRecord } from "#runtime/parse-json.ts";
import type { FieldProps } from "../field-props.ts";
import { __, h } from "../wp.ts";
import { fieldProps, fieldset } from "./label.ts";
import { mediaButton } from "./media-button.ts";
import { addressOf, fileValue, pictureFacts } from "./picture-facts.ts";

const isPicture = (address: string) => /\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)/i.test(address);

/** A file: from the media library, or its address. */
export function MediaField(props: FieldProps) {
  const { components } = window.wp;
  const { control, beside } = props;
  const address = addressOf(props.value);
  const id = isRecord(props.value) ? Number(props.value["id"]) || undefined : undefined;
  return fieldset(
    props,
    isPicture(address) && h("img", { className: "islet-picture", src: address, alt: "" }),
    h(components.TextControl, {
      ...fieldProps(props),
      ...{ label: __("Address"), help: undefined, type: "url", value: address },
      onChange: (url) => props.change(url === "" ? undefined : { url }),
    }),
    mediaButton({
      ...{ value: id, isFilled: address !== "" },
      onSelect: (chosen) =>
        beside
          ? beside.change(pictureFacts(control, chosen, beside.controls))
          : props.change(fileValue(chosen)),
    }),
  );
}
