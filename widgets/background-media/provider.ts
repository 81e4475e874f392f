/** A message to a player in a frame, or from it. */
export type Message = Readonly<Record<string, unknown>>;

/** What a message of a player tells. */
interface Told {
  readonly state?: "playing" | "ended" | undefined;
  /** Why it cannot play. */
  readonly error?: string | undefined;
  /** Where it is. */
  readonly seconds?: number | undefined;
}

/** Where a provider's video is played, and how to talk with the player. */
export interface Provider {
  /** The host of the frame, one that keeps the visitor's privacy. */
  readonly host: string;
  /** The address of the frame, which plays by itself and without sound. */
  address(video: VideoId, startSeconds: number): string;
  /** What makes the player tell how it plays. */
  readonly greetings: readonly Message[];
  readonly play: Message;
  readonly pause: Message;
  seek(seconds: number): Message;
  read(message: Message): Told;
}

/** A video of a provider. */
export interface VideoId {
  readonly id: string;
  /** What an unlisted video needs, too. */
  readonly hash?: string | undefined;
}
