/** The attribute that says what an element was before widgets changed it, as JSON. */
export const WAS = "data-widget-was";

/** What stood there before the first change, by attribute, `.` and a class, `style:` and a property, or `text`. */
interface Note {
  [key: string]: string | null | boolean;
}

/** What widgets of this page have changed, and how many did. What was printed with the page has the attribute only. */
export const notes = new WeakMap<Element, { users: number; readonly was: Note }>();

/** Counts one more who changes an element, until `dropNote`. */
export function addNote(element: Element): void {
  const note = notes.get(element);
  if (note) note.users++;
  else notes.set(element, { users: 1, was: {} });
}

/** Writes on a counted element what one part of it was before its first change. */
export function noteBefore(element: Element, key: string, before: Note[string]): void {
  const was = notes.get(element)?.was;
  if (!was || Object.hasOwn(was, key)) return;
  was[key] = before;
  element.setAttribute(WAS, JSON.stringify(was));
}

/** Takes the note off once the last who changed the element has undone it. */
export function dropNote(element: Element): void {
  const note = notes.get(element);
  if (!note || --note.users) return;
  notes.delete(element);
  element.removeAttribute(WAS);
}
