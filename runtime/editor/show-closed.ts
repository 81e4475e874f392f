import { ATTRIBUTE, attributeOf, type HostState } from "../markup.ts";
import { isHtml, isHtmlElement } from "../node-type.ts";
import { addStyles } from "./add-styles.ts";
import { isInPreview } from "./in-preview.ts";

/** On an element that the widget's styles would hide until it opens. */
const SHOWN = "data-widget-shown";

/** What opens over the page would cover it for good: it stands in its place, as without the widget. */
const RULES = `
[${SHOWN}]:not(#islet#islet) { display: revert !important; }
[${SHOWN}="inside"]:not(#islet#islet) { position: static !important; }`;

const isHidden = (element: Element) => getComputedStyle(element).display === "none";

/**
 * Shows what widgets have closed though nothing of them opens it in an editor: the element itself, whatever hides it, and
 * inside of it what it would show if the widget had failed.
 * @returns the names of these widgets, to be added before they mount
 */
export function showClosed(signal: AbortSignal): Set<string> {
  addStyles(RULES, signal);
  const names = new Set<string>();
  const shown = new Map<HTMLElement, MutationObserver>();

  function forget(host: HTMLElement) {
    shown.get(host)?.disconnect();
    shown.delete(host);
    for (const element of [host, ...host.querySelectorAll(`[${SHOWN}]`)])
      Element.prototype.removeAttribute.call(element, SHOWN);
  }

  function follow(event: Event) {
    const { target, detail } = event as CustomEvent<{ readonly widget: string; readonly host?: unknown }>;
    if (!names.has(detail.widget)) return;
    const host = event.type === "islet:mounted" ? target : detail.host;
    if (!isHtmlElement(host) || isInPreview(host)) return;
    forget(host);
    if (event.type !== "islet:mounted") return;
    if (isHidden(host)) write(host, SHOWN, "");
    showInside(host);
    // An editor adds elements one by one.
    const observer = new MutationObserver(() => showInside(host));
    observer.observe(host, { childList: true, subtree: true });
    shown.set(host, observer);
  }

  for (const type of ["islet:mounted", "islet:unmounted"])
    document.addEventListener(type, follow, { signal });
  signal.addEventListener("abort", () => {
    for (const host of shown.keys()) forget(host);
  });
  return names;
}

const write = (element: Element, name: string, value: string) =>
  Element.prototype.setAttribute.call(element, name, value);
const writeState = (host: Element, state: HostState) => write(host, ATTRIBUTE.state, state);

/** The styles of a widget know one state in which everything is seen: as if its code had not come. */
function showInside(host: HTMLElement) {
  const hidden = [...host.querySelectorAll("*")].filter((element) => isHtml(element) && isHidden(element));
  if (!hidden.length) return;
  const state = attributeOf(host, ATTRIBUTE.state) as HostState;
  writeState(host, "failed");
  const closed = hidden.filter((element) => !isHidden(element));
  writeState(host, state);
  for (const element of closed) write(element, SHOWN, "inside");
}
