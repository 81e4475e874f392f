/** What a strategy gets. */
export interface Wait {
  readonly host: HTMLElement;
  /** The text after the word, with its parentheses: `(min-width: 800px)`. */
  readonly argument: string;
  /** Aborts when the host has left: observers and listeners end. */
  readonly signal: AbortSignal;
}

/** Replays one held event. */
export type Replay = (event: Event, host: HTMLElement) => void;

/** Releases the held events once the widget has mounted or failed; without `replay` the browser handles them. */
export type ReleaseEvents = (replay?: Replay) => void;

/** Resolves when the widget is wanted. */
export type Strategy = (wait: Wait) => Promise<void>;
