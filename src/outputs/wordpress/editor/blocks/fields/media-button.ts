import { __, h } from "../wp.ts";
import type { MediaFile } from "../wp-media.ts";

/** What somebody has chosen in the media library: one file or several. */
export const filesOf = (chosen: MediaFile | readonly MediaFile[]): readonly MediaFile[] =>
  "url" in chosen ? [chosen] : chosen;

interface MediaButton {
  /** The id of the file that is there. */
  readonly value?: number | undefined;
  readonly allowedTypes?: readonly string[];
  /** Whether a file is there. */
  readonly isFilled: boolean;
  onSelect(chosen: MediaFile): void;
}

/** The button that opens the media library, for people who may upload. */
export function mediaButton({ value, allowedTypes, isFilled, onSelect }: MediaButton) {
  const { blockEditor, components } = window.wp;
  const library = h(blockEditor.MediaUpload, {
    value,
    ...(allowedTypes && { allowedTypes }),
    onSelect: (chosen) => filesOf(chosen).slice(0, 1).forEach(onSelect),
    render: ({ open }) =>
      h(
        components.Button,
        { variant: "secondary", className: "islet-add", onClick: open },
        isFilled ? __("Replace") : __("Media library"),
      ),
  });
  return h(blockEditor.MediaUploadCheck, null, library);
}
