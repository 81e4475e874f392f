/** Names of keys, as in `KeyboardEvent.key`. */
export type Key =
  | "ArrowDown"
  | "ArrowLeft"
  | "ArrowRight"
  | "ArrowUp"
  | "Backspace"
  | "End"
  | "Enter"
  | "Escape"
  | "Home"
  | "Shift"
  | "Space"
  | "Tab";

/** One tab of a browser, without cookies of earlier ones. All input is trusted: the browser takes it for a visitor's. */
export interface Tab {
  /** Opens an address and waits until its markup has been read, if nothing is held. */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  url(): Promise<string>;
  /** Calls a function in the page, which must use nothing outside itself, and waits for its promise. */
  evaluate<Given extends unknown[], Result>(
    run: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Moves the pointer to a point of the window, in CSS px. */
  point(x: number, y: number): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  /** Presses a key, with Shift held if asked. */
  press(key: Key, withShift: boolean): Promise<void>;
  type(text: string): Promise<void>;
  /** The window as a PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** Name and version. */
  readonly version: string;
  /** With `hasHeldRequests` no step waits for the page: a test leaves requests of it unanswered. */
  openTab(hasHeldRequests: boolean): Promise<Tab>;
  close(): Promise<void>;
}

/** The window's size of all tests, in CSS px. */
export const WINDOW = { width: 1280, height: 900 } as const;
