/** Attribute names of the contract with a page. No other file spells them. */
export const ATTRIBUTE = {
  widget: "data-widget",
  settings: "data-settings",
  on: "data-widget-on",
  state: "data-widget-state",
  prerendered: "data-widget-prerendered",
} as const;

/** Values of `data-widget-state`. */
export type HostState = "waiting" | "mounted" | "failed";

/** One widget on one element, placed by its attributes or by a marker of the page configuration. */
export interface Placement {
  readonly host: HTMLElement;
  readonly name: string;
  /** Raw settings: text of the attribute, or an object from a marker; `null` if there are none. */
  readonly settings: unknown;
  /** Where a person finds the settings: an attribute, or a marker's selector. */
  readonly source: string;
  /** Words of `data-widget-on`, or `null` for the widget's default. */
  readonly on: string | null;
  /** The host's state when it was found: the page was printed with it, unless a widget of this page has written it. */
  readonly state?: string | null;
}

/** A marker of the page configuration: works as if the elements had the attributes. */
export interface Marker {
  readonly selector: string;
  readonly widget: string;
  /** May hold `parts`, which attributes cannot give: the widget's parts in this markup, as its `parts.ts` names them. */
  readonly settings?: Readonly<Record<string, unknown>> | ((host: HTMLElement) => object);
  readonly on?: string;
}

/** The words of an attribute, each once. */
export const words = (text: string | null): string[] => [...new Set(text?.match(/\S+/g))];

/** An attribute's value, or `null`. Works on a form with a field named "getAttribute". */
export const attributeOf = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name);

/** A contributor may write any number of names; later ones are ignored. */
const MOST_NAMES = 16;

/** The placements that an element's attributes make, in the order of the names. */
export const placementsOf = (host: HTMLElement): Placement[] =>
  words(attributeOf(host, ATTRIBUTE.widget))
    .slice(0, MOST_NAMES)
    .map((name) => ({
      host,
      name,
      settings: attributeOf(host, ATTRIBUTE.settings),
      source: ATTRIBUTE.settings,
      on: attributeOf(host, ATTRIBUTE.on),
      state: attributeOf(host, ATTRIBUTE.state),
    }));

/**
 * Whether an element shows by attributes what it hosts. Not the body that a marker has found: for an attribute there, the
 * browser would look at the styles of the whole page again.
 */
export const showsItsWidgets = (host: HTMLElement): boolean =>
  attributeOf(host, ATTRIBUTE.widget) !== null || host !== document.body;

/** Shows a state on a host, or removes it. */
export function writeState(host: HTMLElement, state?: HostState): void {
  if (!showsItsWidgets(host)) return;
  if (state) Element.prototype.setAttribute.call(host, ATTRIBUTE.state, state);
  else Element.prototype.removeAttribute.call(host, ATTRIBUTE.state);
}
