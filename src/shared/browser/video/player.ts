/** What plays a video. */
export interface Player {
  play(): void;
  pause(): void;
  /** Goes to a place, in seconds. */
  seek(seconds: number): void;
}

/** What a player reports. */
export interface PlayerEvents {
  /** It plays, again perhaps. */
  playing(): void;
  /** Where it is, in seconds, a few times each second. */
  time(seconds: number): void;
  /** The video is over. */
  ended(): void;
  /** It cannot play. `reason` is the player's own. */
  failed(reason: string): void;
}
