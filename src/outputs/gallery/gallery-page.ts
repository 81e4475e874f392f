// The script of a widget's gallery page: live example, event log, settings form, copy buttons.
import type { EventName } from "#runtime/events.ts";
import type { Islet } from "#runtime/start/islet.ts";
import { printedElement } from "../controls/printed-element.ts";
import { copyText } from "./copy-text.ts";
import { byId, element } from "./elements.ts";
import { createEventLog } from "./event-log.ts";
import { eventNames, namedInSettings } from "./event-names.ts";
import { createLiveWidget } from "./live-widget.ts";
import { startLooks } from "./looks-bar.ts";
import { replaceSettings } from "./replace-settings.ts";
import type { Settings } from "./settings-address.ts";
import { addSettingsPanel } from "./settings-panel.ts";
import { stageIn, stageWindow } from "./stage-window.ts";
import type { WidgetFacts } from "./widget-page.ts";

const facts = JSON.parse(byId("gallery-widget", HTMLScriptElement).text) as WidgetFacts;
const log = createEventLog(byId("gallery-log", HTMLElement));
const shownIn = await stageWindow();
const stage = stageIn(shownIn);
const markup = byId("gallery-markup", HTMLElement);

const LIFE_EVENTS = ["islet:mounted", "islet:unmounted", "islet:problem"] as const;

/** Logs the runtime's events of the example. It listens here, because events of removed elements do not reach the document. */
function logLifeEvents(content: HTMLElement) {
  for (const name of LIFE_EVENTS)
    content.addEventListener(name, ({ detail }: CustomEventInit<object>) => log.add(name, summary(detail)));
  for (const host of content.querySelectorAll('[data-widget-state="mounted"]'))
    log.add("islet:mounted", { widget: host.getAttribute("data-widget") });
}

/** Only the message of a problem, else the whole detail. */
const summary = (detail: object | undefined): unknown =>
  detail && "message" in detail ? { message: detail.message } : detail;

const live = createLiveWidget({
  name: facts.name,
  printed: facts.template ? facts.settings : null,
  stage,
  example: byId("gallery-example", HTMLTemplateElement),
  appeared: logLifeEvents,
});
/** Runs now and after every change of the example's markup or settings. */
function runOnChange(run: () => void) {
  run();
  new MutationObserver(run).observe(stage, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-settings"],
  });
}

/** Logs the widget's own events on the bus, including events that settings or payment methods add later. */
function logBusEvents({ bus }: Islet) {
  const loggedNames = new Set<string>();
  runOnChange(() => {
    for (const name of eventNames(facts.events, { name: facts.name, stage, settings: live.settings() })) {
      if (loggedNames.has(name)) continue;
      loggedNames.add(name);
      bus.on(name as EventName, (payload) => {
        log.add(name, payload);
      });
    }
  });
}

/** Adds buttons that send the events which the settings name; nothing else on this page sends them. */
function addSendButtons({ bus }: Islet) {
  const bar = document.getElementById("gallery-send");
  if (!bar) return;
  const button = (name: string) => {
    const sendButton = element("button", { type: "button" }, `Send ${name}`);
    sendButton.addEventListener("click", () => bus.emit(name as "frontend/init", {}));
    return sendButton;
  };
  let shownNames = "";
  runOnChange(() => {
    const names = namedInSettings(live.settings());
    if (names.join() === shownNames) return;
    shownNames = names.join();
    bar.replaceChildren(...names.map(button));
  });
}

/** Shows a button that needs this script. */
function enable(id: string, click: () => void) {
  const button = byId(id, HTMLButtonElement);
  button.hidden = false;
  button.addEventListener("click", click);
}

const copyMarkup = () =>
  copyText(markup.textContent, "gallery-copied", () => {
    getSelection()?.selectAllChildren(markup);
    return "Selected: copy it with your keyboard.";
  });

async function copyLink() {
  if (!panel.save()) return;
  await copyText(location.href, "gallery-link-copied", () => "Copy the address of this page.");
}

async function restart() {
  // Loading the page puts the products of the example back into the cart.
  await fetch(location.href).catch(() => {});
  live.restart();
}

/** What a server prints for these settings. */
function markupWith(settings: Settings): string {
  const { name, example, template, controls } = facts;
  return template
    ? printedElement({ name, template, controls }, settings)
    : replaceSettings(example, name, settings);
}

for (const notice of document.querySelectorAll(".gallery-plain")) notice.remove();
shownIn.isletQueue ??= [];
shownIn.isletQueue.push(logBusEvents, addSendButtons);
const panel = addSettingsPanel({
  ...{ facts, live },
  changed(settings) {
    markup.textContent = settings ? markupWith(settings) : facts.example;
  },
});
startLooks(panel.save);
enable("gallery-link", () => void copyLink());
enable("gallery-restart", () => void restart());
enable("gallery-clear", log.clear);
enable("gallery-copy", () => void copyMarkup());
