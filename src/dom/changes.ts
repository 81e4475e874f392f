/** Attributes that widgets may write on elements they do not own. */
export type OwnAttribute =
  | `aria-${string}`
  | "role"
  | "tabindex"
  | "hidden"
  | "disabled"
  | "inert"
  | "id"
  | "href"
  | "novalidate"
  | "open"
  | "required"
  | "min"
  | "max"
  | "src"
  | "srcset"
  | "sizes"
  | "alt"
  | "title"
  | "width"
  | "height"
  | "current-image"
  | `data-${string}`;

/** Changes to the server's elements, each undone when the signal aborts (design 5.5). */
export interface Changes {
  toggleClass(element: Element, name: string, isOn: boolean): void;
  /** `null` removes the attribute. */
  setAttribute(element: Element, name: OwnAttribute, value: string | null): void;
  /** Custom properties and single properties, through the CSSOM. */
  setStyle(element: HTMLElement, property: string, value: string): void;
}

/** Begins a record of changes; only what differs from the record's own writing is put back. */
export function createChanges(signal: AbortSignal): Changes {
  const originals = new Map<Element, Map<string, () => void>>();
  const classless = new Set<Element>();

  function remember(element: Element, key: string, undo: () => void) {
    const known = originals.get(element) ?? new Map<string, () => void>();
    originals.set(element, known);
    if (!known.has(key)) known.set(key, undo);
  }

  signal.addEventListener("abort", () => {
    for (const undos of originals.values()) for (const undo of undos.values()) undo();
    originals.clear();
  });

  return {
    toggleClass(element, name, isOn) {
      const had = element.classList.contains(name);
      if (!element.hasAttribute("class")) classless.add(element);
      remember(element, `.${name}`, () => {
        element.classList.toggle(name, had);
        if (element.classList.length === 0 && classless.has(element)) element.removeAttribute("class");
      });
      element.classList.toggle(name, isOn);
    },
    setAttribute(element, name, value) {
      const before = element.getAttribute(name);
      if (before === value) return;
      remember(element, name, () => write(element, name, before));
      write(element, name, value);
    },
    setStyle(element, property, value) {
      const before = element.style.getPropertyValue(property);
      const written = element.getAttribute("style");
      remember(element, `style:${property}`, () => {
        element.style.setProperty(property, before);
        // Whoever shared the attribute may have gone first; Chromium removes only an attribute that has been read.
        if (written !== "" && !element.getAttribute("style")) element.removeAttribute("style");
      });
      element.style.setProperty(property, value);
    },
  };
}

function write(element: Element, name: OwnAttribute, value: string | null) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
