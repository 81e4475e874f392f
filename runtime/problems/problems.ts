import type { Placement } from "../markup.ts";

/** Why an island cannot draw in an element without a loss: the element is the page, shows no inside, or holds other widgets. */
export type Unfit = "page" | "no-inside" | "widgets";

/** One field of the settings that the schema refused. */
export interface FieldIssue {
  /** As the page spells it, e.g. `timing.page_views_views`. */
  readonly path: string;
  readonly expected: string;
  readonly given: unknown;
  /** Whether a default replaces it. */
  readonly isMended: boolean;
  /** Of a setting under its former name, which is `expected` now: the first version that does not read it. */
  readonly until?: string | undefined;
}

/** What went wrong. `code` names the sentence in sentences.ts. */
export type Problem =
  | {
      readonly code: "unknown-widget";
      readonly widget: string;
      readonly known: readonly string[];
      readonly element: Element;
    }
  | {
      readonly code: "two-islands";
      readonly widget: string;
      readonly other: string;
      readonly element: Element;
    }
  | {
      readonly code: "unfit-host";
      readonly widget: string;
      readonly reason: Unfit;
      readonly element: Element;
    }
  | { readonly code: "not-listed"; readonly widget: string; readonly element: Element }
  | {
      readonly code: "unknown-strategy";
      readonly widget: string;
      readonly word: string;
      readonly element: Element;
    }
  | {
      readonly code: "settings-syntax";
      readonly widget: string;
      readonly source: string;
      readonly text: string;
      readonly reason: string;
      readonly element: Element;
      /** Whether the widget is mounted already. */
      readonly isRunning?: boolean;
    }
  | {
      readonly code: "settings";
      readonly widget: string;
      readonly issues: readonly FieldIssue[];
      readonly element: Element;
      /** Whether the widget is mounted already. */
      readonly isRunning?: boolean;
    }
  | { readonly code: "chunk"; readonly widget: string; readonly error: unknown; readonly element: Element }
  | { readonly code: "crash"; readonly widget: string; readonly error: unknown; readonly element: Element }
  | {
      readonly code: "hydration";
      readonly widget: string;
      readonly error: unknown;
      readonly element: Element;
    }
  | { readonly code: "widget"; readonly widget: string; readonly message: string; readonly element: Element }
  /** No fault: the page configuration does not allow what the widget would do. */
  | {
      readonly code: "withheld";
      readonly widget: string;
      readonly message: string;
      readonly element: Element;
    }
  | {
      readonly code: "replaced";
      readonly widget: string;
      readonly element: Element;
      readonly isDrawnAnew?: boolean;
    }
  /** The page configuration is read, but its script has another id than it should, or no type. */
  | { readonly code: "config-tag"; readonly id: string }
  | {
      readonly code: "config";
      readonly path: string;
      /** What the field must be; of one that nothing reads, the names of those that are read. */
      readonly expected: string | readonly string[];
      readonly given: unknown;
    }
  | { readonly code: "marker"; readonly selector: string; readonly error: unknown }
  | { readonly code: "preset"; readonly name: string; readonly reason: string }
  | { readonly code: "unknown-preset"; readonly name: string; readonly known: readonly string[] }
  /** No fault: the page does this job itself. */
  | { readonly code: "left"; readonly name: string; readonly reason: string }
  | { readonly code: "page-script"; readonly error: unknown }
  | { readonly code: "second-copy"; readonly version: string; readonly other: string };

/** A placement that cannot start; sentences.ts finds out why. */
export interface Refused {
  readonly code: "refused";
  readonly placement: Placement;
  /** The island that is on the element already. */
  readonly other: { readonly placement: Placement } | undefined;
  /** The names of all widgets. */
  readonly known: readonly string[];
}

/** Puts a problem into one readable sentence. */
export type Describe = (problem: Problem) => string;

/** `detail` of the `islet:problem` event. */
export type ProblemDetail = Problem & {
  readonly message: string;
  /** The settings that cause it, as the page spells them, such as `end_date` or `slides[2].title`. */
  readonly paths?: readonly string[];
};

/** Reports a problem as an `islet:problem` event; the sentences are loaded on first use. */
export type Report = (problem: Problem | Refused) => void;
