import { type ReactNode, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from "react";
import { lockScroll } from "#dom/scroll-lock.ts";

interface DrawerProps {
  readonly id: string;
  readonly isOpen: boolean;
  /** Its accessible name. */
  readonly label: string;
  /** What of its inside counts as background, besides itself: a selector. */
  readonly background?: string;
  /** Asked on Escape, on a press on the background, and told where the browser closed it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog over the whole window: the page behind it neither scrolls nor answers, the focus comes in and the
 * browser gives it back. What is seen of it is a panel inside, such as one with the class `islet-drawer__panel`.
 */
export function Drawer({ id, isOpen, label, background, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressBackground = useEffectEvent((target: EventTarget | null) => {
    const isLayer = background && target instanceof Element && target.matches(background);
    if (target === dialog.current || isLayer) onClose();
  });
  // Its header may be one for wide windows only; unseen it would block the page all the same.
  const closeIfHidden = useEffectEvent(() => {
    if (dialog.current?.checkVisibility?.() === false) onClose();
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Not in a clean-up: React would put the focus back to where it was inside.
    if (!isOpen) return void (element.open && element.close());
    element.showModal();
    const unlock = lockScroll();
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener("click", ({ target }) => pressBackground(target), { signal });
    addEventListener("resize", closeIfHidden, { signal });
    return () => {
      ending.abort();
      unlock();
    };
  }, [isOpen]);

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  // A dialog that was opened again in the meantime is not meant by the event of its closing.
  const follow = () => !dialog.current?.open && onClose();

  return (
    <dialog
      ref={dialog}
      id={id}
      className="islet-drawer"
      aria-label={label}
      onCancel={cancel}
      onClose={follow}
    >
      {children}
    </dialog>
  );
}
