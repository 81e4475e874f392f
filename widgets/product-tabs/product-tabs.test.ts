import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";

const fixture = readFileSync("widgets/product-tabs/fixture.html", "utf8");
const names = ["description", "additional_information", "reviews"];

const panel = (name: string) => document.querySelector(`#tab-${name}`) as HTMLElement;
const tab = (name: string) => document.querySelector(`[href="#tab-${name}"]`) as HTMLElement;
const open = () => names.filter((name) => panel(name).style.display !== "none");

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockReturnValue();
});
afterEach(() => history.replaceState(null, "", "/"));

const mountAt = (address: string, html = fixture) => {
  history.replaceState(null, "", address);
  return mountMarkup(html);
};

it("shows the first panel, and one at a time by its tab", async () => {
  await mountMarkup(fixture);
  expect(open()).toEqual(["description"]);
  await userEvent.click(tab("additional_information"));
  expect(open()).toEqual(["additional_information"]);
  expect(names.map((name) => tab(name).getAttribute("aria-selected"))).toEqual(["false", "true", "false"]);
  expect(names.map((name) => tab(name).getAttribute("tabindex"))).toEqual(["-1", "0", "-1"]);
  expect(tab("additional_information").parentElement?.classList.contains("active")).toBe(true);
});

it("stands at once as the page's styles show an open tab; a press may move", async () => {
  class Transition {
    readonly finish = vi.fn();
  }
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("CSSTransition", Transition);
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  const [ofLook, ofTheme] = [new Transition(), { finish: vi.fn() }];
  vi.spyOn(Element.prototype, "getAnimations").mockReturnValue([ofLook, ofTheme] as unknown as Animation[]);
  await mountMarkup(fixture);
  for (const frame of frames.splice(0)) frame(0);
  expect(ofLook.finish).toHaveBeenCalledOnce();
  expect(ofTheme.finish).not.toHaveBeenCalled();
  await userEvent.click(tab("reviews"));
  for (const frame of frames.splice(0)) frame(0);
  expect(ofLook.finish).toHaveBeenCalledOnce();
});

it("a list of links in a description is no list of tabs, whatever the theme calls its box", async () => {
  const text =
    '<div class="tabs"><ul><li><a href="#care">Care</a></li><li><a href="#size">Size</a></li></ul></div><h3 id="care">Care</h3><h3 id="size">Size</h3>';
  await mountMarkup(fixture);
  const plain = panel("description").innerHTML;
  await mountMarkup(fixture.replace(plain, plain + text));
  expect(open()).toEqual(["description"]);
  for (const heading of ["care", "size"]) expect(document.getElementById(heading)?.style.display).toBe("");
  const link = document.querySelector("[href='#size']") as HTMLElement;
  expect(link.getAttribute("role")).toBeNull();
  link.click();
  expect(open()).toEqual(["description"]);
});

it.each([
  ["/#comment-12", "reviews"],
  ["/#reviews", "reviews"],
  ["/#tab-reviews", "reviews"],
  ["/#comment-99", "reviews"],
  ["/product/beanie/comment-page-2/", "reviews"],
  ["/?cpage=2", "reviews"],
  ["/#tab-additional_information", "additional_information"],
  ["/#elsewhere", "description"],
  ["/?q=comment", "description"],
])("the address %s opens %s", async (address, name) => {
  await mountAt(address);
  expect(open()).toEqual([name]);
});

it("the link to the reviews opens them, wherever it is; an address that changes leads on", async () => {
  await mountMarkup(`<a class="woocommerce-review-link" href="#reviews">1 review</a>${fixture}`);
  await userEvent.click(document.querySelector(".woocommerce-review-link") as HTMLElement);
  expect(open()).toEqual(["reviews"]);
  history.replaceState(null, "", "#tab-description");
  window.dispatchEvent(new Event("hashchange"));
  expect(open()).toEqual(["description"]);
});

it("arrows go around, Home and End to the ends, and other keys are the browser's", async () => {
  await mountMarkup(fixture);
  tab("description").focus();
  const walk = async (keys: string) => {
    await userEvent.keyboard(keys);
    expect(document.activeElement).toBe(tab(open()[0] as string));
    return open();
  };
  // No layout here: the tabs seem to stand below each other.
  expect(await walk("{ArrowUp}")).toEqual(["reviews"]);
  expect(await walk("{ArrowDown}")).toEqual(["description"]);
  expect(await walk("{End}")).toEqual(["reviews"]);
  expect(await walk("{Home}")).toEqual(["description"]);
  expect(await walk("x{Control>}{End}{/Control}")).toEqual(["description"]);
});

it("shows all panels on paper, and one again after that", async () => {
  await mountMarkup(fixture);
  await userEvent.click(tab("reviews"));
  window.dispatchEvent(new Event("beforeprint"));
  expect(open()).toEqual(names);
  window.dispatchEvent(new Event("afterprint"));
  expect(open()).toEqual(["reviews"]);
});

it("tabs without a panel, and elements without tabs, are left alone", async () => {
  const { problems } = await mountMarkup(
    `<div data-widget="product-tabs"><p>No tabs</p></div>${fixture.replace('href="#tab-description"', 'href="#gone"')}`,
  );
  expect(open()).toEqual(["description", "additional_information"]);
  expect(problems).toEqual([]);
});

it("unmounting shows all panels, and leaves no trace", async () => {
  const { stop } = await mountMarkup(fixture);
  await userEvent.click(tab("reviews"));
  stop();
  expect(document.body.innerHTML.trim()).toBe(fixture.trim());
});

it("a link that a tracking script has given the whole address opens its panel", async () => {
  await mountMarkup(fixture.replaceAll('href="#tab-', 'href="/product/beanie/?gclid=abc#tab-'));
  expect(open()).toEqual(["description"]);
  const link = document.querySelector('[href$="#tab-reviews"]') as HTMLElement;
  expect(link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))).toBe(false);
  expect(open()).toEqual(["reviews"]);
});
