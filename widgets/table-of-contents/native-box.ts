import { selectAll } from "#browser/selectors.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { SlotPlace } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** The printed elements of a box that its page has styled. */
export interface NativeBox {
  /** Gets the list. */
  readonly body: HTMLElement;
  /** The buttons that are shown while the box is closed. */
  readonly openers: readonly HTMLElement[];
  /** Those that are shown while it is open. */
  readonly closers: readonly HTMLElement[];
}

const findAll = (host: HTMLElement, selector: string) =>
  selector ? selectAll(host, selector).filter(isHtmlElement) : [];

/** Finds the printed elements by the parts; `undefined` without a body. */
export function nativeBox(host: HTMLElement, { parts }: Settings): NativeBox | undefined {
  const [body] = findAll(host, parts.body);
  return body && { body, openers: findAll(host, parts.openers), closers: findAll(host, parts.closers) };
}

/** With a printed body, the island replaces what is in it and nothing else. */
export function placeOf(host: HTMLElement, settings: Settings): SlotPlace | undefined {
  const box = nativeBox(host, settings);
  return box && { parent: box.body, mode: "replace" };
}
