import { decodeActionHash } from "#browser/action-hash.ts";
import { anchorTarget } from "#browser/anchor-target.ts";
import { isPlainClick } from "#browser/plain-click.ts";
import { queryAll } from "#dom/query.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isElement, isHtmlElement, isTag } from "#runtime/node-type.ts";
import { isRecord } from "#runtime/parse-json.ts";
import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import { createOffCanvas } from "./off-canvas.ts";
import { prepareParts } from "./prepare-parts.ts";
import type { Settings } from "./settings.ts";

/** What a link or an event does. */
type DisplayMode = "open" | "close" | "toggle";

/** What a press may be on: links of Elementor with an action, links to the element and its buttons. */
const OPENERS = "a[href*='#'],[data-action-link],[aria-controls]";

/** Elements with this widget. */
const OFF_CANVAS = "[data-widget~=off-canvas],[data-widget-marked~=off-canvas]";

/** Elementor's own event, on the window. */
const EVENT = "elementor-pro/off-canvas/toggle-display-mode";

/** Opens a panel beside the page, by links, buttons and Elementor's event. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const { listen, signal, warn } = context;
  const changes = createChanges(signal);
  const parts = prepareParts(host, settings, changes);
  const id = settings.id || host.id;
  if (queryAll(document, OFF_CANVAS).filter((other) => other.id && other.id === parts.box.id).length > 1)
    warn(`two panels have the id "${parts.box.id}", so a link to it opens both: give each its own id`);
  const canBeClosed = () =>
    queryAll(parts.panel, OPENERS).some(
      (opener) =>
        /close|toggle/.test(modeOf(opener, id, parts.box) ?? "") && (opener.checkVisibility?.() ?? true),
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
  if (!panel.contains(link) || !isOnThisPage(link)) return false;
  const target = anchorTarget(document, link.hash);
  return target !== null && !panel.contains(target);
}

/** Whether a link stays on this page, however its address is written. */
const isOnThisPage = (link: Element): link is HTMLAnchorElement =>
  isTag(link, "a") && link.pathname === location.pathname;

const MODES: readonly unknown[] = ["open", "close", "toggle"];

/** Whether a value from the page is a mode. */
const isDisplayMode = (value: unknown): value is DisplayMode => MODES.includes(value);

/** What a press on an opener does with this panel; `undefined` if it is about something else. */
function modeOf(opener: Element, id: string, box: Element): DisplayMode | undefined {
  const hash = opener.getAttribute("data-action-link") ?? (isOnThisPage(opener) ? opener.hash : "");
  const controlled = opener.getAttribute("aria-controls") ?? "";
  if (box.id && (anchorTarget(document, hash) === box || controlled.split(/\s+/).includes(box.id)))
    return "toggle";
  const action = hash.includes("off_canvas") ? decodeActionHash(hash) : null;
  const mode = action?.name.replace("off_canvas:", "");
  return isDisplayMode(mode) && String(action?.settings["id"]) === id ? mode : undefined;
}
