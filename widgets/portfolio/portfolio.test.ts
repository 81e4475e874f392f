import { readFileSync } from "node:fs";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { pictureRatio } from "#content/portfolio/fit-pictures.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { mountBuilder } from "#tests/support/mount-builder.ts";
import { bodyOf, nativeWidget } from "#tests/support/native-widget.ts";
import { printedMarkup } from "#tests/support/printed-markup.ts";

const fixture = readFileSync("widgets/portfolio/fixture.html", "utf8");
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const button = (name: string) =>
  all("[data-filter]").find(({ textContent }) => textContent?.trim() === name) as HTMLElement;
const pressed = () => all("[aria-pressed=true]").map(({ textContent }) => textContent?.trim());
const shown = (selector: string) => all(selector).filter(({ hidden }) => !hidden);

describe("a portfolio", () => {
  it("portfolio.1 shows everything first, and the items of the term that is pressed", async () => {
    const { problems } = await mountMarkup(fixture);
    expect([pressed(), shown(".islet-portfolio > a")]).toEqual([["All"], all(".islet-portfolio > a")]);
    await userEvent.click(button("Knitting"));
    await vi.dynamicImportSettled();
    expect(pressed()).toEqual(["Knitting"]);
    expect(shown(".islet-portfolio > a")).toEqual(all(".islet-term-knitting"));
    await userEvent.click(button("All"));
    await vi.dynamicImportSettled();
    expect(shown(".islet-portfolio > a")).toHaveLength(3);
    expect(problems).toEqual([]);
  });

  it("portfolio.1 items that come again grow in their places within 450 ms", async () => {
    await mountMarkup(fixture);
    await userEvent.click(button("Knitting"));
    await vi.dynamicImportSettled();
    const animate = vi
      .spyOn(HTMLElement.prototype, "animate")
      .mockImplementation(() => ({ cancel() {} }) as unknown as Animation);
    await userEvent.click(button("All"));
    await vi.dynamicImportSettled();
    expect(animate.mock.calls.map(([, timing]) => timing)).toEqual([{ duration: 450, easing: "ease" }]);
  });

  it("portfolio.1 its buttons are reached and pressed by keys, and named as a group", async () => {
    await mountMarkup(fixture);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(button("Knitting"));
    await userEvent.keyboard("{Enter}");
    await vi.dynamicImportSettled();
    expect(pressed()).toEqual(["Knitting"]);
    expect(all("[role=group]").map((group) => group.getAttribute("aria-label"))).toEqual(["Filter"]);
    expect(document.querySelector("[role=status]")?.textContent).toBe("Items shown: 2");
  });

  it("gives its element back as it was", async () => {
    const { stop } = await mountMarkup(fixture);
    await userEvent.click(button("Weaving"));
    await vi.dynamicImportSettled();
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(fixture));
  });

  it("without buttons, lays its items out", async () => {
    const { problems } = await mountMarkup(fixture.replace(/<ul[\s\S]*<\/ul>/, ""));
    expect(document.querySelector(".islet-portfolio--ratio")).not.toBeNull();
    expect(problems).toEqual([]);
  });

  it("prints a product's price apart from its title", async () => {
    await mountMarkup(await printedMarkup("portfolio", { items: [{ title: "Beanie", price: "£18.00" }] }));
    expect(document.querySelector(".islet-portfolio-item")?.textContent?.trim()).toBe("Beanie £18.00");
  });

  it("without a list is told", async () => {
    const { problems } = await mountMarkup('<div data-widget="portfolio"></div>');
    expect(problems.map(({ message }) => message).join()).toContain("must hold a list of items");
  });
});

describe("the builder's portfolio", () => {
  const markup = nativeWidget("lists", "portfolio.default");
  const items = (selector = "") => shown(`.elementor-portfolio-item${selector}`);

  it("portfolio.1 shows the items of a term, under the builder's class names", async () => {
    await mountBuilder(markup);
    expect(items()).toEqual(all(".elementor-portfolio-item"));
    expect(all(".elementor-portfolio__filter.elementor-active")).toEqual([button("All")]);
    await userEvent.click(button("Garden"));
    await vi.dynamicImportSettled();
    expect(items()).toEqual(all(".elementor-filter-5"));
    expect(all(".elementor-portfolio-item.elementor-active")).toEqual(items());
    expect(all(".elementor-portfolio__filter.elementor-active")).toEqual([button("Garden")]);
  });

  it("fits the pictures into boxes of its ratio: those that are flatter fill them by their height", async () => {
    await mountBuilder(markup.replace(":0.66", ":0.9"));
    expect(document.querySelector(".elementor-portfolio")?.classList).toContain("elementor-has-item-ratio");
    const heights = (selector: string) =>
      new Set(all(`${selector} img`).map((picture) => Number(picture.getAttribute("height"))));
    expect(heights(".elementor-fit-height")).toEqual(new Set([200, 257]));
    expect(heights(".elementor-post__thumbnail:not(.elementor-fit-height)")).toEqual(new Set([300]));
  });

  it("lays them out in columns instead, each as high as its picture", async () => {
    const masonry = markup.replace("{&quot;columns", "{&quot;masonry&quot;:&quot;yes&quot;,&quot;columns");
    const { settled, stop } = await mountBuilder(masonry);
    await settled();
    const { classList } = document.querySelector(".elementor-portfolio") as HTMLElement;
    expect([...classList]).toContain("elementor-posts-masonry");
    expect([...classList]).not.toContain("elementor-has-item-ratio");
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(masonry));
  });

  it("gives its element back as it was", async () => {
    const { stop } = await mountBuilder(markup);
    await userEvent.click(button("Travel"));
    await vi.dynamicImportSettled();
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
  });
});

it.each([
  ["by its own size", { naturalWidth: 300, naturalHeight: 150 }, { width: "100", height: "100" }, 0.5],
  ["as the server printed it", { naturalWidth: 0, naturalHeight: 0 }, { width: "300", height: "200" }, 2 / 3],
  ["as a square if nobody knows", { naturalWidth: 0, naturalHeight: 0 }, {}, 1],
])("a picture is measured %s", (_what, natural, attributes, ratio) => {
  const picture = document.createElement("img");
  for (const [name, value] of Object.entries(attributes)) picture.setAttribute(name, value);
  for (const [name, value] of Object.entries(natural)) Object.defineProperty(picture, name, { value });
  expect(pictureRatio(picture)).toBe(ratio);
});
