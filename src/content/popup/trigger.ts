/** What opens a popup by itself: a switch each, and its details (reference: content 6.4). */
export interface Triggers {
  readonly pageLoad: boolean;
  /** Seconds. */
  readonly pageLoadDelay: number;
  readonly scrolling: boolean;
  readonly scrollingDirection: "down" | "up";
  /** Percent of the way down. */
  readonly scrollingOffset: number;
  readonly scrollingTo: boolean;
  readonly scrollingToSelector: string;
  readonly click: boolean;
  readonly clickTimes: number;
  readonly inactivity: boolean;
  /** Seconds. */
  readonly inactivityTime: number;
  readonly exitIntent: boolean;
}

/** What a trigger may do until one of them has fired. */
export interface TriggerContext {
  /** Aborted when any trigger of the popup fires, or the popup ends. */
  readonly signal: AbortSignal;
  /** Runs once after so many ms, unless the signal aborts first. */
  wait(delayMs: number, run: () => void): void;
  fire(): void;
}

/** Watches the visitor, and fires. */
export type Trigger = (triggers: Triggers, context: TriggerContext) => void;
