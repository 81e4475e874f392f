import { isNode } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { showPanel } from "../panels/show-panel.ts";
import { createSlides, type SlideOptions } from "../panels/slide.ts";
import type { Changes } from "../state/changes.ts";
import { asButton } from "./as-button.ts";

interface DisclosureOptions {
  /** A button, or an element that becomes one. */
  readonly button: HTMLElement;
  readonly panel: HTMLElement;
  /** Whether the panel is open at first. */
  readonly isOpen: boolean;
  readonly motion: Omit<SlideOptions, "signal">;
  readonly changes: Changes;
  /** Called at first, and with each change: before the panel opens, and while it still closes. */
  readonly onChange: (isOpen: boolean) => void;
  /** Called once the panel can be seen, or can no longer. */
  readonly onShown?: (isShown: boolean) => void;
}

/** A panel that a button shows and hides. */
export interface Disclosure {
  readonly setOpen: (isOpen: boolean) => void;
}

/** Lets a button show and hide a panel. Escape in either closes it and leads back to the button. */
export function createDisclosure(options: DisclosureOptions, context: WidgetContext): Disclosure {
  const { button, panel, motion, changes, onChange, onShown } = options;
  const { id, listen, signal } = context;
  const slides = createSlides({ ...motion, signal });
  let isOpen = options.isOpen;

  function showState() {
    changes.setAttribute(button, "aria-expanded", String(isOpen));
    onChange(isOpen);
  }

  function show(isShown: boolean) {
    showPanel(panel, isShown, changes);
    onShown?.(isShown);
  }

  function setOpen(isNowOpen: boolean) {
    if (isNowOpen === isOpen) return;
    isOpen = isNowOpen;
    showState();
    if (isOpen) show(true);
    slides.slide(panel, isOpen, () => {
      if (!isOpen) show(false);
    });
  }

  if (!panel.id) changes.setAttribute(panel, "id", `${id}-panel`);
  changes.setAttribute(button, "aria-controls", panel.id);
  asButton(button, () => setOpen(!isOpen), { changes, listen });
  listen(document, "keydown", ({ key, target, defaultPrevented }) => {
    const isHere = isNode(target) && (panel.contains(target) || button.contains(target));
    if (key !== "Escape" || defaultPrevented || !isOpen || !isHere) return;
    setOpen(false);
    button.focus({ preventScroll: true });
  });
  showState();
  return { setOpen };
}
