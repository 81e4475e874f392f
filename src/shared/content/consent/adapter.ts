import type { WidgetContext } from "#runtime/widget.ts";

/** What a visitor can agree to; the names are those of the WP Consent API. */
export type ConsentCategory = "functional" | "preferences" | "statistics" | "marketing";

/** What is asked: whether the visitor has agreed to a category, or to one service of it where a plugin knows services. */
export interface ConsentQuestion {
  readonly category: ConsentCategory;
  /** The service's usual name in lower case, such as `youtube`. */
  readonly service?: string | undefined;
}

/** What listening needs of a widget; it ends with the widget. */
export type ConsentContext = Pick<WidgetContext, "page" | "bus" | "signal" | "listen" | "on" | "after">;

/** Reads the visitor's choice from one plugin, or from one standard that plugins speak. */
export interface ConsentAdapter {
  readonly name: string;
  /** Whether the page has it. What throws counts as no. */
  isPresent(): boolean;
  /** Given only if the result is `true`: a choice that is missing or cannot be read is no consent. */
  isGiven(question: ConsentQuestion): unknown;
  /** Events of the window or the document after which the answer may be another. */
  readonly events?: readonly string[];
  /** Elements whose press may change the answer. */
  readonly buttons?: string;
  /** Calls `check` after changes that have no event. */
  watch?(check: () => void, signal: AbortSignal): void;
}

/** What `run` returns; `undefined` if it throws: objects of other scripts may do anything. */
export function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** The value at a path that begins at `window`; `undefined` if there is none, or if an element with that id stands there. */
export function valueAt(...path: readonly string[]): unknown {
  let value: unknown = window;
  for (const name of path) {
    if ((typeof value !== "object" && typeof value !== "function") || value === null) return undefined;
    value = Reflect.get(value, name);
    if (typeof value === "object" && value !== null && Reflect.has(value, "nodeType")) return undefined;
  }
  return value;
}

/** Calls the method at a path that begins at `window`; `undefined` if there is none. */
export function callAt(path: readonly string[], ...args: readonly unknown[]): unknown {
  const method = valueAt(...path);
  return typeof method === "function"
    ? Reflect.apply(method, valueAt(...path.slice(0, -1)) ?? window, args)
    : undefined;
}
