import type { Page } from "@playwright/test";
import { exampleHosts, examplePowers } from "#outputs/gallery/example-hosts.ts";
import { ALL_IN_VIEW, pagesOf } from "../support/examples.ts";
import { documented, readmeMarkup, themes } from "../support/readme-markup.ts";
import { TAG, test } from "../support/runtime-pages.ts";
import { expect } from "../support/test.ts";

/** What a visitor would notice: one sentence for each fault. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = [];
    const nameOf = (element: Element) =>
      `${element.closest("[data-readme]")?.getAttribute("data-readme")}: ${element.localName} “${(element.textContent || element.getAttribute("alt") || "").trim().slice(0, 30)}”`;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`[data-readme] :is(${selector})`)].filter(isShown);
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const pageWidth = document.documentElement.clientWidth;

    /** Whether an ancestor cuts off or scrolls what stands out. */
    const isCut = (element: Element) => {
      for (let place = element.parentElement; place; place = place.parentElement)
        if (getComputedStyle(place).overflowX !== "visible") return true;
      return getComputedStyle(element).position === "fixed";
    };
    if (document.documentElement.scrollWidth > pageWidth)
      for (const element of all("*"))
        if (boxOf(element).right > pageWidth + 1 && !isCut(element) && !element.querySelector("*"))
          told.push(`${nameOf(element)} stands out of the page`);

    // One that is hidden may hold the place of what is drawn over it.
    for (const image of document.querySelectorAll("[data-readme] img")) {
      // A background is cut at the edges of its place.
      if (getComputedStyle(image).position === "absolute") continue;
      const place = image.closest(".islet-carousel__slide, figure, li, article, [data-widget]");
      if (place && boxOf(image).width > boxOf(place).width + 1)
        told.push(
          `${nameOf(image)} is ${Math.round(boxOf(image).width)} px wide in ${Math.round(boxOf(place).width)} px`,
        );
    }

    for (const item of all("li"))
      if (!item.innerText.trim() && ![...item.querySelectorAll("*")].some(isShown))
        told.push(`${nameOf(item)} is an empty item`);

    // Links in a text are as high as its lines, and controls of the page's own as large as it makes them.
    const ISLET = "[class*='islet-']";
    for (const control of all("button, summary, [role=button], [role=tab], select")) {
      const { width, height } = boxOf(control);
      const isInText = control.localName === "a" && getComputedStyle(control).display === "inline";
      const isIslets = control.matches(ISLET) || (control.parentElement?.matches(ISLET) && !isInText);
      if (isIslets && (width < 24 || height < 24))
        told.push(`${nameOf(control)} is ${Math.round(width)} × ${Math.round(height)} px`);
    }

    /** The place of a text without what an element around it cuts off. */
    const textBox = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      let { left, right, top, bottom } = range.getBoundingClientRect();
      for (let around = text.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === "visible") continue;
        const box = boxOf(around);
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return { left, right, top, bottom, width: Math.max(0, right - left) };
    };
    const isClear = (element: Element) => getComputedStyle(element).backgroundColor === "rgba(0, 0, 0, 0)";
    for (const control of all("button")) {
      if (!control.innerText) continue;
      const box = boxOf(control);
      const own = textBox(control);
      if (!isClear(control) && own.left - box.left < 4)
        told.push(`${nameOf(control)} has its text at its edge`);
      const texts = document.createTreeWalker(
        control.closest("[data-readme]") as Element,
        NodeFilter.SHOW_TEXT,
      );
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { left, right, top, bottom, width } = textBox(text);
        const isUnder =
          left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
        if (
          isUnder &&
          width &&
          isClear(control) &&
          !control.contains(text) &&
          isShown(text.parentElement as Element)
        )
          told.push(`${nameOf(control)} stands on “${(text.textContent ?? "").trim().slice(0, 30)}”`);
      }
    }

    for (const panel of all("[data-widget=accordion] > :is(details[open], [role=region])"))
      if (boxOf(panel).bottom - textBox(panel).bottom < 8)
        told.push(`${nameOf(panel)} has its text at the line below`);

    // In a slide that is made of words, as much air above as below.
    for (const slide of all(".islet-testimonial")) {
      const [text, box] = [textBox(slide), boxOf(slide)];
      if (Math.abs(text.top - box.top - (box.bottom - text.bottom)) > 8)
        told.push(`${nameOf(slide)} does not stand in the middle`);
    }

    for (const arrow of all(".islet-carousel__arrow")) {
      const slides = arrow.parentElement?.querySelector(":scope > .islet-carousel");
      const middleOf = (element: Element) => boxOf(element).top + boxOf(element).height / 2;
      if (slides && Math.abs(middleOf(arrow) - middleOf(slides)) > 2)
        told.push(`${nameOf(arrow)} is not in the middle of the slides`);
    }

    for (const title of all("[data-widget=accordion] > h3 > button")) {
      const { backgroundColor, borderTopWidth } = getComputedStyle(title);
      if (backgroundColor !== "rgba(0, 0, 0, 0)" || borderTopWidth !== "0px" || boxOf(title).height < 40)
        told.push(`${nameOf(title)} looks like any button`);
    }
    return told;
  });

