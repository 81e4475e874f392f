/** A picture of a lightbox. */
export interface LightboxItem {
  /** Absolute address that an image may have. */
  readonly address: string;
  readonly alt: string;
  /** Words below it; empty for none. */
  readonly caption: string;
  /** The size of the file; 0 if the page does not tell it. */
  readonly widthPx: number;
  readonly heightPx: number;
}
