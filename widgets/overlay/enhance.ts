import { block } from "#dom/block-element.ts";
import type { EventName } from "#runtime/events.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Covers an element from an event of `startOn` to one of `stopOn`. */
export function enhance(
  host: HTMLElement,
  { startOn, stopOn, isActive, longest, text }: Settings,
  { after, on, page, signal, warn }: WidgetContext,
): void {
  let unblock: (() => void) | undefined;
  let cancelTimer: (() => void) | undefined;

  function stop() {
    cancelTimer?.();
    unblock?.();
    unblock = undefined;
  }

  function start() {
    // Each start restarts the time limit.
    cancelTimer?.();
    cancelTimer = after(longest * 1_000, stop);
    unblock ??= block(host, { text: text ?? page.text("blocked", "Please wait..."), signal });
  }

  if (startOn.length > 0 && stopOn.length === 0)
    warn(`settings.stop_on names no event: what is covered stays so for ${longest} s`);
  // Events of plugins are allowed too, so the names are not limited to Islet's.
  for (const name of startOn) on(name as EventName, start);
  for (const name of stopOn) on(name as EventName, stop);
  if (isActive) start();
}
