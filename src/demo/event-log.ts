import { nameOfElement } from "#runtime/problems/sentences.ts";
import { element } from "./elements.ts";

/** More lines than these push the oldest out. */
const MAX_LINES = 100;
const MAX_LENGTH = 300;

/** A list of what happened, the newest last. */
export interface EventLog {
  add(name: string, payload: unknown): void;
  clear(): void;
}

/** A payload as text; elements by their names. */
export function payloadWords(payload: unknown): string {
  const named = (_key: string, value: unknown) => (value instanceof Element ? nameOfElement(value) : value);
  let text: string;
  try {
    text = JSON.stringify(payload, named) ?? "";
  } catch {
    text = "(a payload that JSON cannot hold)";
  }
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** Writes to the list inside `box`, which scrolls. */
export function createEventLog(box: HTMLElement): EventLog {
  const list = box.querySelector("ol") ?? box.appendChild(element("ol"));
  return {
    add(name, payload) {
      const time = element("time", {}, new Date().toLocaleTimeString("en-GB"));
      list.append(element("li", {}, time, " ", element("code", {}, name), " ", payloadWords(payload)));
      if (list.children.length > MAX_LINES) list.firstElementChild?.remove();
      box.scrollTop = box.scrollHeight;
    },
    clear: () => list.replaceChildren(),
  };
}
