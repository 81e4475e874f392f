/** What a strategy knows of the marker it waits for. */
export interface Wait {
  readonly host: HTMLElement;
  /** What stands in parentheses after the word, with them: `(min-width: 800px)`. */
  readonly argument: string;
  /** Aborted when the host has gone: observers and listeners end. */
  readonly signal: AbortSignal;
}

/** Lets one event happen that was kept for a widget. */
export type Replay = (event: Event, host: HTMLElement) => void;

/** Told once the widget stands or has failed; without `replay` the browser's own way must do. */
export type ReleaseEvents = (replay?: Replay) => void;

/** Resolves when the widget is wanted. */
export type Strategy = (wait: Wait) => Promise<void>;
