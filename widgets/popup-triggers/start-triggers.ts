import type { WidgetContext } from "#runtime/widget.ts";
import type { Triggers } from "./trigger.ts";
import { click } from "./triggers/click.ts";
import { exitIntent } from "./triggers/exit-intent.ts";
import { inactivity } from "./triggers/inactivity.ts";
import { pageLoad } from "./triggers/page-load.ts";
import { scrolling } from "./triggers/scrolling.ts";
import { scrollingTo } from "./triggers/scrolling-to.ts";

const TRIGGERS = { pageLoad, scrolling, scrollingTo, click, inactivity, exitIntent } as const;

/** Starts every enabled trigger; the first that fires stops them all. */
export function startTriggers(
  triggers: Triggers,
  { signal: widgetSignal, after, guard }: Pick<WidgetContext, "signal" | "after" | "guard">,
  open: () => void,
): void {
  const running = new AbortController();
  const { signal } = running;
  widgetSignal.addEventListener("abort", () => running.abort(), { signal });

  const fire = () => {
    if (signal.aborted) return;
    running.abort();
    guard(open);
  };
  const wait = (delayMs: number, run: () => void) => signal.addEventListener("abort", after(delayMs, run));

  for (const name of Object.keys(TRIGGERS) as (keyof typeof TRIGGERS)[])
    if (triggers[name]) TRIGGERS[name](triggers, { signal, wait, fire });
}
