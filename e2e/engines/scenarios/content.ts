import { expect } from "vitest";
import { type Scenario, stage } from "./scenario.ts";

const timerText = (selector: string) => document.querySelector(selector)?.textContent ?? "";
const isDisplayed = (selector: string) =>
  (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;
const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? NaN;

const backgroundOf = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.style.backgroundImage;

/** What visitors do with the widgets of a content site. */
export const contentScenarios: Readonly<Record<string, Scenario>> = {
  countdown: {
    promise: "counts down",
    async act(visitor) {
      const timer = stage("[role=timer]");
      await visitor.sees(timer, "Days");
      const first = await visitor.evaluate(timerText, timer);
      await expect.poll(() => visitor.evaluate(timerText, timer)).not.toBe(first);
    },
  },
  "sticky-header": {
    promise: "stays in the window while the visitor scrolls down",
    path: "/shop/",
    async act(visitor) {
      await visitor.sees('.site-header[data-widget-state="mounted"]');
      await visitor.press("End");
      await expect.poll(() => visitor.evaluate(() => scrollY)).toBeGreaterThan(200);
      await expect.poll(() => visitor.evaluate(topOf, ".site-header")).toBe(0);
    },
  },
  anchors: {
    promise: "leads a link to its place and marks the menu's item",
    async act(visitor) {
      await visitor.click(stage("a"), "Visit us");
      await visitor.isOn(/#visit$/);
      await visitor.sees(stage("a[aria-current]"), "Visit us");
    },
  },
  "table-of-contents": {
    promise: "leads to a heading, marks it, and folds",
    async act(visitor) {
      await visitor.click(stage("a"), "Mending");
      await visitor.isOn(/#mending$/);
      await visitor.click(stage("[aria-expanded=true]"));
      await visitor.seesNo(stage("a"), "Mending");
      await visitor.press("Enter");
      await visitor.sees(stage("a"), "Mending");
    },
  },
  popup: {
    promise: "opens in a dialog that takes the focus, takes text, and gives the focus back",
    async act(visitor) {
      await visitor.click(stage(".open-letter"));
      await visitor.sees("dialog[open]", "Four letters a year");
      await visitor.fill("dialog[open] input[type=email]", "ada@shop.example");
      await visitor.sees("dialog[open] input[type=email]", "ada@shop.example");
      await visitor.press("Escape");
      await visitor.seesNo("dialog");
      await visitor.isAt(stage(".open-letter"));
    },
  },
  "popup-triggers": {
    promise: "opens a popup on a press, by keyboard too",
    async act(visitor) {
      await visitor.click(stage(".open-offer"));
      await visitor.sees("dialog[open]", "A tenth off your first order");
      await visitor.press("Escape");
      await visitor.seesNo("dialog");
      await visitor.isAt(stage(".open-offer"));
      await visitor.press("Enter");
      await visitor.sees("dialog[open]", "A tenth off your first order");
    },
  },
  tooltip: {
    promise: "shows a field's description at the field, and bootstrap's tooltips",
    async act(visitor) {
      const description = stage("#billing_company-description");
      // Browsers that do not know `(scripting: enabled)` show the descriptions all the time.
      const isAlwaysShown = await visitor.evaluate(isDisplayed, description);
      await visitor.click(stage("#billing_company"));
      await visitor.sees(description);
      await visitor.press("Escape");
      if (!isAlwaysShown) await visitor.seesNo(description);
      await visitor.hover(stage("a"), "Delivery times");
      await visitor.sees("[role=tooltip]", "Two to four working days");
    },
  },
  overlay: {
    promise: "covers its element from one event to another",
    async act(visitor) {
      await visitor.click("#gallery-send button", "update_checkout");
      await visitor.sees(stage("*"), "Please wait...");
      await visitor.click("#gallery-send button", "updated_checkout");
      await visitor.seesNo(stage("*"), "Please wait...");
      await visitor.fill(stage("#order_comments"), "At the back door");
      await visitor.sees(stage("#order_comments"), "At the back door");
    },
  },
  tabs: {
    promise: "shows the panel of the tab that is pressed",
    async act(visitor) {
      await visitor.click(stage("#care-dry-tab"), "Dry");
      await visitor.sees(stage("#care-dry"), "on a towel");
      await visitor.sees(stage("#care-dry-tab[aria-selected=true]"));
    },
  },
  accordion: {
    promise: "opens one panel at a time",
    async act(visitor) {
      await visitor.click(stage("#returns summary"), "Can I send it back?");
      await visitor.sees(stage("#returns[open]"), "Within 30 days");
      await visitor.sees(stage("#sizes:not([open])"));
    },
  },
  "off-canvas": {
    promise: "opens by a link, closes by Escape and gives the focus back",
    async act(visitor) {
      await visitor.click(stage("a[href='#shop-filter']"), "Filter the list");
      await visitor.sees(stage("#shop-filter:not([inert])"), "in stock");
      await visitor.press("Escape");
      await visitor.sees(stage("a[href='#shop-filter']:focus"));
    },
  },
  reveal: {
    promise: "is hidden until the visitor reaches it, and shown then",
    async act(visitor) {
      await visitor.sees(stage("[data-widget~=reveal][data-widget-state=mounted] h2"));
    },
  },
  sticky: {
    promise: "sticks by CSS inside its parent",
    async act(visitor) {
      await visitor.sees(stage("[data-widget~=sticky].islet-sticky a"), "Care");
    },
  },
  "nav-menu": {
    promise: "opens a sub-menu",
    async act(visitor) {
      const item = "[data-widget~=nav-menu] > ul > li:nth-child(3)";
      await visitor.click(stage(`${item} > a`), "Services");
      await visitor.sees(stage(`${item} > [aria-expanded=true] + ul`), "Repairs");
    },
  },
  "mega-menu": {
    promise: "opens a panel",
    async act(visitor) {
      const item = "[data-widget~=mega-menu] > ul > li:first-child";
      await visitor.click(stage(`${item} > button`));
      await visitor.sees(stage(`${item} > [aria-expanded=true] + div`), "Departments");
    },
  },
  "dropdown-menu": {
    promise: "opens a sub-menu",
    async act(visitor) {
      const item = "[data-widget~=dropdown-menu] > li:nth-child(2)";
      await visitor.click(stage(`${item} > a`), "Services");
      await visitor.sees(stage(`${item} > [aria-expanded=true] + ul`), "Repairs");
    },
  },
  "select-menu": {
    promise: "leads to the page that is chosen",
    async act(visitor) {
      const select = stage("[data-widget~=select-menu] select");
      await visitor.tabTo(select);
      await visitor.sees(stage('[data-widget~=select-menu][data-widget-state="mounted"]'));
      await visitor.choose(select, "Shop");
      await visitor.isOn(/^\/shop\/$/);
    },
  },
  counter: {
    promise: "counts to its number",
    async act(visitor) {
      await visitor.sees(stage("[data-widget~=counter] .islet-counter-number"), "1,250");
    },
  },
  headline: {
    promise: "rotates its words, and pauses",
    async act(visitor) {
      await visitor.sees(stage(".islet-headline-word--active"), "kind");
      await visitor.click(stage(".islet-pause"), "");
      await visitor.sees(stage(".islet-headline--paused"));
    },
  },
  "search-form": {
    promise: "opens over the page, takes text, and gives the focus back",
    async act(visitor) {
      await visitor.click(stage(".islet-search-form-toggle"));
      await visitor.sees(stage("[role=dialog]"), "Search");
      await visitor.fill(stage("[role=dialog] input"), "coat");
      await visitor.press("Escape");
      await visitor.isAt(stage(".islet-search-form-toggle"));
    },
  },
  "scroll-up": {
    promise: "leads to the top",
    async act(visitor) {
      await visitor.press("End");
      await visitor.click(stage("[data-widget~=scroll-up] a"));
      await expect.poll(() => visitor.evaluate(() => scrollY)).toBe(0);
    },
  },
  hotspots: {
    promise: "shows one tip at a time",
    async act(visitor) {
      await visitor.click(stage(".islet-hotspot__button"), "Leather");
      await visitor.sees(stage(".islet-hotspot--active .islet-hotspot__tip"), "Tanned by plants");
    },
  },
  "search-toggle": {
    promise: "opens a panel with a field",
    async act(visitor) {
      await visitor.click(stage("[data-widget~=search-toggle]"));
      await visitor.fill(stage("#panel-search"), "coat");
      await visitor.press("Escape");
      await visitor.isAt(stage("[data-widget~=search-toggle]"));
    },
  },
  "motion-effects": {
    promise: "moves with the scrolling",
    async act(visitor) {
      const translate = () =>
        visitor.evaluate(() => {
          const host = document.querySelector("[data-widget~=motion-effects]") as HTMLElement;
          return parseFloat(getComputedStyle(host).translate.split(" ")[1] ?? "");
        });
      await visitor.sees('[data-widget~=motion-effects][data-widget-state="mounted"]');
      await expect.poll(translate).not.toBeNaN();
      const before = await translate();
      await visitor.press("End");
      await expect.poll(translate).toBeLessThan(before);
    },
  },
  "background-media": {
    promise: "shows its pictures in turn behind its content, and pauses",
    async act(visitor) {
      const media = "[data-widget~=background-media]";
      await visitor.sees(stage(`${media} h2`), "Made to last");
      const picture = () => visitor.evaluate(backgroundOf, stage(`${media} .islet-background-media__image`));
      await expect.poll(picture).toContain("the-valley");
      await expect.poll(picture).toContain("belt");
      await visitor.click(stage(`${media} .islet-pause`), "");
      await visitor.sees(stage(`${media} [aria-label="Start animation"]`));
    },
  },
  "slide-bar": {
    promise: "slides down and up",
    async act(visitor) {
      await visitor.click(stage(".islet-slide-bar__toggle"), "Opening hours");
      await visitor.sees(stage(".islet-slide-bar__content a"), "How to find us");
      await visitor.press("Escape");
      await visitor.sees(stage(".islet-slide-bar__toggle[aria-expanded=false]"), "Opening hours");
    },
  },
};
