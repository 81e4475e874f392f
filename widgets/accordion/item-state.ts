import { showPanel } from "#dom/panels/show-panel.ts";
import { createSlides } from "#dom/panels/slide.ts";
import type { Changes } from "#dom/state/changes.ts";
import type { Item } from "./read-items.ts";
import type { Settings } from "./settings.ts";

/** Which panels are open. */
interface State {
  readonly isOpen: (item: Item) => boolean;
  readonly set: (item: Item, isOpen: boolean, options?: { readonly isImmediate: boolean }) => void;
  /** Takes over what the browser has done with a `details` element. */
  readonly follow: (details: EventTarget | null) => void;
  /** Shows all panels, for paper. */
  readonly showAll: () => void;
  /** Shows the open panels only. */
  readonly restore: () => void;
}

interface StateOptions {
  readonly settings: Settings;
  readonly changes: Changes;
  readonly signal: AbortSignal;
}

/** Opens what the server has opened, and closes the others. */
export function createState(items: readonly Item[], { settings, changes, signal }: StateOptions): State {
  const { exclusive, duration } = settings;
  const { closed, open: opened } = settings.parts;
  const open = new Set(items.filter((item) => isOpenAtFirst(item, closed)));
  /** Panels that slide shut: until they have, the browser takes their items for open. */
  const closing = new Set<Item>();
  const slides = createSlides({ durationMs: duration, signal });
  let isPrinting = false;

  function tell(item: Item) {
    const isOpen = open.has(item);
    changes.setAttribute(item.opener, "aria-expanded", String(isOpen));
    for (const element of [item.title, item.panel])
      for (const name of opened) changes.toggleClass(element, name, isOpen);
    for (const name of closed) changes.toggleClass(item.title, name, !isOpen);
  }

  /** Shows or hides a panel without moving it. */
  function show({ details, panel }: Item, isShown: boolean) {
    if (details) changes.setAttribute(details, "open", isShown ? "" : null);
    else showPanel(panel, isShown, changes);
  }

  const set: State["set"] = (item, isOpen, { isImmediate } = { isImmediate: false }) => {
    if (open.has(item) === isOpen) return;
    if (isOpen && exclusive) for (const other of open) set(other, false, { isImmediate });
    if (isOpen) open.add(item);
    else open.delete(item);
    tell(item);
    if (isOpen || isImmediate) show(item, isOpen);
    if (isImmediate) return;
    if (isOpen) closing.delete(item);
    else closing.add(item);
    slides.slide(item.panel, isOpen, () => {
      closing.delete(item);
      show(item, open.has(item));
    });
  };

  for (const item of items) {
    tell(item);
    show(item, open.has(item));
  }
  return {
    isOpen: (item) => open.has(item),
    set,
    follow(details) {
      const item = items.find((other) => other.details === details);
      const isOver = isPrinting || signal.aborted;
      // The browser reports late what Islet has opened.
      if (item?.details?.open && !isOver && !open.has(item) && !closing.has(item))
        set(item, true, { isImmediate: true });
    },
    showAll() {
      isPrinting = true;
      for (const item of items) show(item, true);
    },
    restore() {
      isPrinting = false;
      for (const item of items) show(item, open.has(item));
    },
  };
}

/** A title that does not say so may have the class names of a closed one. */
function isOpenAtFirst({ details, opener, title }: Item, closed: readonly string[]) {
  const said = [opener, title].flatMap((element) => element.getAttribute("aria-expanded") ?? []);
  if (details || said.length) return details?.open ?? said.includes("true");
  return closed.length > 0 && !closed.some((name) => title.classList.contains(name));
}
