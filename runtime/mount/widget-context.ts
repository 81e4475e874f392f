import type { Bus } from "../bus.ts";
import type { Hooks } from "../hooks/hooks.ts";
import { ATTRIBUTE, attributeOf, type Placement } from "../markup.ts";
import type { Page } from "../page.ts";
import type { Report } from "../problems/problems.ts";
import type { ListenOptions, WidgetContext } from "../widget.ts";
import type { Lifetime } from "./lifetime.ts";
import { hasBeenHeard, startOfTurn } from "./replayed.ts";

/** Shared by all widgets of a page. */
export interface Shared {
  readonly bus: Bus;
  readonly hooks: Hooks;
  readonly page: Page;
  readonly report: Report;
  /** Loads again what failed because the visitor was leaving the page. */
  readonly whileShown: WidgetContext["load"];
}

/** setTimeout stores its delay as a signed 32-bit integer; a longer wait takes several timers. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Calls `run` once after `delayMs`, unless the signal aborts or the returned function is called first. */
function startTimer(delayMs: number, signal: AbortSignal, run: () => void): () => void {
  if (signal.aborted) return () => {};
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  };
  const arm = (leftMs: number) => {
    const partMs = Math.min(leftMs, LONGEST_TIMER_MS);
    timer = setTimeout(() => {
      if (leftMs > partMs) return arm(leftMs - partMs);
      stop();
      run();
    }, partMs);
  };
  signal.addEventListener("abort", stop);
  arm(Math.max(delayMs, 1));
  return stop;
}

type PlacedWidget = Pick<Placement, "name" | "host" | "source">;
type PlacedLifetime = Pick<Lifetime, "signal" | "kept">;

let count = 0;

/** Runs a function; reports what it throws, or how its promise rejects. Returns its result. */
function runGuarded<Result>(run: () => Result, report: (error: unknown) => void): Result | undefined {
  try {
    const result = run();
    if (typeof result === "object" && result && "then" in result) Promise.resolve(result).catch(report);
    return result;
  } catch (error) {
    report(error);
  }
}

/**
 * A listener that reports what it throws, and that hears nothing again that is replayed for another widget. A function: wrappers of
 * `addEventListener` on some pages call no object.
 */
function guardedListener(listener: (event: never) => unknown, context: WidgetContext) {
  const since = startOfTurn();
  return (event: Event): void => {
    if (!hasBeenHeard(event, since)) context.guard(() => listener(event as never));
  };
}

/**
 * The context of one widget. There may be thousands, and most read only a few fields, so each is made when it is first read;
 * from then on it stays the same, because effects depend on it.
 */
class Context implements WidgetContext {
  readonly name: string;
  readonly host: HTMLElement;
  readonly isFromPage: boolean;
  readonly #shared: Shared;
  readonly #lifetime: PlacedLifetime;
  #printed: readonly string[] | undefined;
  #id: string | undefined;
  #load: WidgetContext["load"] | undefined;
  #guard: WidgetContext["guard"] | undefined;
  #reportError: WidgetContext["reportError"] | undefined;
  #warn: WidgetContext["warn"] | undefined;
  #inform: WidgetContext["inform"] | undefined;
  #after: WidgetContext["after"] | undefined;
  #on: WidgetContext["on"] | undefined;
  #listen: WidgetContext["listen"] | undefined;

  constructor(shared: Shared, { name, host, source }: PlacedWidget, lifetime: PlacedLifetime) {
    this.name = name;
    this.host = host;
    this.isFromPage = source !== ATTRIBUTE.settings;
    this.#shared = shared;
    this.#lifetime = lifetime;
  }

  get bus() {
    return this.#shared.bus;
  }

  get hooks() {
    return this.#shared.hooks;
  }

  get page() {
    return this.#shared.page;
  }

  get signal() {
    return this.#lifetime.signal;
  }

  get kept() {
    return this.#lifetime.kept;
  }

  get id() {
    return (this.#id ??= this.#prerendered[0] || `islet-${++count}`);
  }

  get renderedAt() {
    const [, renderedAt] = this.#prerendered;
    return renderedAt ? Number(renderedAt) : undefined;
  }

  get load() {
    return (this.#load ??= async (load) => {
      try {
        return await this.#shared.whileShown(load);
      } finally {
        if (this.signal.aborted) await new Promise(() => {});
      }
    });
  }

  get guard() {
    return (this.#guard ??= (run) => runGuarded(run, this.reportError));
  }

  get reportError() {
    return (this.#reportError ??= (error) =>
      this.#shared.report({ code: "crash", widget: this.name, error, element: this.host }));
  }

  get warn() {
    return (this.#warn ??= (message) => this.#tell("widget", message));
  }

  get inform() {
    return (this.#inform ??= (message) => this.#tell("withheld", message));
  }

  get after() {
    return (this.#after ??= (delayMs, run) => startTimer(delayMs, this.signal, () => this.guard(run)));
  }

  get on() {
    return (this.#on ??= (event, listener) =>
      this.bus.on(event, (payload) => runGuarded(() => listener(payload), this.reportError), this.signal));
  }

  get listen() {
    // oxlint-disable-next-line max-params -- like addEventListener, with the target first
    return (this.#listen ??= (
      target: EventTarget,
      type: string,
      listener: (event: never) => void,
      options?: ListenOptions,
    ) =>
      target.addEventListener(type, guardedListener(listener, this), {
        ...options,
        signal: this.signal,
      }));
  }

  /** What comes to light only after the widget's end is about settings or an element that nobody uses any more. */
  #tell(code: "widget" | "withheld", message: string) {
    if (!this.signal.aborted) this.#shared.report({ code, widget: this.name, message, element: this.host });
  }

  get #prerendered() {
    return (this.#printed ??= attributeOf(this.host, ATTRIBUTE.prerendered)?.split("@") ?? []);
  }
}

/** Creates a widget's context: what the widget starts through it ends with the lifetime, what that throws is reported. */
export const createContext = (
  shared: Shared,
  placement: PlacedWidget,
  lifetime: PlacedLifetime,
): WidgetContext => new Context(shared, placement, lifetime);
