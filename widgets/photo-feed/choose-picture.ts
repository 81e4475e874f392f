import { type Pictures, type PictureWidth, WIDTHS } from "./pictures.ts";

/** Widths are compared in steps, so that a px more or less makes no difference. */
const STEP_PX = 10;

/** One of a photo's pictures. */
export interface Picture {
  readonly address: string;
  readonly width: PictureWidth;
  /** Whether it is the server's own copy. */
  readonly isCopy: boolean;
}

interface Box {
  readonly widthPx: number;
  /** Height to width. */
  readonly factor: number;
}

/** How wide a picture of this ratio (width to height) must be to fill a box, in px. */
export const neededWidth = ({ widthPx, factor }: Box, ratio: number): number =>
  Math.ceil(Math.max(widthPx, widthPx * factor * ratio) / STEP_PX) * STEP_PX;

/** The smallest picture that is wide enough, else the widest. */
export function fittingPicture(pictures: Pictures, neededPx: number, isCopy: boolean): Picture | undefined {
  const widths = WIDTHS.filter((width) => pictures.has(width));
  const width = widths.find((known) => known >= neededPx) ?? widths.at(-1);
  const address = width && pictures.get(width);
  return address ? { address, width, isCopy } : undefined;
}
