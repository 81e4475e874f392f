/** The attribute that says what an element was before widgets changed it, as JSON. */
export const WAS = "data-widget-was";

/** What stood there before the first change, by attribute, `.` and a class, `style:` and a property, or `text`. */
interface Note {
  [key: string]: string | null | boolean;
}

/** What widgets of this page have changed, and who did. What was printed with the page has the attribute only. */
export const notes = new WeakMap<Element, { readonly by: Set<object>; readonly was: Note }>();

/** Writes on an element what it was before its first change. */
export function noteBefore(element: Element, by: object, was: Note): void {
  const note = notes.get(element) ?? { by: new Set(), was: {} };
  notes.set(element, note);
  note.by.add(by);
  Object.assign(note.was, { ...was, ...note.was });
  element.setAttribute(WAS, JSON.stringify(note.was));
}

/** Takes the note off once the last who changed the element has undone it. */
export function dropNote(element: Element, by: object): void {
  const note = notes.get(element);
  if (!note?.by.delete(by) || note.by.size) return;
  notes.delete(element);
  element.removeAttribute(WAS);
}
