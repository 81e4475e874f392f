import type { Page } from "@playwright/test";
import { examplePowers } from "#outputs/gallery/example-hosts.ts";
import { ALL_IN_VIEW, endOfExamples, examplesOf, pagesOf, widgets } from "../support/examples.ts";
import { inOnePage } from "../support/in-one-page.ts";
import { type BareParts, TAG, test } from "../support/runtime-pages.ts";
import { expect, expectQuiet } from "../support/test.ts";

/** Islet's styles come first: a theme that loads later wins wherever its rules are as strong. */
const HEAD = `<link rel="stylesheet" href="/islet/islet.css"><link rel="stylesheet" href="/theme/hostile.css">${TAG}`;

const hostOf = (name: string) => `[data-widget~="${name}"]`;

/** What makes a widget draw all it can draw. */
const uses: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "product-gallery": async (page) => {
    await page.locator(".islet-product-gallery__trigger").click();
    await page.locator(".islet-lightbox[open]").waitFor();
  },
  lightbox: async (page) => {
    await page.locator("[data-widget~=lightbox] figure a").click();
    await page.locator(".islet-lightbox[open]").waitFor();
  },
  "address-fields": async (page) => {
    const country = page.locator("#billing_country");
    await country.hover();
    await expect
      .poll(async () => {
        await country.click();
        return page.locator(".islet-select-search").count();
      })
      .toBe(1);
  },
  "mini-cart": async (page) => {
    await page.locator("[data-widget~=mini-cart] :is(a, button)").first().click();
    await page.locator(".islet-mini-cart__close").waitFor();
  },
  popup: async (page) => {
    await page.locator(".open-letter").dispatchEvent("click");
    await page.locator(".islet-popup__close").waitFor();
  },
};

