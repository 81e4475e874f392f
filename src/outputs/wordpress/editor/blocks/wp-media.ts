// Files in the block editor, as far as our script uses them.
import type { ReactNode } from "react";

/** A file of the media library. */
export interface MediaFile {
  readonly id: number;
  readonly url: string;
  readonly alt?: string;
  readonly title?: string;
  /** Of a picture, in px. */
  readonly width?: number;
  readonly height?: number;
}

/** What the button of the library gets. */
export interface MediaUploadProps {
  readonly value?: number | undefined;
  readonly allowedTypes?: readonly string[];
  readonly multiple?: boolean;
  onSelect(chosen: MediaFile | readonly MediaFile[]): void;
  render(library: { open(): void }): ReactNode;
}

/** What asks for a file in the place of a block gets. */
export interface MediaPlaceholderProps {
  /** A dashicon without its prefix. */
  readonly icon: string;
  readonly labels: { readonly title: string; readonly instructions: string };
  readonly allowedTypes: readonly string[];
  readonly accept?: string;
  onSelect(chosen: MediaFile): void;
  onSelectURL(url: string): void;
}
