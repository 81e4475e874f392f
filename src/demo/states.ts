// How a widget's example looks where something is missing, slow, refused or long.

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

const callsWith = (fault: string) => ({ ajax_url: `/wp-admin/admin-ajax.php?cms-fault=${fault}` });

const STATES = {
  refused: { title: "Consent refused", config: everyCategory(false) },
  given: { title: "Consent given", config: everyCategory(true) },
  failing: { title: "The server fails", config: callsWith("status:500") },
  waiting: { title: "The server takes a minute", config: callsWith("delay:60000") },
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
} as const satisfies Readonly<Record<string, State>>;

export type StateName = keyof typeof STATES;

/** The states of widgets that have others than their settings say. */
const WIDGETS: ReadonlyMap<string, readonly StateName[]> = new Map([
  ["animation", ["refused", "long", "rtl"]],
  ["background-media", ["refused", "long", "rtl"]],
  ["form", ["failing", "waiting", "long", "rtl"]],
  ["form-steps", ["long", "rtl"]],
  ["frame-gate", ["refused", "given", "long", "rtl"]],
  ["photo-feed", ["refused", "failing", "waiting", "empty", "long", "rtl"]],
  ["share-buttons", ["long", "rtl"]],
  ["social-embed", ["refused", "given", "long", "rtl"]],
  ["social-feed", ["refused", "failing", "waiting", "empty", "long", "rtl"]],
  ["video", ["refused", "given", "long", "rtl"]],
]);

/** The states of a widget, with their titles; none for most widgets. */
export const statesOf = (widget: string): { readonly name: StateName; readonly title: string }[] =>
  (WIDGETS.get(widget) ?? []).map((name) => ({ name, title: STATES[name].title }));

/** What differs in a state; nothing for a name that is none of the widget's. */
export function stateNamed(widget: string, name: string | undefined): Pick<State, "config" | "change"> {
  const found = WIDGETS.get(widget)?.find((one) => one === name);
  return found ? STATES[found] : {};
}
