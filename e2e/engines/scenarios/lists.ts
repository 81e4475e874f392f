import { expect } from "vitest";
import { type Scenario, stage } from "./scenario.ts";

const columnsOf = (selector: string) =>
  new Set(
    [...document.querySelectorAll(selector)].map((item) => Math.round(item.getBoundingClientRect().left)),
  ).size;

/** What visitors do with sliders, lists and galleries. */
export const listScenarios: Readonly<Record<string, Scenario>> = {
  carousel: {
    promise: "steps through its slides by arrows, bullets and keys",
    async act(visitor) {
      const host = "[data-widget~=carousel]";
      await visitor.click(stage(`${host} .islet-carousel__arrow--next`));
      await visitor.sees(stage(`${host}[data-slide-index="1"][data-slide-state=idle]`));
      await visitor.press("ArrowRight");
      await visitor.sees(stage(`${host}[data-slide-index="2"][data-slide-state=idle]`));
    },
  },
  slides: {
    promise: "steps to the next slide, whose content enters",
    async act(visitor) {
      await visitor.click(stage("[data-widget~=slides] .islet-carousel__arrow--next"));
      await visitor.sees(stage("[data-widget~=slides] :not([inert]) > * > .islet-slides__content"), "Tanned");
    },
  },
  testimonials: {
    promise: "stop by their button, and step to the next",
    async act(visitor) {
      await visitor.click(stage("[data-widget~=testimonials] .islet-carousel__pause"));
      await visitor.click(stage("[data-widget~=testimonials] .islet-carousel__arrow--next"));
      await visitor.sees(stage('[data-widget~=testimonials][data-slide-index="1"]'));
    },
  },
  "pager-slider": {
    promise: "steps through its pictures",
    async act(visitor) {
      await visitor.click(stage("[data-widget~=pager-slider] .islet-carousel__arrow--next"));
      await visitor.sees(stage('[data-widget~=pager-slider][data-slide-index="1"][data-slide-state=idle]'));
    },
  },
  posts: {
    promise: "gets the posts of the next page",
    async act(visitor) {
      // Before that, its link opens the next page.
      await visitor.sees(stage('[data-widget="posts"][data-widget-state="mounted"]'));
      await visitor.click(stage(".islet-posts-more"));
      await visitor.sees(stage("article:nth-child(3)"));
      await visitor.sees(stage("[role=status]"), "New posts");
    },
  },
  lightbox: {
    promise: "opens its pictures over the page, goes on by an arrow key, and gives the focus back",
    async act(visitor) {
      await visitor.click(stage("figure a"));
      await visitor.sees("dialog[open]", "1 / 3");
      await visitor.sees("dialog[open]", "The valley in May");
      await visitor.press("ArrowRight");
      await visitor.sees("dialog[open]", "Vegetable-tanned leather");
      await visitor.press("Escape");
      await visitor.seesNo("dialog");
      await visitor.isAt(stage("figure a"));
    },
  },
  grid: {
    promise: "in columns shows the items of a category, and gets those of the next page",
    path: "/journal/?layout=masonry",
    async act(visitor) {
      // Before that, its links open other pages.
      await visitor.sees('[data-widget="grid"][data-widget-state="mounted"]');
      await visitor.click('[data-widget="grid"] [data-filter=".category-care"]');
      await visitor.sees('[data-widget="grid"] [aria-pressed="true"]', "Care");
      await visitor.seesNo('[data-widget="grid"] article:not(.category-care, [hidden])');
      await visitor.click('[data-widget="grid"] [data-filter="*"]');
      await visitor.sees('[data-widget="grid"] article:nth-child(5)');
      await visitor.click(".islet-grid-more");
      await visitor.sees('[data-widget="grid"] article:nth-child(10)');
      expect(await visitor.evaluate(columnsOf, '[data-widget="grid"] article')).toBeGreaterThan(1);
    },
  },
  gallery: {
    promise: "shows the pictures of one of its galleries",
    async act(visitor) {
      await visitor.sees(stage('[data-widget="gallery"][data-widget-state="mounted"]'));
      await visitor.click(stage('[data-gallery-index="1"]'));
      await visitor.sees(stage('[data-gallery-index="1"][aria-pressed="true"]'));
      await visitor.sees(stage('figure:not([style*="none"])'), "Loom");
    },
  },
  filter: {
    promise: "shows what the server prints for a term, and brings it back with the address",
    async act(visitor) {
      await visitor.click(stage("[data-filter=craft]"), "Craft");
      await visitor.sees(stage("[data-filter=craft][aria-pressed=true]"));
      await visitor.sees(stage("[role=status]"), "Items shown: 2");
    },
  },
  portfolio: {
    promise: "shows the items of a term",
    async act(visitor) {
      await visitor.click(stage("[data-filter=knitting]"), "Knitting");
      await visitor.sees(stage("[data-filter=knitting][aria-pressed=true]"));
      await visitor.sees(stage(".islet-portfolio > .islet-term-knitting"));
      await visitor.seesNo(stage(".islet-portfolio > :not(.islet-term-knitting)"));
    },
  },
};
