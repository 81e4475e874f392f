import type { Page } from "#runtime/page.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { type Metrics, measure, takeMetrics } from "./measure.ts";
import { type ReportedProblem, takeProblems } from "./problems.ts";
import type { Settings } from "./settings.ts";

/** What a view is reported as. Nothing in it tells who the visitor is, or which page it was. */
export interface ViewReport {
  /** The kind of page, as the server calls it. */
  readonly page: string;
  readonly variant: string;
  /** The device mode of the window's width. */
  readonly device: string;
  /** How fast the connection is, as far as the browser tells: `4g`. */
  readonly connection: string;
  readonly metrics: Metrics;
  readonly problems: readonly ReportedProblem[];
}

/** Sends a report about each view when its page is hidden, which is the last moment that a page surely notices. */
export async function reportViews(
  address: string,
  settings: Settings,
  context: WidgetContext,
): Promise<void> {
  const { listen, page, signal } = context;
  const mayReport = await consentOf(settings.consent, context);
  if (signal.aborted) return;
  measure();
  listen(document, "visibilitychange", () => {
    if (document.visibilityState !== "hidden" || !mayReport()) return;
    const metrics = takeMetrics();
    if (!metrics) return;
    const problems = settings.problems ? takeProblems() : [];
    if (Object.keys(metrics).length + problems.length > 0)
      send(address, { ...factsOf(settings, page), metrics, problems });
  });
}

function factsOf({ pageKind, variant }: Settings, page: Page): Omit<ViewReport, "metrics" | "problems"> {
  const { effectiveType } = Object(Reflect.get(navigator, "connection")) as { effectiveType?: unknown };
  const connection = typeof effectiveType === "string" ? effectiveType : "";
  return { page: pageKind, variant, device: page.deviceMode(), connection };
}

/** Asks whether the visitor has agreed; where nothing on the page asks, a view may be reported. */
async function consentOf(category: Settings["consent"], context: WidgetContext): Promise<() => boolean> {
  if (category === "none") return () => true;
  const { createConsent } = await context.load(() => import("#content/consent/consent.ts"));
  const consent = createConsent(context);
  return () => consent.get(category) !== false;
}

/** JSON as plain text: a host of allowed_hosts is asked for no permission first, for which a page that is left has no time. */
function send(address: string, report: ViewReport): void {
  const body = JSON.stringify(report);
  if (!navigator.sendBeacon?.(address, body))
    void fetch(address, { method: "POST", body, keepalive: true, credentials: "omit" }).catch(() => {});
}
