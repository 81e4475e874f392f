import type { Placement } from "../markup.ts";

/** One field of the settings that the schema refused. */
export interface FieldIssue {
  /** As the page spelled it, e.g. `timing.page_views_views`. */
  readonly path: string;
  readonly expected: string;
  readonly given: unknown;
  /** Whether a default took its place. */
  readonly isMended: boolean;
}

/** What went wrong, before it is put into words. `code` names the sentence in sentences.ts. */
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
      /** Whether the widget runs already. */
      readonly isRunning?: boolean;
    }
  | {
      readonly code: "settings";
      readonly widget: string;
      readonly issues: readonly FieldIssue[];
      readonly element: Element;
      /** Whether the widget runs already. */
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
  | { readonly code: "config"; readonly path: string; readonly expected: string; readonly given: unknown }
  | { readonly code: "marker"; readonly selector: string; readonly error: unknown }
  | { readonly code: "preset"; readonly name: string; readonly reason: string }
  | { readonly code: "page-script"; readonly error: unknown }
  | { readonly code: "second-copy"; readonly version: string; readonly other: string };

/** A placement that cannot start; what is wrong with it is worked out where it is told. */
export interface Refused {
  readonly code: "refused";
  readonly placement: Placement;
  /** The island that has the element already. */
  readonly other: { readonly placement: Placement } | undefined;
  /** The names of all widgets. */
  readonly known: readonly string[];
}

/** Puts a problem into one readable sentence (design section 9). */
export type Describe = (problem: Problem) => string;

/** `detail` of the `islet:problem` event. */
export type ProblemDetail = Problem & { readonly message: string };

/** Tells whom it may concern what went wrong; the words are loaded on first use. */
export type Report = (problem: Problem | Refused) => void;
