/** Replays one held event. */
export type Replay = (event: Event, host: HTMLElement) => void;

/** Releases the held events once the widget has mounted or failed; without `replay` the browser handles them. */
export type ReleaseEvents = (replay?: Replay) => void;

/** Ends a wait: its observers and listeners. Ending it again does nothing. */
export type EndWait = () => void;

/**
 * Waits until the host's widget is wanted; calls `start` once then, also at once, with what releases the held events, if
 * there are any. Thousands of hosts may wait, so a wait holds little.
 */
export type Wait = (host: HTMLElement, start: (releaseEvents?: ReleaseEvents) => void) => EndWait | void;
