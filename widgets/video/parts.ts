import type * as z from "zod/mini";
import { classNames, group, selector } from "#runtime/controls.ts";

/** The parts of a video: selectors of elements, class names. */
export const parts = group({
  /** Class names of the element. */
  host: classNames(["islet-video"]),
  /** The box that the player fills. */
  box: selector(":scope"),
  /** Class names of the player. */
  player: classNames(["islet-video__player"]),
  /** The players that the server has printed. */
  printed: selector(":scope > :is(video, iframe)"),
  /** What stands in the place of a player without a picture, such as a link to the file. */
  fallback: selector(":scope > p"),
  /** The picture over the video. */
  overlay: selector(":scope > a, :scope > button"),
  /** The button on the picture. */
  button: selector(":scope > a, :scope > button"),
});

export type Parts = z.infer<typeof parts>;
