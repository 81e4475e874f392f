import { selectAll } from "#browser/selectors.ts";
import { queryAll } from "#dom/query.ts";
import type { Changes } from "#dom/state/changes.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import { missing } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** A part of the form by its setting; an icon may be a drawing, which is no HTML element. */
export const partOf = (host: HTMLElement, selector: string): Element | undefined =>
  selectAll(host, selector, { limit: 1 })[0];

export const htmlPartOf = (host: HTMLElement, selector: string): HTMLElement | undefined => {
  const found = partOf(host, selector);
  return isHtmlElement(found) ? found : undefined;
};

/** A form and its field. */
export interface SearchField {
  readonly input: HTMLInputElement;
  readonly form: HTMLFormElement;
}

/** @throws if the host holds no search field in a form */
export function fieldOf(host: HTMLElement): SearchField {
  const input = queryAll<HTMLInputElement>(host, "input[type=search], input[name=s]")[0];
  const form = input?.form;
  if (!form) throw missing("its element must hold a form with a search field");
  return { input, form };
}

/** A form with its settings and what has been changed of it. */
export interface ChangedForm extends SearchField {
  readonly settings: Settings;
  readonly changes: Changes;
}

/** What live results work with. */
export interface ResultsBox extends ChangedForm {
  /** Gets the results. */
  readonly results: HTMLElement;
  /** Around the results; the results themselves if nothing else is. */
  readonly box: HTMLElement;
}
