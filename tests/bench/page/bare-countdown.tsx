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
  parts: { box: "", days: "", hours: "", minutes: "", seconds: "", message: "" },
};

const page = { timezone: "", isEditor: false } as Page;

function after(delayMs: number, run: () => void): () => void {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
}

/** The parts of the context that the countdown uses. */
const minimalContext = { page, after, bus: { emit: () => true }, warn: () => {} };

/** The countdown with the settings of its marker, without Islet around it. */
export function bareCountdown(host: HTMLElement): ReactElement {
  const { end_date: epochSeconds } = JSON.parse(host.dataset["settings"] ?? "{}") as { end_date: number };
  const [id = "", renderedAt] = host.dataset["widgetPrerendered"]?.split("@") ?? [];
  const context = { ...minimalContext, host, id, renderedAt: renderedAt && Number(renderedAt) };
  return (
    <IsletContext value={context as unknown as WidgetContext}>
      <Countdown settings={{ ...defaults, endDate: { epochSeconds } }} content={undefined} />
    </IsletContext>
  );
}

/** The countdowns in a part of the page. */
export const hostsIn = (root: ParentNode): NodeListOf<HTMLElement> =>
  root.querySelectorAll<HTMLElement>('[data-widget="countdown"]');