/** What a visitor would notice of what Islet has drawn: one sentence for each fault. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = [];
    const nameOf = (element: Element) => `${element.localName}.${element.getAttribute("class") ?? ""}`;
    const BUTTON = ".islet-button";
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const drawn = [...document.querySelectorAll<HTMLElement>("[class*=islet-]")].filter(isShown);
    const round = (...values: number[]) => values.map(Math.round).join(" × ");

    for (const button of drawn.filter((element) => element.matches(BUTTON))) {
      const { width, height } = button.getBoundingClientRect();
      const icon = button.querySelector("svg, .islet-password-eye");
      const box = icon?.getBoundingClientRect();
      const outer = button.getBoundingClientRect();
      if (width < 24 || width > 64 || height < 24 || height > 80)
        told.push(`${nameOf(button)} is ${round(width, height)} px`);
      if (!box || box.width < 8 || box.width > 32 || box.height < 8)
        told.push(`the icon of ${nameOf(button)} is ${box ? round(box.width, box.height) : "missing"}`);
      else if (
        box.left < outer.left ||
        box.right > outer.right ||
        box.top < outer.top ||
        box.bottom > outer.bottom
      )
        told.push(`the icon of ${nameOf(button)} stands beside it`);
      else if (Math.abs(box.left + box.right - outer.left - outer.right) > 6)
        told.push(`the icon of ${nameOf(button)} is not in its middle`);
      const path = icon?.querySelector("path");
      const { stroke, opacity } = path
        ? getComputedStyle(path)
        : { stroke: icon ? getComputedStyle(icon).borderTopColor : "none", opacity: "1" };
      if (/^(none|rgba\(.*, 0\))$/.test(stroke) || opacity === "0")
        told.push(`the icon of ${nameOf(button)} is not drawn`);
      for (const part of ["::before", "::after"])
        if (!/^(none|normal)$/.test(getComputedStyle(button, part).content))
          told.push(`${nameOf(button)} has something ${part}`);
      const { transform, rotate } = getComputedStyle(button);
      if (transform !== "none" || rotate !== "none") told.push(`${nameOf(button)} is turned`);
    }

    const buttons = drawn.filter((element) => element.matches(BUTTON));
    for (const [index, one] of buttons.entries())
      for (const other of buttons.slice(index + 1)) {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const isOver =
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        const isBeside = ["dialog", "[data-example]"].every(
          (layer) => one.closest(layer) === other.closest(layer),
        );
        if (isOver && isBeside) told.push(`${nameOf(one)} covers ${nameOf(other)}`);
      }

    for (const element of drawn) {
      const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      if (!text || element.matches(".islet-visually-hidden, [data-widget]")) continue;
      const { fontSize, textIndent, color } = getComputedStyle(element);
      if (Number.parseFloat(fontSize) < 11) told.push(`the text of ${nameOf(element)} is ${fontSize} high`);
      if (Math.abs(Number.parseFloat(textIndent)) > 100)
        told.push(`the text of ${nameOf(element)} is out of sight`);
      if (/^rgba\(.*, 0\)$/.test(color)) told.push(`the text of ${nameOf(element)} has no colour`);
    }

    for (const list of drawn.filter((element) => element.matches(".islet-product-gallery__thumbs"))) {
      const [first, second] = list.children;
      const start = list.getBoundingClientRect();
      const [a, b] = [first?.getBoundingClientRect(), second?.getBoundingClientRect()];
      const isRtl = getComputedStyle(list).direction === "rtl";
      const gapPx = a ? (isRtl ? start.right - a.right : a.left - start.left) : 0;
      if (a && (Math.abs(gapPx) > 2 || Math.abs(a.top - start.top) > 2))
        told.push("the first thumbnail is not in the first place");
      if (a && b && (Math.abs(a.top - b.top) > 2 || Math.abs(a.width - b.width) > 2))
        told.push("the thumbnails are not in one line");
      for (const image of list.querySelectorAll("img")) {
        const { width, height } = image.getBoundingClientRect();
        if (width < (a?.width ?? 0) - 8 || Math.abs(width - height) > 2)
          told.push(
            `a thumbnail's picture is ${round(width, height)} in ${round(a?.width ?? 0, a?.height ?? 0)}`,
          );
      }
    }

    const stars = drawn.filter((element) => element.matches(".islet-star-rating-star"));
    for (const [index, star] of stars.entries()) {
      const { width, height, left, top } = star.getBoundingClientRect();
      const next = stars[index + 1]?.getBoundingClientRect();
      if (Math.round(width) !== 28 || Math.round(height) !== 28)
        told.push(`a star is ${round(width, height)}`);
      if (next && (Math.abs(next.left - left) < 28 || Math.abs(next.top - top) > 1))
        told.push("the stars do not stand in a line");
      if (!getComputedStyle(star, "::before").content.startsWith('""')) told.push("a star is no star");
    }

    for (const close of drawn.filter((element) => element.matches(".islet-mini-cart__close"))) {
      const { width, height } = close.getBoundingClientRect();
      if (round(width, height) !== "44 × 44") told.push(`the cart's button is ${round(width, height)} px`);
      if (getComputedStyle(close).transform !== "none") told.push("the cart's button is turned");
      const bars = ["::before", "::after"].map((part) => getComputedStyle(close, part));
      if (bars.some(({ display, borderTopWidth }) => display === "none" || borderTopWidth !== "2px"))
        told.push("the cart's cross is half gone");
      if (bars.map(({ rotate, transform }) => `${rotate} ${transform}`).join() !== "45deg none,-45deg none")
        told.push("the cart's cross is no cross");
    }

    for (const head of drawn.filter((element) => element.matches(".islet-mini-cart__head"))) {
      const [edge, title] = [head, head.children[0]].map((element) => element?.getBoundingClientRect());
      const isRtl = getComputedStyle(head).direction === "rtl";
      const gapPx = isRtl ? (edge?.right ?? 0) - (title?.right ?? 0) : (title?.left ?? 0) - (edge?.left ?? 0);
      if (Math.abs(gapPx) > 2) told.push("the cart's title does not stand at the edge");
    }

    const options = drawn.filter((element) => element.matches(".islet-select-search__option"));
    for (const [index, option] of options.entries()) {
      const [a, b] = [option.getBoundingClientRect(), options[index + 1]?.getBoundingClientRect()];
      if (b && b.top < a.bottom - 1) told.push("options cover each other");
      if (a.height > 60) told.push(`an option is ${Math.round(a.height)} px high`);
    }
    for (const element of document.querySelectorAll("[data-widget] [hidden]"))
      if (isShown(element)) told.push(`${nameOf(element)} is hidden, and seen`);
    return told;
  });

type Bare = (parts: BareParts) => Promise<string>;

/** Expects no faults of these examples on one page, at rest and in use. */
async function withstand(page: Page, bare: Bare, names: readonly string[], dir: string, height: number) {
  const url = await bare({
    head: HEAD,
    config: { widget_settings: examplePowers },
    body: `<div dir="${dir}">${examplesOf(names)}</div>`,
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height });
    await page.goto(url);
    for (const name of names)
      await page
        .locator(`${hostOf(name)}[data-widget-state=mounted]`)
        .first()
        .waitFor({ state: "attached" });
    // Some show what the server has hidden once a further file is there.
    await expect.poll(() => faults(page), `${width} px`).toEqual([]);
    for (const name of names) await uses[name]?.(page);
    expect(await faults(page), `${width} px, in use`).toEqual([]);
    expect(await endOfExamples(page)).toBeLessThan(height);
    if (process.env["ISLET_SHOTS"])
      await page.screenshot({
        path: `${process.env["ISLET_SHOTS"]}/hostile-${names[0]}-${width}-${dir}.png`,
      });
  }
  await expectQuiet(page, [/Failed to load resource/]);
}

const used = Object.keys(uses);
const others = Object.keys(widgets).filter((name) => !uses[name]);

for (const dir of ["ltr", "rtl"]) {
  for (const names of pagesOf(others))
    test(`what ${names.join(", ")} draw withstands a theme's rules for elements (${dir})`, ({ page, bare }) =>
      withstand(page, bare, names, dir, ALL_IN_VIEW));

  // Each covers the page.
  test(`what ${used.join(", ")} draw in use withstands a theme's rules for elements (${dir})`, ({
    page,
    bare,
  }) => inOnePage(page, used, (name) => withstand(page, bare, [name], dir, 800)));
}
