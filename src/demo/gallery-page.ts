// The script of a widget's gallery page: live example, event log, settings form, copy button.
import type { EventName } from "#runtime/events.ts";
import type { Islet } from "#runtime/islet.ts";
import { byId, element } from "./elements.ts";
import { createEventLog } from "./event-log.ts";
import { eventNames, namedInSettings } from "./event-names.ts";
import { replaceSettings } from "./replace-settings.ts";
import { createLiveWidget } from "./live-widget.ts";
import { createSettingsForm } from "./settings-form.ts";
import type { WidgetFacts } from "./widget-page.ts";

const facts = JSON.parse(byId("gallery-widget", HTMLScriptElement).text) as WidgetFacts;
const log = createEventLog(byId("gallery-log", HTMLElement));
const stage = byId("gallery-stage", HTMLElement);
const markup = byId("gallery-markup", HTMLElement);
const panel = byId("gallery-panel", HTMLDetailsElement);
const { textContent: example } = markup;

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

const exampleSettings = live.settings();
const hasSettings = Object.keys(exampleSettings).length > 0;

function addForm(): () => void {
  const printed = hasSettings ? exampleSettings : null;
  let chosen: Readonly<Record<string, unknown>> | null = printed;
  const form = createSettingsForm({
    schema: facts.settings,
    groups: facts.groups,
    settings: live.settings,
    changed(settings) {
      live.apply(settings);
      markup.textContent = replaceSettings(example, facts.name, settings);
    },
    reset() {
      live.apply(chosen);
      markup.textContent = chosen === printed ? example : replaceSettings(example, facts.name, chosen);
    },
  });
  const choose = (index: number) => {
    chosen = facts.examples[index]?.settings ?? printed;
    form.reset();
  };
  if (facts.examples.length > 0) panel.append(examplePicker(choose));
  panel.append(form);
  panel.open = matchMedia("(min-width: 60rem)").matches;
  return () => form.reset();
}

/** A list of the widget's example settings; `choose` gets -1 for those that the page printed. */
function examplePicker(choose: (index: number) => void): HTMLElement {
  const options = facts.examples.map(({ title }) => element("option", {}, title));
  const select = element(
    "select",
    { id: "gallery-example-settings" },
    element("option", {}, "As printed"),
    ...options,
  );
  select.addEventListener("change", () => choose(select.selectedIndex - 1));
  return element(
    "div",
    { className: "gallery-field" },
    element("label", { htmlFor: select.id }, "Example"),
    select,
  );
}

/** Shows a button that needs this script. */
function enable(id: string, click: () => void) {
  const button = byId(id, HTMLButtonElement);
  button.hidden = false;
  button.addEventListener("click", click);
}

async function copy() {
  const status = byId("gallery-copied", HTMLElement);
  try {
    await navigator.clipboard.writeText(markup.textContent);
    status.textContent = "Copied.";
  } catch {
    getSelection()?.selectAllChildren(markup);
    status.textContent = "Selected: copy it with your keyboard.";
  }
}

async function restart() {
  // Loading the page puts the products of the example back into the cart.
  await fetch(location.href).catch(() => {});
  live.restart();
  resetForm();
}

for (const notice of document.querySelectorAll(".gallery-plain")) notice.remove();
window.isletQueue ??= [];
window.isletQueue.push(logBusEvents, addSendButtons);
const resetForm = addForm();
enable("gallery-restart", () => void restart());
enable("gallery-clear", log.clear);
enable("gallery-copy", () => void copy());
