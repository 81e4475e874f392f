import { block } from "#dom/block-element.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createAnnouncer } from "../announcer.ts";

/** Screen readers miss the text of a live region that has just been added. */
const ANNOUNCE_DELAY_MS = 100;

/**
 * Covers a form while its order is placed. Screen readers skip the cover's text, so a live region announces it.
 * Returns its undo.
 */
export function blockForm({ after, page, signal }: WidgetContext, form: HTMLFormElement): () => void {
  const text = page.text("placing_order", "Please wait...");
  const announce = createAnnouncer(signal);
  const stop = after(ANNOUNCE_DELAY_MS, () => announce(text));
  const unblock = block(form, { text, signal });
  return () => {
    stop();
    announce("");
    unblock();
  };
}
