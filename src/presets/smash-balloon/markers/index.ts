import type { NativeFeed } from "./native-feed.ts";
import { photoFeed } from "./photo-feed.ts";
import { socialFeed } from "./social-feed.ts";

/** Every kind of feed that the preset serves. */
export const feedMarkers: readonly NativeFeed[] = [photoFeed, socialFeed];
