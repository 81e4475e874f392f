import { safeUrl } from "#browser/safe-url.ts";
import type { Page } from "#runtime/page.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** One number for each page: other settings must not measure a page that was left out. */
const numbers = new WeakMap<Page, number>();

function isInSample(page: Page, sample: number): boolean {
  const number = numbers.get(page) ?? Math.random();
  numbers.set(page, number);
  return number < sample;
}

/** Pages that one of their elements reports already. */
const reported = new WeakSet<Page>();

/** Reports how a view of the page went, once the visitor leaves it. */
export function enhance(_host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { page, signal, guard, inform, load } = context;
  if (settings.url === "" || reported.has(page) || !isInSample(page, settings.sample)) return;
  const address = safeUrl(settings.url, "request", { hosts: page.allowedHosts });
  if (address === null)
    return inform(
      "nothing is reported, because settings.url is neither on this site nor on a host of allowed_hosts of #islet-config",
    );
  reported.add(page);
  signal.addEventListener("abort", () => reported.delete(page));
  afterLoad(context, () =>
    guard(async () => {
      const { reportViews } = await load(() => import("./report-views.ts"));
      await reportViews(address, settings, context);
    }),
  );
}

/** The longest wait for an idle moment: a busy page is measured, too. */
const LONGEST_WAIT_MS = 2_000;

/** Runs once the page has loaded and the browser is idle: what measures must not slow down what it measures. */
function afterLoad({ listen, signal }: WidgetContext, run: () => void): void {
  const ask = window.requestIdleCallback ?? setTimeout;
  const wait = () => ask(() => !signal.aborted && run(), { timeout: LONGEST_WAIT_MS });
  if (document.readyState === "complete") wait();
  else listen(window, "load", wait, { once: true });
}
