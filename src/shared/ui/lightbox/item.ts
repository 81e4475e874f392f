/** A picture or a video of a lightbox. */
export interface LightboxItem {
  /** Absolute address that an image may have; of a video, that a link may have. */
  readonly address: string;
  readonly alt: string;
  /** Words below it; empty for none. */
  readonly caption: string;
  /** More words below these. */
  readonly description?: string | undefined;
  /** The size of the file; 0 if the page does not say it. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** The hash of an address of the page that opens it. */
  readonly hash?: string | undefined;
  /** Makes it a video: width : height, such as `16 / 9`. */
  readonly videoRatio?: string | undefined;
  /** Plays the video, in place of a player for its address. */
  readonly player?: HTMLElement | undefined;
}
