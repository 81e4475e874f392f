import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { addLayer, hasModalLayer } from "#content/popup/open-layers.ts";
import { popupIdOf } from "#content/popup/popup-id.ts";
import { popupOf } from "#content/popup/popups.ts";
import { focusFirst } from "#dom/focus/first-focus.ts";
import { queryAll } from "#dom/query.ts";
import { lockScroll } from "#dom/scroll/scroll-lock.ts";
import { useIslet } from "#runtime/island-context.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { Settings } from "./settings.ts";

/** The elements of a popup. */
export interface PopupRefs {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
  readonly content: RefObject<HTMLElement | null>;
}

interface DialogOptions {
  readonly settings: Settings;
  readonly isNative: boolean;
  /** Whether the close button's time has come; the page's own rules may hide it all the same. */
  readonly hasCloseButton: boolean;
}

/** Media that would go on in a closed popup; a silent film that plays automatically is decoration. */
const PLAYING_MEDIA = "audio,video:not([autoplay][muted])";

/**
 * Opens and closes the dialog, with its focus, scroll lock, events, Escape and presses outside. Returns a function that
 * tells whether the dialog stays open on Escape now.
 */
export function useDialog(
  isShown: boolean,
  { dialog, panel, content }: PopupRefs,
  { settings, isNative, hasCloseButton }: DialogOptions,
): () => boolean {
  const { bus, host, warn } = useIslet();
  const popup = popupOf(host);
  const { preventCloseOnEscKey, preventCloseOnBackgroundClick } = settings;
  /** Nobody is held in a modal popup: both ways out are open while a visitor sees none in it. */
  const showsWayOut = () => !dialog.current || !modal.has(dialog.current) || showsCloser(dialog.current);
  // Until its button is there, Escape is the only way out that every popup has.
  const isEscapeIgnored = () => preventCloseOnEscKey && hasCloseButton && showsWayOut();
  const isBackgroundIgnored = () => preventCloseOnBackgroundClick && (!hasCloseButton || showsWayOut());

  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (isEscapeIgnored()) return;
    event.preventDefault();
    popup.close();
  });
  const press = useEffectEvent((target: Element) => {
    if (!dialog.current || !panel.current || isBackgroundIgnored()) return;
    if (isOutside(target, dialog.current, panel.current)) popup.close();
  });

  const show = useEffectEvent((box: HTMLDialogElement) => {
    // A popup over a modal one must be modal too: the rest of the page is inert.
    const isWanted = settings.a11yNavigation && !(isNative && letsPressesThrough(box));
    const isModal = isWanted || hasModalLayer();
    open(box, isModal);
    // A dialog that nobody sees would leave the page dead.
    if (!isRendered(box)) {
      box.close();
      popup.remove();
      return warn("it cannot open, because an element around its section is hidden by the page");
    }
    if (isModal) {
      if (panel.current && content.current) focusFirst(panel.current, content.current);
    }
    const unlock = settings.preventScroll ? lockScroll() : undefined;
    const removeLayer = addLayer({ isModal, hearsEscape: preventCloseOnEscKey, escape, press });
    const change = { id: popupIdOf(host, settings.id), host };
    bus.emit("elementor/popup/show", change);
    return () => {
      removeLayer();
      unlock?.();
      box.close();
      for (const media of box.querySelectorAll<HTMLMediaElement>(PLAYING_MEDIA)) media.pause();
      // Safari does not focus a pressed button, so the dialog cannot return the focus to it.
      if (isModal && document.activeElement === document.body) popup.invoker?.focus({ preventScroll: true });
      popup.remove();
      bus.emit("elementor/popup/hide", change);
    };
  });

  useLayoutEffect(() => {
    if (isShown && dialog.current) return show(dialog.current);
    // A dialog that has left the page with its host is no longer modal.
  }, [host, isShown, dialog]);

  const warnIfHeld = useEffectEvent(() => {
    if ((preventCloseOnEscKey || preventCloseOnBackgroundClick) && dialog.current?.open && !showsWayOut())
      warn(NO_WAY_OUT);
  });
  useLayoutEffect(() => {
    if (isShown && hasCloseButton) warnIfHeld();
  }, [isShown, hasCloseButton]);
  return isEscapeIgnored;
}

const NO_WAY_OUT =
  "settings.prevent_close_on_esc_key or …_on_background_click is on, and no button to be seen in the popup closes it: Escape and a press beside it do";

/** What closes a popup from inside: its own button, and links with the builder's action. */
const CLOSERS =
  ".islet-popup__close,.islet-native-popup__close,[href*='popup%3Aclose'],[data-action-link*='popup%3Aclose']";

const showsCloser = (dialog: Element) => queryAll(dialog, CLOSERS).some(isRendered);

const isRendered = (element: Element) => element.checkVisibility?.() ?? true;

/** Whether the page's own rules give the dialog no overlay. */
const letsPressesThrough = (dialog: HTMLElement) => getComputedStyle(dialog).pointerEvents === "none";

/** Dialogs that make the rest of the page inert. */
const modal = new WeakSet<HTMLDialogElement>();

function open(dialog: HTMLDialogElement, isModal: boolean) {
  if (isModal) {
    modal.add(dialog);
    dialog.showModal();
  } else {
    modal.delete(dialog);
    showNonModal(dialog);
  }
}

/** Shows a dialog without moving the focus. */
function showNonModal(dialog: HTMLDialogElement) {
  const { activeElement: before } = document;
  dialog.show();
  if (isHtmlElement(before) && before !== document.body) before.focus({ preventScroll: true });
  else if (isHtmlElement(document.activeElement)) document.activeElement.blur();
}

/** A press here never closes a popup: other layers, and what Elementor's calendars and site authors mark. */
const NEVER_OUTSIDE = "dialog,[popover],.flatpickr-calendar,.dialog-prevent-close";

/** Whether a press was on the dialog's own background or, if it has none, on the page. */
const isOutside = (target: Element, dialog: Element, panel: Element): boolean =>
  target === dialog ||
  (!panel.contains(target) && !dialog.contains(target) && !target.closest(NEVER_OUTSIDE));
