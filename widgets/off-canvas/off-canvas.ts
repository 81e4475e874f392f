import { addLayer } from "#content/popup/open-layers.ts";
import { focusFirst } from "#dom/focus/first-focus.ts";
import { lockScroll } from "#dom/scroll/scroll-lock.ts";
import { type Changes, createChanges } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createMotion } from "./motion.ts";
import type { Parts } from "./prepare-parts.ts";
import type { Settings } from "./settings.ts";

/** A panel that opens and closes. */
interface OffCanvas {
  readonly isOpen: () => boolean;
  /** The invoker gets the focus back. */
  readonly open: (invoker: HTMLElement | null) => void;
  readonly close: (options?: { readonly returnsFocus: boolean }) => void;
}

interface OffCanvasOptions {
  readonly settings: Settings;
  readonly changes: Changes;
  /** Whether something that a visitor sees in the panel closes it. */
  readonly canBeClosed: () => boolean;
}

/** Separate layers: a press on them is not beside the panel. */
const OTHER_LAYERS = "dialog,[popover],.dialog-widget";

/** Closes the panel until it is opened. */
export function createOffCanvas(parts: Parts, options: OffCanvasOptions, context: WidgetContext): OffCanvas {
  const { settings, changes, canBeClosed } = options;
  const { box, panel } = parts;
  const move = createMotion(parts, options, context);
  /** Undoes what holds only while the panel is open. */
  let opening: AbortController | undefined;
  let focused: HTMLElement | null = null;
  /** All other ways out are open while a visitor sees none in the panel: the page behind it is inert. */
  const isOnlyWay = () => !settings.closeOnEscape && !settings.closeOnOverlay && !canBeClosed();

  function escape(event: KeyboardEvent) {
    if (!settings.closeOnEscape && !isOnlyWay()) return;
    event.preventDefault();
    close();
  }
  function press(target: Element) {
    const isBeside = !panel.contains(target) && !target.closest(OTHER_LAYERS);
    if (isBeside && (settings.closeOnOverlay || isOnlyWay())) close();
  }
  const hide = () => changes.setAttribute(box, "aria-hidden", "true");

  function open(invoker: HTMLElement | null) {
    if (opening) return;
    opening = new AbortController();
    focused = invoker;
    changes.setAttribute(box, "aria-hidden", null);
    changes.setAttribute(box, "inert", null);
    if (isOnlyWay())
      context.warn(
        "settings.close_on_escape and settings.close_on_overlay are off, and nothing in the panel closes it: Escape and a press beside it do",
      );
    move(true);
    focusFirst(panel, panel);
    makeOthersInert(box, createChanges(opening.signal));
    const removeLayer = addLayer({ isModal: true, hearsEscape: true, escape, press });
    const unlock = settings.preventScroll ? lockScroll() : undefined;
    opening.signal.addEventListener("abort", () => {
      removeLayer();
      unlock?.();
    });
  }

  function close({ returnsFocus } = { returnsFocus: true }) {
    if (!opening) return;
    opening.abort();
    opening = undefined;
    if (returnsFocus) focused?.focus({ preventScroll: true });
    changes.setAttribute(box, "inert", "");
    move(false, hide);
  }

  changes.setAttribute(box, "inert", "");
  hide();
  context.signal.addEventListener("abort", () => opening?.abort());
  return { isOpen: () => opening !== undefined, open, close };
}

/** What stays alive: code, and what screen readers announce. */
const NEVER = "script,style,link,template,[aria-live],[role=status],[role=alert]";

/** Makes the page around an element inert, until the changes are undone. */
function makeOthersInert(element: Element, changes: Changes): void {
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement)
    for (const other of inner.parentElement.children)
      if (other !== inner && !other.matches(NEVER)) changes.setAttribute(other, "inert", "");
}
