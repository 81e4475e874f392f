import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";

/** Largest and first contentful paint, interaction to next paint, cumulative layout shift, time to first byte. */
export type MetricName = "LCP" | "FCP" | "INP" | "CLS" | "TTFB";

/** A metric of a view: in milliseconds, that of layout shift without a unit. */
export interface Measured {
  readonly value: number;
  readonly rating: "good" | "needs-improvement" | "poor";
}

export type Metrics = Readonly<Partial<Record<MetricName, Measured>>>;

/** Of the present view; none once they are taken. */
let metrics: Partial<Record<MetricName, Measured>> | undefined;
let hasStarted = false;

function keep({ name, value, rating }: Measured & { readonly name: MetricName }) {
  const precision = name === "CLS" ? 10_000 : 1;
  if (metrics) metrics[name] = { value: Math.round(value * precision) / precision, rating };
}

/** Starts to measure, once on a page: what the library listens to stays as long as the page. */
export function measure(): void {
  if (hasStarted) return;
  hasStarted = true;
  metrics = {};
  // Before the library's own listeners: a page that the back/forward cache brings back is a view of its own.
  addEventListener(
    "pageshow",
    ({ persisted }) => {
      if (persisted) metrics = {};
    },
    true,
  );
  for (const follow of [onTTFB, onFCP, onLCP, onCLS, onINP]) follow(keep);
}

/** What is known of the present view, the first time that it is asked; later values of it would count twice. */
export function takeMetrics(): Metrics | undefined {
  const taken = metrics;
  metrics = undefined;
  return taken;
}