const pageOf = (styles: string, body: string) => ({
  head: `${styles}<link rel="stylesheet" href="/islet/islet.css">${TAG}`,
  config: { allowed_hosts: exampleHosts, widget_settings: examplePowers },
  csp: null,
  body,
});

const WIDTHS = [1280, 390];

/** A folder for pictures to look at. */
const SHOTS = process.env["ISLET_E2E_SHOTS"];

/** All that the page holds, without the empty part of the window below it. */
async function takePicture(page: Page, path: string) {
  const last = await page.locator("[data-readme]").last().boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  const height = Math.ceil((last?.y ?? 0) + (last?.height ?? 0)) || ALL_IN_VIEW;
  await page.screenshot({ path, clip: { x: 0, y: 0, width, height } });
}

for (const [theme, styles] of Object.entries(themes)) {
  for (const [index, names] of pagesOf(documented).entries())
    test(`the markup of every README, part ${index + 1}, looks right with ${theme}`, async ({
      page,
      bare,
    }) => {
      const body = names.map((name) => `<div data-readme="${name}">${readmeMarkup(name)}</div>`).join("\n");
      const url = await bare(pageOf(styles(), body));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: ALL_IN_VIEW });
        await page.goto(url);
        await expect(page.locator("[data-widget]:not([data-widget-state])")).toHaveCount(0);
        await expect(page.locator("[data-widget-state=waiting]")).toHaveCount(0);
        // Code that a widget loads for a part of itself may be on its way.
        await expect.poll(() => faults(page), `at ${width} px`).toEqual([]);
        if (SHOTS) await takePicture(page, `${SHOTS}/${theme}-${width}-${index + 1}.png`);
      }
    });

  test(`the mini cart of its README opens below its link with ${theme}`, async ({ page, bare }) => {
    const body = `<header><div data-readme="mini-cart">${readmeMarkup("mini-cart")}</div></header>`;
    const url = await bare(pageOf(styles(), body));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(url);
      await expect(page.locator("[data-widget~=mini-cart]")).toHaveAttribute("data-widget-state", "mounted");
      const link = page.locator("a.cart-contents");
      const box = page.locator(".islet-mini-cart__panel");
      await link.click();
      await expect(box).toBeVisible();
      const [above, below] = [await link.boundingBox(), await box.boundingBox()];
      if (!above || !below) throw new Error("The cart is not shown.");
      expect(below.y - above.y - above.height).toBeLessThan(24);
      expect(below.x).toBeLessThan(above.x + above.width);
      expect(below.x + below.width).toBeGreaterThan(above.x);
    }
  });
}
