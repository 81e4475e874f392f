/** Attribute names of the contract with a page (design section 2). No other file spells them. */
export const ATTRIBUTE = {
  widget: "data-widget",
  settings: "data-settings",
  on: "data-widget-on",
  state: "data-widget-state",
  prerendered: "data-widget-prerendered",
} as const;

/** What `data-widget-state` says of a host. */
export type HostState = "waiting" | "mounted" | "failed";

/** One widget asked for on one element: by its attributes, or by a marker of the page configuration. */
export interface Placement {
  readonly host: HTMLElement;
  readonly name: string;
  /** Raw settings: text of the attribute, or an object from a marker; `null` where none are given. */
  readonly settings: unknown;
  /** Where the settings stand, as a person would look for them: an attribute, or a marker's selector. */
  readonly source: string;
  /** Words of `data-widget-on`, or `null` for the widget's own default. */
  readonly on: string | null;
}

/** A marker of the page configuration: marks elements as if the attributes stood on them. */
export interface Marker {
  readonly selector: string;
  readonly widget: string;
  readonly settings?: Readonly<Record<string, unknown>> | ((host: HTMLElement) => object);
  readonly on?: string;
}

/** Words of an attribute, each once. */
export const words = (text: string | null): string[] => [...new Set(text?.match(/\S+/g))];

/** What an attribute says; `null` where there is none. A form may hold fields named like its own methods. */
export const attributeOf = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name);

/** A contributor may write any number of names: those behind the first 16 do not count. */
const MOST_NAMES = 16;

/** Placements written on the element itself, in the order of the names. */
export const placementsOf = (host: HTMLElement): Placement[] =>
  words(attributeOf(host, ATTRIBUTE.widget))
    .slice(0, MOST_NAMES)
    .map((name) => ({
      host,
      name,
      settings: attributeOf(host, ATTRIBUTE.settings),
      source: ATTRIBUTE.settings,
      on: attributeOf(host, ATTRIBUTE.on),
    }));

/** Writes the state that Islet shows on a host, or removes it. */
export function writeState(host: HTMLElement, state?: HostState): void {
  if (state) Element.prototype.setAttribute.call(host, ATTRIBUTE.state, state);
  else Element.prototype.removeAttribute.call(host, ATTRIBUTE.state);
}
