import { renderWidget } from "../../src/entries/server/render-widget.ts";

/** The kinds of markers on the benchmark's pages. */
export type Kind = "countdown" | "prerendered" | "is-land" | "disclosure" | "stimulus" | "none";

const SERVER_CONTENT = '<p>The sale ends on <time datetime="2027-01-01T00:00:00Z">1 January 2027</time>.</p>';
const FIRST_END = 1_798_761_600;
/** The fixed time of the benchmark's clock, in seconds since 1970. Hydration finds nothing to redraw. */
const RENDERED_AT = 1_767_225_600;

/** Every marker has different settings, as on a real page, so no cache helps. */
const settingsOf = (index: number) => ({ end_date: FIRST_END + index });

const disclosureSettings = (index: number) => ({
  panel: ".panel",
  mode: index % 2 ? "click" : "hover",
  is_open: "",
  offset: index,
});

/** Five questions with their answers, as on an FAQ page. */
const SECTIONS = `<h3><button>More</button></h3><div class="panel" hidden>${SERVER_CONTENT}</div>`.repeat(5);

const markerOf: Readonly<Record<Kind, (index: number) => string | Promise<string>>> = {
  countdown: (index) =>
    `<div data-widget="countdown" data-widget-on="load" data-settings='${JSON.stringify(settingsOf(index))}'>${SERVER_CONTENT}</div>`,
  prerendered: async (index) => {
    const markup = await renderWidget("countdown", settingsOf(index), {
      id: `sale-${index}`,
      renderedAt: RENDERED_AT,
    });
    return markup.replace("<div ", '<div data-widget-on="load" ');
  },
  "is-land": (index) =>
    `<is-land type="react" import="/islet/chunks/bench/is-land-countdown.js" data-settings='${JSON.stringify(settingsOf(index))}'>${SERVER_CONTENT}</is-land>`,
  disclosure: (index) =>
    `<div data-widget="disclosure" data-settings='${JSON.stringify(disclosureSettings(index))}'>${SECTIONS}</div>`,
  stimulus: (index) => {
    const { panel, mode, offset } = disclosureSettings(index);
    const values = `data-disclosure-panel-value="${panel}" data-disclosure-mode-value="${mode}" data-disclosure-open-value="false" data-disclosure-offset-value="${offset}"`;
    return `<div data-controller="disclosure" ${values}>${SECTIONS}</div>`;
  },
  none: () => SERVER_CONTENT,
};

/** The markup of `count` markers. */
export async function markersOf(kind: Kind, count: number): Promise<string> {
  const markers = await Promise.all(
    Array.from({ length: count }, async (_, index) => await markerOf[kind](index)),
  );
  return markers.join("\n");
}

/** Enhancers use only the theme's styles. */
const styles = (kind: Kind) =>
  kind === "disclosure" || kind === "stimulus" ? "" : '<link rel="stylesheet" href="/islet/islet.css">';

interface PageParts {
  /** Markup for the end of the head. */
  readonly head?: string;
  /** True to hide the markers, so frames cost nothing. */
  readonly isHidden?: boolean;
}

/** A whole page with `count` markers. Its first script is `page/watch.ts`. */
export async function pageOf(
  kind: Kind,
  count: number,
  { head = "", isHidden = false }: PageParts = {},
): Promise<string> {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Benchmark</title><link rel="icon" href="data:,">${styles(kind)}
<script src="/islet/chunks/bench/watch.js" nonce="bench"></script>${head}</head>
<body><main${isHidden ? " hidden" : ""}>${await markersOf(kind, count)}</main></body></html>`;
}
