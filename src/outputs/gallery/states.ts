import type { ExampleState } from "#runtime/editor-words.ts";
import type { WidgetEntry } from "./manifest.ts";

/** What differs from the usual page of a widget. */
interface State {
  readonly title: string;
  /** Parts of the page configuration. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** Changes the example's markup. */
  change?(example: string): string;
}

const LONG =
  "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen and many more words that need a second line";

const everyCategory = (isGiven: boolean) => ({
  consent: { functional: isGiven, preferences: isGiven, statistics: isGiven, marketing: isGiven },
});

/** Every call of an example fails: those of scripts, and what is sent to the form's own address. */
const callsWith = (fault: string): Pick<State, "config" | "change"> => ({
  config: { ajax_url: `/wp-admin/admin-ajax.php?cms-fault=${fault}` },
  change: (example) => example.replace('action="/contact/"', `action="/contact/?cms-fault=${fault}"`),
});

const STATES: Readonly<Record<ExampleState, State>> = {
  refused: { title: "Consent refused", config: everyCategory(false) },
  given: { title: "Consent given", config: everyCategory(true) },
  failing: { title: "The server fails", ...callsWith("status:500") },
  waiting: { title: "The server takes a minute", ...callsWith("delay:60000") },
  empty: {
    title: "Empty",
    change: (example) =>
      example.replace(/<article[\s>].*<\/article>/s, "").replace(/<div id="sbi_.*<\/a><\/div>/s, ""),
  },
  long: {
    title: "Long texts",
    change: (example) =>
      example.replace(/[^<>\s][^<>]{2,}(?=<\/)|(?<= alt=")[^"]+/g, (text) => `${text} ${LONG}`),
  },
  rtl: {
    title: "From right to left",
    change: (example) => `<div dir="rtl" lang="he">${example}</div>`,
  },
};

/** The states of a widget, with their titles; none for most widgets. */
export const statesOf = ({
  states = [],
}: WidgetEntry["editor"]): { readonly name: ExampleState; readonly title: string }[] =>
  states.map((name) => ({ name, title: STATES[name].title }));

/** What differs in a state; nothing for a name that is none of the widget's. */
export function stateNamed(
  { states = [] }: WidgetEntry["editor"],
  name: string | undefined,
): Pick<State, "config" | "change"> {
  const found = states.find((one) => one === name);
  return found ? STATES[found] : {};
}
