import { expect } from "vitest";
import { type Scenario, stage } from "./scenario.ts";

const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? NaN;

/** What visitors do with what leads them through a site. */
export const navigationScenarios: Readonly<Record<string, Scenario>> = {
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
      await visitor.seesNo(stage(`${item} > div`));
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
  "search-toggle": {
    promise: "opens a panel with a field",
    async act(visitor) {
      await visitor.click(stage("[data-widget~=search-toggle]"));
      await visitor.fill(stage("#panel-search"), "coat");
      await visitor.press("Escape");
      await visitor.isAt(stage("[data-widget~=search-toggle]"));
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
