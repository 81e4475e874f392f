import type { EventName } from "#runtime/events.ts";
import { isElement } from "#runtime/node-type.ts";
import { isRecord } from "#runtime/parse-json.ts";
import type { Islet } from "#runtime/start/islet.ts";
import { element } from "./elements.ts";
import type { EventLog } from "./event-log.ts";
import { eventNames, namedInSettings } from "./event-names.ts";
import type { LiveWidget } from "./live-widget.ts";

/** The example whose events are logged. */
interface Logged {
  readonly name: string;
  /** Names of the widget's own events. */
  readonly events: readonly string[];
  readonly stage: HTMLElement;
  readonly live: LiveWidget;
  readonly log: EventLog;
}

const LIFE_EVENTS = ["islet:mounted", "islet:unmounted", "islet:problem"] as const;

/** Logs the runtime's events of the example. It listens here, because events of removed elements do not reach the document. */
export function logLifeEvents(log: EventLog, content: HTMLElement): void {
  for (const name of LIFE_EVENTS)
    content.addEventListener(name, ({ detail }: CustomEventInit<object>) => log.add(name, summary(detail)));
  for (const host of content.querySelectorAll('[data-widget-state="mounted"]'))
    log.add("islet:mounted", { widget: host.getAttribute("data-widget") });
}

/** Only the message of a problem, else the whole detail. */
const summary = (detail: object | undefined): unknown =>
  detail && "message" in detail ? { message: detail.message } : detail;

/** Runs now and after every change of the example's markup or settings. */
function runOnChange(stage: HTMLElement, run: () => void) {
  run();
  new MutationObserver(run).observe(stage, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-settings"],
  });
}

/** Whether an event is of a widget that the page around the example has; what the example moves stands below the body. */
function isOfPage(payload: unknown, stage: HTMLElement): boolean {
  const host = isRecord(payload) ? payload["host"] : undefined;
  return isElement(host) && !stage.contains(host) && host.closest("main, header, nav, aside") !== null;
}

/** Logs the widget's own events on the bus, including events that settings or payment methods add later. */
export function logBusEvents({ name: widget, events, stage, live, log }: Logged, { bus }: Islet): void {
  const loggedNames = new Set<string>();
  runOnChange(stage, () => {
    for (const name of eventNames(events, { name: widget, stage, settings: live.settings() })) {
      if (loggedNames.has(name)) continue;
      loggedNames.add(name);
      bus.on(name as EventName, (payload) => {
        if (!isOfPage(payload, stage)) log.add(name, payload);
      });
    }
  });
}

/** Adds buttons that send the events which the settings name; nothing else on this page sends them. */
export function addSendButtons({ stage, live }: Logged, { bus }: Islet): void {
  const bar = document.getElementById("gallery-send");
  if (!bar) return;
  const button = (name: string) => {
    const sendButton = element("button", { type: "button" }, `Send ${name}`);
    sendButton.addEventListener("click", () => bus.emit(name as "frontend/init", {}));
    return sendButton;
  };
  let shownNames = "";
  runOnChange(stage, () => {
    const names = namedInSettings(live.settings());
    if (names.join() === shownNames) return;
    shownNames = names.join();
    bar.replaceChildren(...names.map(button));
  });
}
