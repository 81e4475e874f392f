import type { WidgetInstance } from "../mount/instance.ts";
import type { Page } from "../page.ts";
import type { ProblemDetail } from "../problems/problems.ts";
import { describe, earlierMessages } from "../problems/sentences.ts";
import type { Catalogue } from "../widget.ts";
import { findConfigOversights, findOversights } from "./find-oversights.ts";
import type { PartOptions } from "./lazy-parts.ts";
import { createOverlayPanel, createPointer, make, tellingName } from "./overlay-panel.ts";

/** What the overlay shows. */
interface Inspected {
  readonly widgets: () => WidgetInstance[];
  readonly page: Page;
  readonly catalogue: () => Catalogue;
}

const settingsText = (settings: unknown) =>
  typeof settings === "string" ? settings.slice(0, 200) : JSON.stringify(settings ?? undefined);

const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** The address of a widget's documentation, if `docs_url` of the page configuration names it. */
function docsOf(widget: string, { docsUrl: address }: Page): string | undefined {
  if (!address) return undefined;
  try {
    const { protocol, href } = new URL(
      address.replace("%%widget%%", encodeURIComponent(widget)),
      document.baseURI,
    );
    return protocol.startsWith("http") ? href : undefined;
  } catch {
    return undefined;
  }
}

/** A widget in two lines; pressing it shows its element. */
function rowOf(instance: WidgetInstance, page: Page, point: (element: Element) => void) {
  const { placement, entry, state, tookMs } = instance;
  const { name, host, on, settings } = placement;
  const row = make("li", "row");
  const show = make("button", "show", `${name}: ${tellingName(host)}`);
  show.type = "button";
  show.addEventListener("click", () => point(host));
  const facts = [state, on ?? entry.when, tookMs && `${tookMs.toFixed(1)} ms`, settingsText(settings)];
  row.append(show, make("p", "facts", facts.filter(Boolean).join(" · ")));
  const docs = docsOf(name, page);
  if (docs) row.append(Object.assign(make("a", "link", `About ${name}`), { href: docs }));
  return row;
}

/** Finds what is probably a mistake in an element's settings, once for each settings, when its widgets have started. */
function createOversightSearch(catalogue: () => Catalogue, found: (sentences: readonly string[]) => void) {
  const seen = new WeakMap<HTMLElement, Set<unknown>>();
  return (widgets: readonly WidgetInstance[]) => {
    for (const { placement } of widgets) {
      const { host: element, settings } = placement;
      const known = seen.get(element) ?? new Set();
      const sharing = widgets.filter(
        (other) => other.placement.host === element && other.placement.settings === settings,
      );
      if (known.has(settings) || sharing.some(({ state }) => state === "waiting")) continue;
      seen.set(element, known.add(settings));
      const widget = sharing.map(({ placement: { name } }) => name).join(" ");
      const wordsOf = ({ message }: { readonly message: string }) =>
        describe({ code: "widget", widget, message, element });
      findOversights(sharing, catalogue()).then(
        (oversights) => found(oversights.map(wordsOf)),
        () => {},
      );
    }
  };
}

/** Shows the overlay until Islet stops. */
export const startOverlay = ({ hosts, page, catalogue, signal }: PartOptions): void =>
  signal.addEventListener("abort", showOverlay({ widgets: hosts.all, page, catalogue }));

/**
 * Shows each widget with its state, timing and settings, every problem, and what is probably a mistake though nothing
 * fails. Returns a function that removes it.
 */
export function showOverlay({ widgets: inspect, page, catalogue }: Inspected): () => void {
  const { panel, summary, rows, problems } = createOverlayPanel();
  const ending = new AbortController();
  const { signal } = ending;
  const point = createPointer(signal);
  const shown = new Set<string>();
  const searchOversights = createOversightSearch(catalogue, (sentences) => {
    sentences.forEach(addMessage);
    if (sentences.length) draw();
  });

  function draw() {
    const widgets = inspect();
    searchOversights(widgets);
    summary.textContent = `Islet: ${counted(widgets.length, "widget")}, ${counted(shown.size, "problem")}`;
    const focused = [...rows.children].findIndex((row) => row.contains(document.activeElement));
    rows.replaceChildren(...widgets.map((instance) => rowOf(instance, page, point)));
    rows.children[focused]?.querySelector("button")?.focus({ preventScroll: true });
  }

  function addMessage(message: string) {
    if (!shown.has(message))
      problems.append(Object.assign(document.createElement("li"), { textContent: message }));
    shown.add(message);
  }

  const addProblem = (event: Event) => {
    addMessage((event as CustomEvent<ProblemDetail>).detail.message);
    draw();
  };
  document.addEventListener("islet:problem", addProblem, { signal });
  for (const type of ["islet:mounted", "islet:unmounted"]) document.addEventListener(type, draw, { signal });
  panel.addEventListener("toggle", draw, { signal });
  for (const message of [...earlierMessages, ...findConfigOversights(page)]) addMessage(message);
  draw();
  document.body.append(panel);
  return () => {
    ending.abort();
    panel.remove();
  };
}
