import { renderWidget } from "../../src/server/render-widget.ts";

/** The kinds of markers that the benchmark's pages hold. */
export type Kind = "countdown" | "prerendered" | "is-land" | "accordion" | "none";

const SERVER_CONTENT = '<p>The sale ends on <time datetime="2027-01-01T00:00:00Z">1 January 2027</time>.</p>';
const FIRST_END = 1_798_761_600;
/** The second at which the benchmark's clock stands: nothing has to be drawn anew after hydration. */
const RENDERED_AT = 1_767_225_600;

/** Every marker has settings of its own, as on a real page: none can be taken from a cache. */
const settingsOf = (index: number) => ({ end_date: FIRST_END + index });

const accordionSettings = (index: number) => ({
  panel: ".panel",
  mode: index % 2 ? "click" : "hover",
  is_open: "",
  offset: index,
});

/** Five questions with their answers, as a page of frequent questions has them. */
const SECTIONS = `<h3><button>More</button></h3><div class="panel" hidden>${SERVER_CONTENT}</div>`.repeat(5);

const inAttribute = (settings: object) => JSON.stringify(settings);

const oneOf: Readonly<Record<Kind, (index: number) => string | Promise<string>>> = {
  countdown: (index) =>
    `<div data-widget="countdown" data-widget-on="load" data-settings='${inAttribute(settingsOf(index))}'>${SERVER_CONTENT}</div>`,
  prerendered: async (index) => {
    const markup = await renderWidget("countdown", settingsOf(index), {
      id: `sale-${index}`,
      renderedAt: RENDERED_AT,
    });
    return markup.replace("<div ", '<div data-widget-on="load" ');
  },
  "is-land": (index) =>
    `<is-land type="react" import="/islet/chunks/bench/is-land-countdown.js" data-settings='${inAttribute(settingsOf(index))}'>${SERVER_CONTENT}</is-land>`,
  accordion: (index) =>
    `<div data-widget="accordion" data-settings='${inAttribute(accordionSettings(index))}'>${SECTIONS}</div>`,
  none: () => SERVER_CONTENT,
};

/** Markers, one below the other. */
export async function markersOf(kind: Kind, count: number): Promise<string> {
  const markers = await Promise.all(
    Array.from({ length: count }, async (_, index) => await oneOf[kind](index)),
  );
  return markers.join("\n");
}

/** Enhancers stand on the theme's own styles. */
const styles = (kind: Kind) =>
  kind === "accordion" ? "" : '<link rel="stylesheet" href="/islet/islet.css">';

interface PageParts {
  /** Markup for the end of the head. */
  readonly head?: string;
  /** Whether the markers are not rendered, so that no frame costs anything. */
  readonly isHidden?: boolean;
}

/** A whole page of `count` markers, with the watch as its first script. */
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
