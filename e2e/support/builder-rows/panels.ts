import type { Locator, Page } from "@playwright/test";
import { expect } from "../test.ts";
import type { BuilderRow } from "./row.ts";

const widget = (type: string) => `[data-widget_type="${type}.default"]`;

/** Opens the second title and proves that its panel is the one that is shown. */
async function showsSecond(element: Locator, titles: Locator, panels: Locator) {
  await element.first().scrollIntoViewIfNeeded();
  await expect(element.first()).toHaveAttribute("data-widget-state", /mounted/);
  await expect(panels.first()).toBeVisible();
  await titles.nth(1).click();
  await expect(panels.nth(1)).toBeVisible();
  await expect(panels.first()).toBeHidden();
}

/** The classic kind has titles for large windows and for small ones. */
async function classicTabs(element: Locator) {
  const tabs = element.first();
  await showsSecond(
    tabs,
    tabs.locator(".elementor-tab-title:visible"),
    tabs.getByRole("tabpanel", { includeHidden: true }),
  );
  await expect(tabs.locator(".elementor-tab-title:visible").nth(1)).toHaveClass(/elementor-active/);
  await expect(tabs.locator("[hidden='false']")).toHaveCount(0);
}

async function roleTabs(element: Locator) {
  const tabs = element.first();
  await showsSecond(tabs, tabs.getByRole("tab"), tabs.getByRole("tabpanel", { includeHidden: true }));
  await tabs.getByRole("tab").nth(1).press("Home");
  await expect(tabs.getByRole("tab").first()).toBeFocused();
  await expect(tabs.getByRole("tabpanel")).toHaveCount(1);
}

async function accordion(element: Locator) {
  const first = element.first();
  await showsSecond(first, first.getByRole("button"), first.locator(".elementor-tab-content"));
}

async function toggle(element: Locator) {
  const panels = element.first().locator(".elementor-tab-content");
  await element.first().scrollIntoViewIfNeeded();
  await expect(panels.first()).toBeHidden();
  for (const index of [0, 1]) await element.first().getByRole("button").nth(index).press("Enter");
  await expect(panels.first()).toBeVisible();
  await expect(panels.nth(1)).toBeVisible();
}

const nestedAccordion = (element: Locator) =>
  showsSecond(
    element,
    element.first().locator("summary"),
    element.first().locator("details > :not(summary)"),
  );

/** The way in is a link on the page; where the page has none, the builder's event. */
async function offCanvas(element: Locator, page: Page) {
  const box = element.locator(".e-off-canvas");
  await expect(box).toBeHidden();
  const id = await element.getAttribute("data-id");
  const detail = { id, displayMode: "toggle" };
  await page.evaluate(
    (sent) =>
      dispatchEvent(new CustomEvent("elementor-pro/off-canvas/toggle-display-mode", { detail: sent })),
    detail,
  );
  await expect(box).toBeVisible();
  await expect(box.locator(":focus").or(box.locator(".e-off-canvas__content:focus"))).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
}

const row = (native: string, page: string, must: string, prove: BuilderRow["prove"]): BuilderRow => ({
  native,
  page,
  must,
  selector: widget(native),
  prove,
});

/** What shows and hides panels, and small jobs of the builder's script. */
export const panels: readonly BuilderRow[] = [
  row("tabs", "reading", "shows the panel of a title", classicTabs),
  row("tabs", "elementor4-free", "shows the panel of a title", classicTabs),
  row("nested-tabs", "reading", "shows the panel of a tab", roleTabs),
  {
    ...row("e-tabs", "elementor4-atomic", "shows the panel of a tab", roleTabs),
    selector: '[data-e-type="e-tabs"]',
  },
  row("accordion", "reading", "opens one panel at a time", accordion),
  row("toggle", "reading", "opens panels", toggle),
  row("toggle", "elementor4-free", "opens panels", toggle),
  row("nested-accordion", "reading", "opens one panel at a time", nestedAccordion),
  row("nested-accordion", "elementor4-atomic", "opens one panel at a time", nestedAccordion),
  row("off-canvas", "reading", "opens and closes", offCanvas),
  row("off-canvas", "lists", "opens and closes", offCanvas),
  row("alert", "reading", "goes when it is dismissed", async (alerts) => {
    await alerts.first().locator(".elementor-alert-dismiss").click();
    await expect(alerts.first().locator(".elementor-alert")).toBeHidden();
  }),
  row("contact-buttons", "elementor4-free", "opens its box, and closes it", async (buttons, page) => {
    const button = buttons.getByRole("button", { name: "Toggle Floating Element" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await expect(buttons.getByRole("link", { name: "Click to start chat" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toBeFocused();
  }),
  row("floating-bars-var-1", "elementor4-free", "can be closed", async (bars) => {
    await expect(bars.getByRole("region")).toHaveCSS("display", /./);
    await bars.getByRole("button", { name: "Close Banner" }).click();
    await expect(bars.locator(".e-floating-bars")).toHaveClass(/is-hidden/);
  }),
  row("text-path", "reading", "shows its text", (paths) => expect(paths.first()).toContainText("Round text")),
  row("progress-tracker", "reading", "shows how much has been read", async (trackers, page) => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(trackers.first().locator(".current-progress-percentage")).toHaveText("100%");
  }),
  row("progress", "motion", "fills its bar", async (bars) => {
    await bars.first().scrollIntoViewIfNeeded();
    await expect(bars.first().locator(".elementor-progress-bar")).toHaveAttribute("style", /width: 72%/);
  }),
  row("video-playlist", "reading", "leads to the chosen video", async (lists) => {
    const link = lists.first().getByRole("tabpanel").getByRole("link");
    await expect(link).toHaveAttribute("href", /youtube/);
    await expect(link).toBeVisible();
  }),
];
