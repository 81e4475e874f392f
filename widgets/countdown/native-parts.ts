import { selectAll } from "#browser/selectors.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { SlotPlace } from "#runtime/widget.ts";
import { UNITS, type Unit } from "./remaining.ts";
import type { Settings } from "./settings.ts";

/** The printed elements of a countdown that its page has styled. */
export interface NativeParts {
  /** Around the digits and their labels; the action `hide` hides it. */
  readonly box: HTMLElement;
  readonly digits: ReadonlyMap<Unit, HTMLElement>;
  /** What the action `message` shows. */
  readonly message: HTMLElement | undefined;
}

const find = (host: HTMLElement, selector: string) =>
  selector ? selectAll(host, selector).find(isHtmlElement) : undefined;

/** Finds the printed elements by the parts; `undefined` without a box or without digits. */
export function nativeParts(host: HTMLElement, { parts }: Settings): NativeParts | undefined {
  const box = find(host, parts.box);
  const digits = new Map<Unit, HTMLElement>();
  for (const unit of UNITS) {
    const element = find(host, parts[unit]);
    if (element) digits.set(unit, element);
  }
  return box && digits.size ? { box, digits, message: find(host, parts.message) } : undefined;
}

/** With native parts the island stands beside them and draws only what nobody sees. */
export const placeOf = (host: HTMLElement, settings: Settings): SlotPlace | undefined =>
  nativeParts(host, settings) && { parent: host, mode: "keep" };

/** Writes each unit's digits that have changed. */
export function writeDigits({ digits }: NativeParts, texts: ReadonlyMap<Unit, string>): void {
  for (const [unit, element] of digits) {
    const text = texts.get(unit) ?? "";
    if (element.textContent !== text) element.textContent = text;
  }
}

/** Returns a function that puts what was printed in place of the digits. */
export function keepPrinted({ digits }: NativeParts): () => void {
  const printed = [...digits.values()].map((element) => [element, [...element.childNodes]] as const);
  return () => {
    for (const [element, nodes] of printed) element.replaceChildren(...nodes);
  };
}
