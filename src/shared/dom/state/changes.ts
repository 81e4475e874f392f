import { addNote, dropNote, noteBefore } from "#runtime/mount/change-notes.ts";

/** Attributes that widgets may write on the server's elements. */
export type WritableAttribute =
  | `aria-${string}`
  | "role"
  | "tabindex"
  | "hidden"
  | "disabled"
  | "inert"
  | "id"
  | "name"
  | "href"
  | "target"
  | "rel"
  | "novalidate"
  | "open"
  | "required"
  | "min"
  | "max"
  | "src"
  | "srcset"
  | "sizes"
  | "alt"
  | "loading"
  | "title"
  | "translate"
  | "width"
  | "height"
  | "current-image"
  | `data-${string}`;

/** Changes to the server's elements; all are undone when the signal aborts, and none is made after that. */
export interface Changes {
  toggleClass(element: Element, name: string, isOn: boolean): void;
  /** `null` removes the attribute. */
  setAttribute(element: Element, name: WritableAttribute, value: string | null): void;
  /** Writes one property or custom property through the CSSOM. */
  setStyle(element: HTMLElement, property: string, value: string): void;
  /** Says before its text is replaced that it comes back: by the widget, and in a page that is printed meanwhile. */
  noteText(element: Element): void;
}

/** Records the original of each class, attribute and property at its first change. */
export function createChanges(signal: AbortSignal): Changes {
  const originals = new Map<Element, Map<string, () => void>>();
  const firstClasses = new Map<Element, string | null>();

  function undosOf(element: Element) {
    const known = originals.get(element);
    if (known) return known;
    const undos = new Map<string, () => void>();
    originals.set(element, undos);
    addNote(element);
    return undos;
  }

  // oxlint-disable-next-line max-params -- one place for all that is written
  function remember(element: Element, key: string, before: string | null | boolean, undo: () => void) {
    const undos = undosOf(element);
    if (undos.has(key)) return;
    undos.set(key, undo);
    noteBefore(element, key, before);
  }

  signal.addEventListener("abort", () => {
    for (const [element, undos] of originals) {
      for (const undo of undos.values()) undo();
      dropNote(element);
    }
    originals.clear();
  });

  return {
    noteText(element) {
      remember(element, "text", element.textContent, () => {});
    },
    toggleClass(element, name, isOn) {
      if (signal.aborted) return;
      const wasOn = element.classList.contains(name);
      if (!firstClasses.has(element)) firstClasses.set(element, element.getAttribute("class"));
      const undo = () => {
        element.classList.toggle(name, wasOn);
        // Another widget may have undone its classes first.
        if (firstClasses.get(element) !== "" && element.classList.length === 0)
          element.removeAttribute("class");
      };
      remember(element, `.${name}`, wasOn, undo);
      element.classList.toggle(name, isOn);
    },
    setAttribute(element, name, value) {
      const before = element.getAttribute(name);
      if (signal.aborted || before === value) return;
      remember(element, name, before, () => write(element, name, before));
      write(element, name, value);
    },
    setStyle(element, property, value) {
      if (signal.aborted) return;
      const before = element.style.getPropertyValue(property);
      const styleBefore = element.getAttribute("style");
      const undo = () => {
        element.style.setProperty(property, before);
        // Another widget may have undone its styles first. Chromium removes the attribute only after it has been read.
        if (styleBefore !== "" && !element.getAttribute("style")) element.removeAttribute("style");
      };
      remember(element, `style:${property}`, before, undo);
      element.style.setProperty(property, value);
    },
  };
}

function write(element: Element, name: WritableAttribute, value: string | null) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
