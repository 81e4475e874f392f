import type { NativeFeed } from "./native-feed.ts";

/** Every kind of feed that the preset serves. */
export const feeds: readonly NativeFeed[] = [];
