/** Triggers as an editor sets them: a switch for each, and its details. */
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

/** What a trigger gets. Everything it starts ends with `signal`. */
export interface TriggerContext {
  /** Aborted when a trigger of the popup fires or the widget ends. */
  readonly signal: AbortSignal;
  /** Runs once after `delayMs`, unless the signal aborts first. */
  wait(delayMs: number, run: () => void): void;
  fire(): void;
}

/** Watches for its condition, then fires. */
export type Trigger = (triggers: Triggers, context: TriggerContext) => void;
