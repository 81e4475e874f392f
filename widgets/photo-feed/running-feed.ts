import type { Feed, Photo } from "./feed.ts";
import type { Layout } from "./layout.ts";
import type { ShownPictures } from "./show-pictures.ts";

/** A feed that runs. */
export interface RunningFeed {
  readonly feed: Feed;
  readonly layout: Layout;
  readonly pictures: ShownPictures;
  /** Adopts what is new in the list, and gives every photo its box and its picture. @returns the new photos */
  update(): readonly Photo[];
}
