import { block } from "#dom/block-element.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createAnnouncer } from "../announcer.ts";
import type { OrderLock } from "./order-lock.ts";

/** Screen readers miss the text of a live region that has just been added. */
const ANNOUNCE_DELAY_MS = 100;

/**
 * Covers a form until its order has been placed, by its lock. Screen readers skip the cover's text, so a live region
 * announces it.
 * @param onTakenOff runs if another script takes the cover off
 * @returns its undo
 */
export function blockForm(
  { after, page, signal }: WidgetContext,
  { form, ended }: OrderLock,
  onTakenOff = () => {},
): () => void {
  const text = page.text("placing_order", "Please wait...");
  const announce = createAnnouncer(signal);
  const stop = after(ANNOUNCE_DELAY_MS, () => announce(text));
  const unblock = block(form, { text, signal, onTakenOff });
  const end = () => {
    stop();
    announce("");
    unblock();
  };
  ended.addEventListener("abort", end);
  return end;
}
