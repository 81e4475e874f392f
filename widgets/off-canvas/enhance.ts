import { anchorTarget } from "#browser/anchor-target.ts";
import { isPlainClick } from "#dom/activation.ts";
import { createChanges } from "#dom/changes.ts";
import { isElement, isHtmlElement, isTag } from "#runtime/kind.ts";
import { isRecord } from "#runtime/parse-json.ts";
import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import { createOffCanvas } from "./panel.ts";
import { prepareParts } from "./parts.ts";
import { type DisplayMode, isDisplayMode, modeOf, OPENERS } from "./read-action.ts";
import type { Settings } from "./settings.ts";

/** The builder's own event, on the window. */
const EVENT = "elementor-pro/off-canvas/toggle-display-mode";

/** Opens a panel beside the page, by links, buttons and the builder's event. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const { listen, signal } = context;
  const changes = createChanges(signal);
  const parts = prepareParts(host, settings, changes);
  const id = settings.id || host.id;
  const canBeClosed = () =>
    [...parts.panel.querySelectorAll(OPENERS)].some((opener) =>
      /close|toggle/.test(modeOf(opener, id, parts.box) ?? ""),
    );
  const offCanvas = createOffCanvas(parts, { settings, changes, canBeClosed }, context);

  function show(mode: DisplayMode, invoker: HTMLElement | null) {
    const opens = mode === "toggle" ? !offCanvas.isOpen() : mode === "open";
    if (opens) offCanvas.open(invoker);
    else offCanvas.close();
  }

  listen(window, EVENT, (event) => {
    const detail: unknown = Reflect.get(event, "detail");
    if (!isRecord(detail) || String(detail["id"]) !== id || !isDisplayMode(detail["displayMode"])) return;
    const { previousEvent } = detail;
    const pressed = isRecord(previousEvent) ? previousEvent["target"] : null;
    const invoker = isElement(pressed) ? pressed.closest(OPENERS) : document.activeElement;
    show(detail["displayMode"], isHtmlElement(invoker) ? invoker : null);
  });
  listen(host, "islet:preview", () => offCanvas.open(null));
  listen(document, "click", (event) => {
    const opener = isElement(event.target) ? event.target.closest(OPENERS) : null;
    if (!opener || !isPlainClick(event)) return;
    const displayMode = modeOf(opener, id, parts.box);
    if (displayMode) {
      event.preventDefault();
      dispatchEvent(new CustomEvent(EVENT, { detail: { id, displayMode, previousEvent: event } }));
    } else if (leadsOut(opener, parts.panel)) offCanvas.close({ returnsFocus: false });
  });
  if (context.kept) offCanvas.open(null);
  return { state: offCanvas.isOpen };
}

/** Whether a link in the panel leads to an element of the page behind it. */
function leadsOut(link: Element, panel: Element): boolean {
  if (!panel.contains(link) || !isTag(link, "a") || link.pathname !== location.pathname) return false;
  const target = anchorTarget(document, link.hash);
  return target !== null && !panel.contains(target);
}
