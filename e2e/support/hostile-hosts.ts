import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { EditorControl } from "#outputs/controls/editor-widget.ts";
import { patience } from "#tests/machine.ts";
import { type BareParts, inline, TAG } from "./runtime-pages.ts";
import { expect, troubles } from "./test.ts";

interface Manifest {
  readonly widgets: Readonly<
    Record<string, { readonly example: string; readonly controls: readonly EditorControl[] }>
  >;
}
const dist = fileURLToPath(new URL(`../../${process.env["ISLET_DIST"] ?? "dist"}/`, import.meta.url));

/** Every widget of the build. */
export const { widgets } = JSON.parse(readFileSync(`${dist}manifest.json`, "utf8")) as Manifest;

/** What runs or leaves is noted; nothing but our own code protects this page. */
export const CANARY = inline(
  "window.ran = []; for (const name of ['alert', 'confirm', 'prompt', 'print']) window[name] = () => ran.push(name);" +
    "addEventListener('islet:problem', (event) => event.preventDefault());",
);
/** A widget that must stay as it is, whatever stands beside it. */
export const GOOD =
  '<div data-widget="countdown" data-widget-on="load" data-settings=\'{"end_date":4102444800}\'>soon</div>';

/** Nobody looks at the copies, so they are not drawn; what waits until it is in view runs all the same. */
export const UNSEEN = `<style>#place { content-visibility: hidden }</style>${inline(`
  window.IntersectionObserver = class {
    constructor(tell) { this.tell = tell; }
    observe(target) { setTimeout(() => this.tell([{ target, isIntersecting: true, intersectionRatio: 1 }], this)); }
    unobserve() {}
    disconnect() { this.tell = () => {}; }
  };`)}`;

/** Each frame of each copy would be a window, each picture a request; a gate takes frames from templates, too. */
const withoutLoading = (markup: string) =>
  markup
    .replace(/<iframe\b[^>]*><\/iframe>/g, "<template>$&</template>")
    .replace(/<img\b/g, '<img loading="lazy"');

/** Every example, each of which starts at once; such a page needs the head `UNSEEN`. */
export const EVERYTHING = `<div id="place">${Object.values(widgets)
  .map(({ example }) =>
    withoutLoading(example).replaceAll("data-widget=", 'data-widget-on="load" data-widget='),
  )
  .join("")}</div>`;

/** Opens a page, without a policy, on which copies of these widgets can be tried. */
export async function openPlace(
  page: Page,
  bare: (parts: BareParts) => Promise<string>,
  names: readonly string[],
): Promise<void> {
  const templates = names.map(
    (name) => `<template id="of-${name}">${withoutLoading(widgets[name]?.example ?? "")}</template>`,
  );
  const body = `${templates.join("")}<div id="place"></div>${GOOD}`;
  await page.goto(await bare({ csp: null, head: CANARY + UNSEEN + TAG, body }));
  await page.waitForFunction(() => window.islet);
}

/** Stands for the text in `Attempt.fields`. */
export const SLOT = "\u0000";

/** One copy of a widget's example. */
export interface Attempt {
  readonly text: string;
  /** Settings over those of the example, as JSON with slots for the text; without them it is the whole attribute. */
  readonly fields?: string;
}

/** Adds a copy of the widget's example per attempt, waits until none loads, and tells what is dangerous now. */
export function addHosts(page: Page, widget: string, attempts: readonly Attempt[]) {
  // The same fields stand in most attempts, and each evaluation sends what it is given through three processes.
  const patterns = [...new Set(attempts.map(({ fields }) => fields ?? ""))];
  const given = attempts.map(({ text, fields = "" }) => [text, patterns.indexOf(fields)] as const);
  return page.evaluate(
    async ([name, given, patterns, slot, limitMs]) => {
      const template = document.querySelector(`#of-${name}`) as HTMLTemplateElement;
      const place = document.querySelector("#place") as HTMLElement;
      const isScript = (url: string) => /^\s*(javascript|vbscript|data:text)/i.test(url);
      const isDangerous = (element: Element) =>
        /^(script|base|meta|object|embed)$/i.test(element.localName) ||
        element
          .getAttributeNames()
          .some(
            (key) =>
              key.startsWith("on") ||
              key === "srcdoc" ||
              (/^(href|src|action|formaction|data|xlink:href)$/.test(key) &&
                isScript(element.getAttribute(key) ?? "")),
          );
      const copyWith = ([text, pattern]: readonly [string, number]) => {
        const copy = template.content.cloneNode(true) as DocumentFragment;
        for (const host of copy.querySelectorAll("[data-widget]")) {
          host.setAttribute("data-widget-on", "load");
          if (!host.matches(`[data-widget~="${name}"]`)) continue;
          const fields = patterns[pattern];
          const own = JSON.parse(host.getAttribute("data-settings") ?? "{}") as object;
          const filled = (_: string, value: unknown) => (value === slot ? text : value);
          const settings = fields && JSON.stringify({ ...own, ...(JSON.parse(fields, filled) as object) });
          host.setAttribute("data-settings", settings || text);
        }
        return copy;
      };
      place.replaceChildren(...given.map(copyWith));
      const start = performance.now();
      const isWaiting = () =>
        place.querySelector("[data-widget-state=waiting], [data-widget]:not([data-widget-state])");
      while (isWaiting() && performance.now() - start < limitMs)
        await new Promise((resolve) => setTimeout(resolve, 20));
      await new Promise((resolve) => setTimeout(resolve, 50));
      const dangers = [...place.querySelectorAll("*")].filter(isDangerous);
      return {
        isStuck: !!isWaiting(),
        mounted: place.querySelectorAll(`[data-widget~="${name}"][data-widget-state=mounted]`).length,
        dangers: dangers.map(({ outerHTML }) => outerHTML.slice(0, 200)),
        ran: Reflect.get(window, "ran") as string[],
        polluted: Object.keys(Object.prototype),
        title: document.title,
      };
    },
    [widget, given, patterns, SLOT, 20_000 * patience] as const,
  );
}

/** What `addHosts` tells of copies of which none is dangerous. */
export const CLEAN = {
  isStuck: false,
  mounted: expect.any(Number) as unknown,
  dangers: [],
  ran: [],
  polluted: [],
  title: "Bare",
};

/** Expects that the page is where it was, and that nothing was thrown or asked of another machine. */
export async function expectUnharmed(page: Page, address: string): Promise<void> {
  expect(page.url()).toBe(address);
  const { pageErrors, outsideRequests } = troubles(page);
  expect({ pageErrors: pageErrors.slice(0, 3), outsideRequests: outsideRequests.slice(0, 3) }).toEqual({
    pageErrors: [],
    outsideRequests: [],
  });
  await expect(page.locator("main > [data-widget=countdown]").last().getByRole("timer")).toBeVisible();
}
