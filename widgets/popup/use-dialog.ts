import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { addLayer, hasModalLayer } from "#content/popup/open-layers.ts";
import { popupIdOf } from "#content/popup/popup-id.ts";
import { popupOf } from "#content/popup/popups.ts";
import { focusFirst } from "#dom/first-focus.ts";
import { lockScroll } from "#dom/scroll-lock.ts";
import { useIslet } from "#runtime/island-context.ts";
import type { Settings } from "./settings.ts";

/** The parts of a popup on the page, in refs. */
interface Parts {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
  readonly content: RefObject<HTMLElement | null>;
}

/** What would sound on from a closed popup; a silent film that plays by itself is decoration. */
const SOUNDING = "audio,video:not([autoplay][muted])";

/** Shows the dialog, and takes it away: focus, the page's scrolling, events, Escape and presses beside it. */
export function useDialog(isShown: boolean, { dialog, panel, content }: Parts, settings: Settings): void {
  const { bus, host } = useIslet();
  const popup = popupOf(host);

  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (settings.preventCloseOnEscKey) return;
    event.preventDefault();
    popup.close();
  });
  const press = useEffectEvent((target: Element) => {
    if (settings.preventCloseOnBackgroundClick || !dialog.current || !panel.current) return;
    if (isOutside(target, dialog.current, panel.current)) popup.close();
  });

  const show = useEffectEvent((box: HTMLDialogElement) => {
    // What is shown over a modal dialog must be modal, too, or nobody could reach it.
    const isModal = settings.a11yNavigation || hasModalLayer();
    if (!isModal) showAside(box);
    else {
      box.showModal();
      if (panel.current && content.current) focusFirst(panel.current, content.current);
    }
    const unlock = settings.preventScroll ? lockScroll() : undefined;
    const removeLayer = addLayer({ isModal, escape, press });
    const change = { id: popupIdOf(host, settings.id), host };
    bus.emit("elementor/popup/show", change);
    return () => {
      removeLayer();
      unlock?.();
      box.close();
      for (const media of box.querySelectorAll<HTMLMediaElement>(SOUNDING)) media.pause();
      // Browsers that do not focus a pressed button cannot give the focus back to it.
      if (isModal && document.activeElement === document.body) popup.invoker?.focus({ preventScroll: true });
      popup.finishClosing();
      bus.emit("elementor/popup/hide", change);
    };
  });

  useLayoutEffect(() => {
    if (isShown && dialog.current) return show(dialog.current);
  }, [isShown, dialog]);
}

/** Shows a dialog that leaves the page, and the focus, alone. */
function showAside(dialog: HTMLDialogElement) {
  const { activeElement: before } = document;
  dialog.show();
  if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Where a press never closes a popup: other layers, and what calendars and site authors mark (reference: content 1.12). */
const NEVER = "dialog,[popover],.flatpickr-calendar,.dialog-prevent-close";

/** Whether a press on `target` was beside the panel: on the dialog's own background or, where it has none, on the page. */
const isOutside = (target: Element, dialog: Element, panel: Element): boolean =>
  target === dialog || (!panel.contains(target) && !dialog.contains(target) && !target.closest(NEVER));
