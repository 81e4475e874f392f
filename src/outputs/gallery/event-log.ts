import { isElement } from "#runtime/node-type.ts";
import { nameOfElement } from "#runtime/problems/sentences.ts";
import { element } from "./elements.ts";

/** When there are more lines, the oldest goes. */
const MAX_LINES = 100;
const MAX_PAYLOAD_LENGTH = 300;

/** A list of events, the newest last. */
export interface EventLog {
  add(name: string, payload: unknown): void;
  clear(): void;
}

/** A payload as JSON, with a short name for each element. */
export function payloadText(payload: unknown): string {
  const nameElements = (_key: string, value: unknown) => (isElement(value) ? nameOfElement(value) : value);
  let text: string;
  try {
    text = JSON.stringify(payload, nameElements) ?? "";
  } catch {
    text = "(a payload that JSON cannot hold)";
  }
  return text.length > MAX_PAYLOAD_LENGTH ? `${text.slice(0, MAX_PAYLOAD_LENGTH)}…` : text;
}

/** Creates a log that writes to the list inside `box` and scrolls it. */
export function createEventLog(box: HTMLElement): EventLog {
  const list = box.querySelector("ol") ?? box.appendChild(element("ol"));
  return {
    add(name, payload) {
      const time = element("time", {}, new Date().toLocaleTimeString("en-GB"));
      list.append(element("li", {}, time, " ", element("code", {}, name), " ", payloadText(payload)));
      if (list.children.length > MAX_LINES) list.firstElementChild?.remove();
      box.scrollTop = box.scrollHeight;
    },
    clear: () => list.replaceChildren(),
  };
}
