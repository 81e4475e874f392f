import { loadFrame } from "#browser/provider/load-frame.ts";
import { createChanges } from "#dom/state/changes.ts";
import { removeAtEnd } from "#runtime/added.ts";

/** A frame, and the address that it waits for. */
export interface PrintedFrame {
  readonly frame: HTMLIFrameElement;
  readonly address: string;
  /** Where visitors can see the same, if that is elsewhere. */
  readonly href?: string | undefined;
  /** The template or noscript element that it was printed in: it is new, and not on the page yet. */
  readonly holder?: Element | undefined;
}

/** A frame that can be emptied and filled again. */
export interface HeldFrame {
  isFilled(): boolean;
  /** Ends what it shows, or keeps it from beginning, and hides it. */
  empty(): void;
  /** Loads its address and shows it; rejects as `loadFrame` does. */
  open(options: Parameters<typeof loadFrame>[2]): Promise<void>;
  /** Shows what it holds already. */
  show(): void;
}

/** Another address would be an entry in the history; without an address, what is there stays. */
function clear(frame: HTMLIFrameElement) {
  const place = document.createComment("");
  frame.removeAttribute("src");
  frame.replaceWith(place);
  place.replaceWith(frame);
}

/** Puts a printed frame on the page, if it is not there, and gives the page back as it was when the signal aborts. */
export function createHeldFrame({ frame, address, holder }: PrintedFrame, signal: AbortSignal): HeldFrame {
  const printed = frame.getAttribute("src");
  let isFilled = Boolean(printed);
  let isTouched = false;
  signal.addEventListener("abort", () => {
    if (!holder && isTouched) {
      clear(frame);
      if (printed === "") frame.setAttribute("src", "");
    }
  });
  const changes = createChanges(signal);
  if (holder) {
    holder.after(frame);
    removeAtEnd(signal, frame);
  }

  const show = () => changes.setStyle(frame, "visibility", "");
  return {
    isFilled: () => isFilled,
    show,
    empty() {
      isTouched = true;
      changes.setAttribute(frame, "src", null);
      if (isFilled) clear(frame);
      isFilled = false;
      changes.setStyle(frame, "visibility", "hidden");
    },
    open(options) {
      isTouched = true;
      isFilled = true;
      show();
      return loadFrame(frame, address, options);
    },
  };
}
