import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type { EditorControl } from "#outputs/controls/editor-widget.ts";

const dist = fileURLToPath(new URL(`../../${process.env["ISLET_DIST"] ?? "dist"}/`, import.meta.url));

interface Manifest {
  widgets: Record<
    string,
    {
      kind: string;
      when: string;
      controls: readonly EditorControl[];
      example: string;
      editor: { title: string; states?: string[] };
    }
  >;
}

/** The widgets of the build under test, as its manifest describes them. */
export const { widgets } = JSON.parse(readFileSync(`${dist}manifest.json`, "utf8")) as Manifest;
/** Their names, in order. */
export const names = Object.keys(widgets).toSorted();

/** The list of events on a widget's page. */
export const log = (page: Page) => page.getByRole("log", { name: "Event log" });

/** The widget that runs in the example of its page. */
export const live = (page: Page, name: string) =>
  page.locator(`#gallery-stage [data-widget~="${name}"]`).first();

/** Does what a widget may wait for: scrolls to it and points at it. */
export async function approach(page: Page, name: string) {
  const host = live(page, name);
  await page.locator("#gallery-stage").scrollIntoViewIfNeeded();
  if (/interaction/.test(widgets[name]?.when ?? "")) {
    await host.dispatchEvent("pointerover");
    await host.dispatchEvent("focusin");
  }
  return host;
}

/** Opens the settings form where the page's width has it closed. */
export async function openForm(page: Page) {
  const panel = page.locator("#gallery-panel");
  await expect(panel.locator("form")).toBeAttached();
  if ((await panel.getAttribute("open")) === null) await panel.locator("summary").click();
  return panel;
}
