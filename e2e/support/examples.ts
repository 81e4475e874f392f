import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { EditorControl } from "#outputs/controls/editor-widget.ts";

interface Described {
  readonly kind: string;
  readonly example: string;
  readonly files: readonly string[];
  readonly editor: { readonly content: unknown };
  readonly controls: readonly EditorControl[];
  readonly examples: readonly { readonly settings: object }[];
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The widgets of a build, as its manifest describes them. */
export const widgetsOf = (dist: string): Readonly<Record<string, Described>> =>
  (JSON.parse(readFileSync(`${root}${dist}/manifest.json`, "utf8")) as { widgets: Record<string, Described> })
    .widgets;

/** The widgets of the build under test. */
export const widgets = widgetsOf(process.env["ISLET_DIST"] ?? "dist");

/** A widget's example, its widgets wanted at once: what makes them wanted is the business of other tests. */
const exampleOf = (name: string): string =>
  (widgets[name]?.example ?? "")
    .replaceAll(/data-widget-on="[^"]*"/g, "")
    .replaceAll("data-widget=", 'data-widget-on="load" data-widget=');

/** The examples of several widgets for one page, each in an element of its own, with more markup at its end. */
export const examplesOf = (names: readonly string[], after = ""): string =>
  names.map((name) => `<div data-example="${name}">${exampleOf(name)}${after}</div>`).join("\n");

/** The most examples that stand on one page. */
const EXAMPLES_PER_PAGE = 14;

/** Stands alone: it lists the headings of all examples beside it, which its own does not print. */
const READS_ALL = "table-of-contents";

/**
 * Splits widgets for pages that hold the examples of many, because a visit costs more than an example. Neighbours of the
 * catalogue, which may have the same ids or want the same place in the window, stand on different pages.
 */
export function pagesOf(names: readonly string[]): string[][] {
  const together = names.filter((name) => name !== READS_ALL);
  const count = Math.ceil(together.length / EXAMPLES_PER_PAGE);
  const pages = Array.from({ length: count }, (_, page) =>
    together.filter((_name, index) => index % count === page),
  );
  return names.includes(READS_ALL) ? [...pages, [READS_ALL]] : pages;
}

/** A window's height in px that holds all examples of a page: what is out of view mounts later and never shifts. */
export const ALL_IN_VIEW = 7_000;

/** Where the last example of the page ends. */
export const endOfExamples = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll("[data-example]")].map((box) => box.getBoundingClientRect().bottom),
    ),
  );
