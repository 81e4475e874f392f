import { copyText } from "./copy-text.ts";
import { byId } from "./elements.ts";
import { createEventLog } from "./event-log.ts";
import type { WidgetFacts } from "./live-section.ts";
import { createLiveWidget, type LiveWidget } from "./live-widget.ts";
import { addSendButtons, logBusEvents, logLifeEvents } from "./log-events.ts";
import type { Settings } from "./settings-address.ts";
import { addSettingsPanel, type SettingsPanel } from "./settings-panel.ts";
import { stageIn, stageWindow } from "./stage-window.ts";

/** The data that the page prints for its script. */
export const readFacts = (): WidgetFacts =>
  JSON.parse(byId("gallery-widget", HTMLScriptElement).text) as WidgetFacts;

/** Shows a button that needs a script. */
export function enable(id: string, click: () => void): void {
  const button = byId(id, HTMLButtonElement);
  button.hidden = false;
  button.addEventListener("click", click);
}

async function copyLink(panel: SettingsPanel) {
  if (!panel.save()) return;
  await copyText(location.href, "gallery-link-copied", () => "Copy the address of this page.");
}

async function restart(live: LiveWidget) {
  // Loading the page puts the products of the example back into the cart.
  await fetch(location.href).catch(() => {});
  live.restart();
}

/**
 * Runs what `liveSection` and `settingsPanel` have printed: the example, its log of events, its form and its buttons.
 * @param changed called after each change, with all settings, or with `null` for the example as it was printed
 * @param asked settings other than those that the page shows, if the address names some that no server has read
 */
export async function startLivePage(
  facts: WidgetFacts,
  changed: (settings: Settings | null) => void,
  asked?: Settings | null,
): Promise<SettingsPanel> {
  const log = createEventLog(byId("gallery-log", HTMLElement));
  const shownIn = await stageWindow();
  const stage = stageIn(shownIn);
  const live = createLiveWidget({
    name: facts.name,
    printed: facts.template ? facts.settings : null,
    stage,
    example: byId("gallery-example", HTMLTemplateElement),
    appeared: (content) => logLifeEvents(log, content),
  });
  const logged = { name: facts.name, events: facts.events, stage, live, log };
  for (const notice of document.querySelectorAll(".gallery-plain")) notice.remove();
  shownIn.isletQueue ??= [];
  shownIn.isletQueue.push(
    (islet) => logBusEvents(logged, islet),
    (islet) => addSendButtons(logged, islet),
  );
  if (asked !== undefined) {
    live.apply(asked);
    changed(asked);
  }
  const panel = addSettingsPanel({ facts, live, changed });
  enable("gallery-link", () => void copyLink(panel));
  enable("gallery-restart", () => void restart(live));
  enable("gallery-clear", log.clear);
  return panel;
}
