import type { ReactElement } from "react";
import { IsletContext } from "#runtime/island-context.ts";
import type { Page } from "#runtime/page.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { Countdown } from "#widgets/countdown/Countdown.tsx";
import type { Settings } from "#widgets/countdown/settings.ts";

const defaults: Settings = {
  endDate: undefined,
  evergreenInterval: 0,
  id: "",
  showDays: true,
  showHours: true,
  showMinutes: true,
  showSeconds: true,
  showLabels: true,
  labelDays: "Days",
  labelHours: "Hours",
  labelMinutes: "Minutes",
  labelSeconds: "Seconds",
  expireActions: [],
  expireMessage: "",
};

const page = { timezone: "", isEditor: false } as Page;

function after(delayMs: number, run: () => void): () => void {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
}

/** What the countdown asks of its surroundings, and not a line more. */
const surroundings = { page, after, bus: { emit: () => true }, warn: () => {} };

/** The same component with the same settings as the marker gives, without anything of Islet around it. */
export function bareCountdown(host: HTMLElement): ReactElement {
  const { end_date: epochSeconds } = JSON.parse(host.dataset["settings"] ?? "{}") as { end_date: number };
  const [id = "", renderedAt] = host.dataset["widgetPrerendered"]?.split("@") ?? [];
  const context = { ...surroundings, host, id, renderedAt: renderedAt && Number(renderedAt) };
  return (
    <IsletContext value={context as unknown as WidgetContext}>
      <Countdown settings={{ ...defaults, endDate: { epochSeconds } }} content={undefined} />
    </IsletContext>
  );
}

/** Hosts in a part of the page. */
export const hostsIn = (root: ParentNode): NodeListOf<HTMLElement> =>
  root.querySelectorAll<HTMLElement>('[data-widget="countdown"]');
