import { ADDED, AROUND, ours, SLOT } from "../added.ts";
import { isRecord, parseJson } from "../parse-json.ts";
import { queryWithin } from "../query.ts";
import { notes, WAS } from "./change-notes.ts";
import type { WidgetInstance } from "./instance.ts";

/** Gives the page back before a widget starts on a host that was printed with what it had made of it. */
export function giveBackFor(instance: WidgetInstance): void {
  instance.placement = { ...instance.placement, state: null };
  giveBack();
}

/**
 * Makes what was printed with what widgets had made of it what the server prints. What the widgets of this page have added and changed
 * stays.
 */
export function giveBack(): void {
  for (const added of printedWith(ADDED).filter((element) => !ours.has(element))) takeOff(added);
  for (const changed of printedWith(WAS).filter((element) => !notes.has(element))) undo(changed);
}

const printedWith = (attribute: string): Element[] => [...queryWithin(document, `[${attribute}]`)];

function takeOff(added: Element): void {
  const { parentNode } = added;
  const kind = added.getAttribute(ADDED);
  if (kind === SLOT) added.replaceWith(...contentOf(added));
  else if (kind === AROUND) added.replaceWith(...added.childNodes);
  else added.remove();
  // Letters of a word are one text again.
  if (kind === AROUND) parentNode?.normalize();
}

/** What the server has printed of an island's content; what is drawn, if nothing else is left to read. */
function contentOf(slot: Element): readonly Node[] {
  const placed = [...slot.querySelectorAll("islet-content")].filter(
    (content) => content.closest("islet-slot") === slot,
  );
  if (placed.length) return placed.flatMap(({ childNodes }) => [...childNodes]);
  return slot.parentNode?.childNodes.length === 1 ? [...slot.childNodes] : [];
}

/** Attributes that give no power, whoever has written what they were. */
const HARMLESS =
  /^(?:aria-[a-z]+|role|tabindex|hidden|disabled|inert|open|required|min|max|alt|loading|title|translate|width|height)$/;
/** Attributes that hold an address, and what they may be. */
const ADDRESS = /^(?:href|src)$/;
const PLAIN_ADDRESS = /^(?:https?:|mailto:|tel:|[/#?])/i;
/** Properties of a style of which the same holds. */
const SHOWN = /^style:(?:display|visibility)$/;

/** An author may have written the note: it removes what it likes, and sets only what is harmless. */
function undo(changed: Element): void {
  const was = readNote(changed.getAttribute(WAS));
  changed.removeAttribute(WAS);
  for (const [key, before] of Object.entries(was)) {
    if (key === "text") changed.textContent = String(before);
    else if (key.startsWith(".")) toggleClass(changed, key.slice(1), before === true);
    else if (key.startsWith("style:")) setStyle(changed as HTMLElement, key, before);
    else if (before === null) changed.removeAttribute(key);
    else if (isHarmless(key, String(before))) changed.setAttribute(key, String(before));
  }
}

const isHarmless = (name: string, value: string) =>
  HARMLESS.test(name) || (ADDRESS.test(name) && PLAIN_ADDRESS.test(value));

function readNote(text: string | null): object {
  const note = parseJson(text);
  return note.ok && isRecord(note.value) ? note.value : {};
}

function toggleClass(element: Element, name: string, isOn: boolean): void {
  if (!name || /\s/.test(name)) return;
  element.classList.toggle(name, isOn);
  if (element.classList.length === 0) element.removeAttribute("class");
}

function setStyle(element: HTMLElement, key: string, before: unknown): void {
  const property = key.slice("style:".length);
  if (before === "") element.style.removeProperty(property);
  else if (SHOWN.test(key)) element.style.setProperty(property, String(before));
  if (!element.getAttribute("style")) element.removeAttribute("style");
}
