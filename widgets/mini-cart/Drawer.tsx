import { type ReactNode, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from "react";
import { lockScroll } from "#dom/scroll/scroll-lock.ts";
import { isElement } from "#runtime/node-type.ts";

interface DrawerProps {
  readonly id: string;
  readonly isOpen: boolean;
  /** The accessible name. */
  readonly label: string;
  /** A selector of children that count as background, in addition to the dialog. */
  readonly background?: string;
  /** Called for Escape, for a press on the background, and if the browser closes the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog over the whole window. The page behind it is inert and does not scroll; the browser moves the focus in
 * and returns it. The visible part is a child, such as one with the class `islet-drawer__panel`.
 */
export function Drawer({ id, isOpen, label, background, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const press = useEffectEvent(({ target }: Event) => {
    const isBackground = background && isElement(target) && target.matches(background);
    if (target === dialog.current || isBackground) onClose();
  });
  // The header around it may be hidden in a narrower window. A hidden modal dialog would still block the page.
  const closeIfHidden = useEffectEvent(() => {
    if (dialog.current?.checkVisibility?.() === false) onClose();
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!isOpen) {
      // Not in the clean-up: React would restore the focus inside.
      if (element.open) element.close();
      return;
    }
    element.showModal();
    const unlock = lockScroll();
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener("click", press, { signal });
    addEventListener("resize", closeIfHidden, { signal });
    return () => {
      controller.abort();
      unlock();
    };
  }, [isOpen]);

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  // The dialog may have been opened again before the event arrived.
  const closed = () => {
    if (!dialog.current?.open) onClose();
  };

  return (
    <dialog
      ref={dialog}
      id={id}
      className="islet-drawer"
      aria-label={label}
      onCancel={cancel}
      onClose={closed}
    >
      {children}
    </dialog>
  );
}
