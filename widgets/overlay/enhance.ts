import { block } from "#dom/overlay.ts";
import type { EventName } from "#runtime/events.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { DEFAULT_TEXT, type Settings } from "./settings.ts";

/** Covers an element while a pair of bus events says so. */
export function enhance(
  host: HTMLElement,
  { startOn, stopOn, isActive, longest, text }: Settings,
  { after, on, page, signal, warn }: WidgetContext,
): void {
  let uncover: (() => void) | undefined;
  let giveUp: (() => void) | undefined;

  function stop() {
    giveUp?.();
    uncover?.();
    uncover = undefined;
  }

  /** An event that comes again asks for the whole time anew. */
  function start() {
    giveUp?.();
    giveUp = after(longest * 1_000, stop);
    uncover ??= block(host, { text: text === DEFAULT_TEXT ? page.text("blocked", text) : text, signal });
  }

  if (startOn.length > 0 && stopOn.length === 0)
    warn(`settings.stop_on names no event: what is covered stays so for ${longest} s`);
  // Names of plugins' own events are as good as those of the shop.
  for (const name of startOn) on(name as EventName, start);
  for (const name of stopOn) on(name as EventName, stop);
  if (isActive) start();
}
