/** A message to a player in a frame, or from it. */
export type Message = Readonly<Record<string, unknown>>;

/** What a message of a player says. */
interface Told {
  readonly state?: "playing" | "ended" | undefined;
  /** Why it cannot play. */
  readonly error?: string | undefined;
  /** Where it is. */
  readonly seconds?: number | undefined;
}

/** How a video is shown. */
export interface PlayOptions {
  /** Where it begins. */
  readonly startSeconds: number;
  /** Behind the page's content: muted, playing automatically, without anything to press. */
  readonly isBackground?: boolean;
  readonly autoplay?: boolean;
  readonly mute?: boolean;
  readonly controls?: boolean;
  /** Whether captions are shown at first. */
  readonly captions?: boolean;
}

/** Where a provider's video is played, and how to talk with the player. */
export interface Provider {
  /** The host of the frame, one that keeps the visitor's privacy. */
  readonly host: string;
  /** The address of the frame. */
  address(video: VideoId, options: PlayOptions): string;
  /** How to talk with the player; missing if it does not talk. */
  readonly api?: PlayerApi;
}

/** What a player understands and reports. */
export interface PlayerApi {
  /** What makes the player report how it plays; none if it does so unasked. */
  readonly greetings: readonly Message[];
  readonly play: Message;
  readonly pause: Message;
  seek(seconds: number): Message;
  /** What is no object comes as `text`. */
  read(message: Message): Told;
  /** Whether it takes objects, not JSON. */
  readonly takesObjects?: boolean;
}

/** A video of a provider. */
export interface VideoId {
  readonly id: string;
  /** What an unlisted video needs, too. */
  readonly hash?: string | undefined;
  /** What an address of its player says of how it plays, as it is written there: names and values are to be checked. */
  readonly variables?: string | undefined;
  /** Where its address begins and ends it. */
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  /** The playlist that follows it. */
  readonly list?: string | undefined;
}

/** A switch as players' addresses spell it. */
export const flag = (isOn: boolean | undefined): "1" | "0" => (isOn ? "1" : "0");
