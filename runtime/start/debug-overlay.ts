import type { WidgetInstance } from "../mount/interfaces.ts";
import type { ProblemDetail } from "../problems/problems.ts";
import type { Page } from "../page.ts";
import { nameOfElement, earlierMessages } from "../problems/sentences.ts";
import { findConfigOversights, findOversights } from "./find-oversights.ts";
import type { AskedOptions } from "./lazy-parts.ts";
import type { Config } from "./read-config.ts";

/** What the overlay shows. */
interface Inspected {
  readonly widgets: () => WidgetInstance[];
  readonly page: Page;
  /** The fields of `#islet-config`. */
  readonly config: Config;
}

const rowOf = (cells: readonly string[], tag: "th" | "td") => {
  const row = document.createElement("tr");
  for (const text of cells) {
    const cell = document.createElement(tag);
    cell.textContent = text;
    cell.style.cssText = "padding:4px 10px;text-align:start;border-bottom:1px solid #456;vertical-align:top";
    row.append(cell);
  }
  return row;
};

const settingsText = (settings: unknown) =>
  typeof settings === "string" ? settings.slice(0, 200) : (JSON.stringify(settings) ?? "");

function createPanel() {
  const panel = document.createElement("details");
  panel.open = true;
  panel.id = "islet-debug";
  panel.setAttribute("aria-label", "Islet debug");
  // Styles go through the CSSOM: a strict policy blocks inline style elements.
  panel.style.cssText =
    "position:fixed;inset:auto 8px 8px auto;z-index:2147483647;max-width:min(680px,calc(100vw - 16px));max-height:60vh;overflow:auto;background:#102030;color:#fff;font:13px/1.4 system-ui,sans-serif;border-radius:8px;padding:8px 12px";
  const summary = document.createElement("summary");
  const table = document.createElement("table");
  const problems = document.createElement("ul");
  summary.style.cursor = "pointer";
  table.style.cssText = "border-collapse:collapse;width:100%;margin-top:6px;color:inherit;background:none";
  problems.style.cssText = "margin:8px 0 0;padding-inline-start:20px;color:#ffc9b0";
  panel.append(summary, table, problems);
  return { panel, summary, table, problems };
}

/** Tells what is probably a mistake in an element's settings, once for each settings, when its widgets have started. */
function tellOversights(tell: (sentences: readonly string[]) => void) {
  const seen = new WeakMap<HTMLElement, Set<unknown>>();
  return (widgets: readonly WidgetInstance[]) => {
    for (const { placement } of widgets) {
      const { host, settings } = placement;
      const known = seen.get(host) ?? new Set();
      const sharing = widgets.filter(
        (other) => other.placement.host === host && other.placement.settings === settings,
      );
      if (known.has(settings) || sharing.some(({ state }) => state === "waiting")) continue;
      seen.set(host, known.add(settings));
      findOversights(sharing).then(tell, () => {});
    }
  };
}

/** Shows the overlay until Islet stops. */
export const startOverlay = ({ hosts, page, checked: config, signal }: AskedOptions): void =>
  signal.addEventListener("abort", showOverlay({ widgets: hosts.all, page, config }));

/**
 * Shows each widget with its state, timing and settings, every problem, and what is probably a mistake though nothing
 * fails. Returns a function that removes it.
 */
export function showOverlay({ widgets: inspect, page, config }: Inspected): () => void {
  const { panel, summary, table, problems } = createPanel();
  const ending = new AbortController();
  const { signal } = ending;

  const tellAbout = tellOversights((sentences) => {
    sentences.forEach(addMessage);
    if (sentences.length) draw();
  });

  function draw() {
    const widgets = inspect();
    tellAbout(widgets);
    summary.textContent = `Islet: ${widgets.length} widgets, ${problems.childElementCount} problems`;
    table.replaceChildren(
      rowOf(["widget", "element", "state", "when", "ms", "settings"], "th"),
      ...widgets.map(({ placement: { name, host, on, settings }, entry, state, tookMs }) =>
        rowOf(
          [
            name,
            nameOfElement(host),
            state,
            on ?? entry.when,
            tookMs?.toFixed(1) ?? "",
            settingsText(settings),
          ],
          "td",
        ),
      ),
    );
  }

  function addMessage(message: string) {
    const item = document.createElement("li");
    item.textContent = message;
    problems.append(item);
  }
  const addProblem = (event: Event) => {
    addMessage((event as CustomEvent<ProblemDetail>).detail.message);
    draw();
  };

  document.addEventListener("islet:problem", addProblem, { signal });
  for (const type of ["islet:mounted", "islet:unmounted"]) document.addEventListener(type, draw, { signal });
  panel.addEventListener("toggle", draw, { signal });
  for (const message of [...earlierMessages, ...findConfigOversights(config, page)]) addMessage(message);
  draw();
  document.body.append(panel);
  return () => {
    ending.abort();
    panel.remove();
  };
}
