import { block } from "#dom/overlay.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createAnnouncer } from "#shop/live-region.ts";

/** A live region that has just been made is not listened to yet. */
const LISTENED_TO_MS = 100;

/**
 * Covers a form while its order is on its way. Screen readers skip all that is covered, the words on the cover too, so
 * they hear them from the live region. Returns its undo.
 */
export function coverForm({ after, page, signal }: WidgetContext, form: HTMLFormElement): () => void {
  const text = page.text("placing_order", "Please wait...");
  const announce = createAnnouncer(signal);
  const stop = after(LISTENED_TO_MS, () => announce(text));
  const unblock = block(form, { text, signal });
  return () => {
    stop();
    announce("");
    unblock();
  };
}
