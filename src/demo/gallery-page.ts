/** The script of a widget's gallery page: restart, log, settings form, copy button. */
import type { EventName } from "#runtime/events.ts";
import type { Islet } from "#runtime/islet.ts";
import { byId, element } from "./elements.ts";
import { createEventLog } from "./event-log.ts";
import { eventNames, namedInSettings } from "./event-names.ts";
import { withSettings } from "./example.ts";
import { createLiveWidget } from "./live-widget.ts";
import { createSettingsForm } from "./settings-form.ts";
import type { WidgetFacts } from "./widget-page.ts";

const facts = JSON.parse(byId("gallery-widget", HTMLScriptElement).text) as WidgetFacts;
const log = createEventLog(byId("gallery-log", HTMLElement));
const stage = byId("gallery-stage", HTMLElement);
const markup = byId("gallery-markup", HTMLElement);
const panel = byId("gallery-panel", HTMLDetailsElement);
const { textContent: example } = markup;

const lifeEvents = ["islet:mounted", "islet:unmounted", "islet:problem"] as const;

/** Logs what the runtime tells on an element and inside it; what left the document still tells there. */
function followLife(take: HTMLElement) {
  for (const name of lifeEvents)
    take.addEventListener(name, ({ detail }: CustomEventInit<object>) => log.add(name, briefly(detail)));
  for (const host of take.querySelectorAll('[data-widget-state="mounted"]'))
    log.add("islet:mounted", { widget: host.getAttribute("data-widget") });
}

/** Of a problem, its sentence says it all. */
const briefly = (detail: object | undefined): unknown =>
  detail && "message" in detail ? { message: detail.message } : detail;

const live = createLiveWidget({
  name: facts.name,
  stage,
  example: byId("gallery-example", HTMLTemplateElement),
  appeared: followLife,
});
/** Runs now, and whenever the widget's markup or settings are others. */
function followStage(run: () => void) {
  run();
  new MutationObserver(run).observe(stage, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-settings"],
  });
}

/** Logs the widget's own events, also those of settings and ways to pay that come later. */
function followBus({ bus }: Islet) {
  const followed = new Set<string>();
  followStage(() => {
    for (const name of eventNames(facts.events, { name: facts.name, stage, settings: live.settings() })) {
      if (followed.has(name)) continue;
      followed.add(name);
      bus.on(name as EventName, (payload) => {
        log.add(name, payload);
      });
    }
  });
}

/** Buttons that send the events which the settings name: nothing else on this page does. */
function offerEvents({ bus }: Islet) {
  const bar = document.getElementById("gallery-send");
  if (!bar) return;
  const button = (name: string) => {
    const made = element("button", { type: "button" }, `Send ${name}`);
    made.addEventListener("click", () => bus.emit(name as "frontend/init", {}));
    return made;
  };
  let offered = "";
  followStage(() => {
    const names = namedInSettings(live.settings());
    if (names.join() === offered) return;
    offered = names.join();
    bar.replaceChildren(...names.map(button));
  });
}

const settings = live.settings();
const isSet = Object.keys(settings).length > 0;

function addForm(): () => void {
  const form = createSettingsForm({
    schema: facts.settings,
    settings: live.settings,
    changed(settings) {
      live.apply(settings);
      markup.textContent = withSettings(example, facts.name, settings);
    },
    reset() {
      live.apply(isSet ? settings : null);
      markup.textContent = example;
    },
  });
  panel.append(form);
  panel.open = matchMedia("(min-width: 60rem)").matches;
  return () => form.reset();
}

/** Shows a button that had no use without this script. */
function enable(id: string, click: () => void) {
  const button = byId(id, HTMLButtonElement);
  button.hidden = false;
  button.addEventListener("click", click);
}

async function copy() {
  const told = byId("gallery-copied", HTMLElement);
  try {
    await navigator.clipboard.writeText(markup.textContent);
    told.textContent = "Copied.";
  } catch {
    getSelection()?.selectAllChildren(markup);
    told.textContent = "Selected: copy it with your keyboard.";
  }
}

/** The server puts into the cart again what the example shows and the visitor has taken out. */
async function restart() {
  await fetch(location.href).catch(() => {});
  live.restart();
  resetForm();
}

for (const words of document.querySelectorAll(".gallery-plain")) words.remove();
window.isletQueue ??= [];
window.isletQueue.push(followBus, offerEvents);
const resetForm = addForm();
enable("gallery-restart", () => void restart());
enable("gallery-clear", log.clear);
enable("gallery-copy", () => void copy());
