/** Replays one held event. */
export type Replay = (event: Event, host: HTMLElement) => void;

/** Releases the held events once the widget has mounted or failed; without `replay` the browser handles them. */
export type ReleaseEvents = (replay?: Replay) => void;

/** Ends a wait: its observers and listeners. Ending it again does nothing. */
export type EndWait = () => void;

/**
 * Waits until the host's widget is wanted; calls `wanted` once then, also at once. `argument` is the text after the word,
 * with its parentheses: `(min-width: 800px)`. Thousands of hosts may wait, so a wait holds little.
 */
export type Strategy = (host: HTMLElement, wanted: () => void, argument: string) => EndWait | void;
