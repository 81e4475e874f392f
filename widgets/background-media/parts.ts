import type * as z from "zod/mini";
import { classNames, group, selector } from "#runtime/controls.ts";

/** The parts of a background that moves: selectors of elements, class names. */
export const parts = group({
  /** Class names of the element. */
  host: classNames(["islet-background-media"]),
  /** The box of a video. */
  video: selector(":scope > .islet-background-media__video"),
  /** Class names of the player. */
  player: classNames(),
  /** Class names of the box while it is hidden. */
  loading: classNames(["islet-background-media__video--loading"]),
  /** Class names of the box of the pictures. */
  slides: classNames(),
  /** Class names of what is around a picture. */
  slide: classNames(),
  /** Class names of a picture. */
  image: classNames(),
  /** Class names of a picture that grows. */
  zoomIn: classNames(["islet-background-media__image--zoom-in"]),
  /** Class names of a picture that shrinks. */
  zoomOut: classNames(["islet-background-media__image--zoom-out"]),
  /** Class names of a picture while it does. */
  zooming: classNames(["islet-background-media__image--zooming"]),
});

export type Parts = z.infer<typeof parts>;
