import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf, isShown } from "#tests/support/native-widget.ts";
import { printedMarkup } from "#tests/support/printed-markup.ts";

/** Without an animation, which happy-dom does not run. */
const fixture = readFileSync("widgets/slide-bar/fixture.html", "utf8").replace(
  "data-widget=",
  `data-settings='{"duration":0}' data-widget=`,
);
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

it("slide-bar.1 slides down and up with its toggle, and gives the page back", async () => {
  const { stop } = await mountMarkup(fixture);
  const toggle = find("button");
  expect([isShown(find("p")), toggle.getAttribute("aria-expanded")]).toEqual([false, "false"]);
  await userEvent.click(toggle);
  expect([isShown(find("p")), toggle.getAttribute("aria-expanded")]).toEqual([true, "true"]);
  expect(toggle.className).toContain("islet-slide-bar__toggle--open");
  expect(toggle.getAttribute("aria-controls")).toBe(find(".islet-slide-bar__content").id);
  await userEvent.click(toggle);
  expect([isShown(find("p")), toggle.getAttribute("aria-expanded")]).toEqual([false, "false"]);
  stop();
  expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(fixture));
});

it("slide-bar.1 slides as a server prints it, by a button with the title of the bar", async () => {
  const html = await printedMarkup("slide-bar", { duration: 0 });
  document.body.innerHTML = html;
  expect(isShown(find("p"))).toBe(true);
  const { problems, stop } = await mountMarkup(html);
  expect([problems, isShown(find("p"))]).toEqual([[], false]);
  expect([find("aside").getAttribute("aria-label"), find("button").textContent]).toEqual([
    "Opening hours",
    "Opening hours",
  ]);
  await userEvent.click(find("button"));
  expect([isShown(find("p")), find("p").textContent]).toEqual([true, "Open on weekdays from 9 to 17."]);
  stop();
  expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(html));
});

it("a printed bar without a title has a button with words all the same", async () => {
  const { problems } = await mountMarkup(await printedMarkup("slide-bar", { title: "" }));
  expect([problems, find("button").textContent]).toEqual([[], "More information"]);
});

it("slide-bar.1 Escape inside the bar closes it and leads back to the toggle, elsewhere it does nothing", async () => {
  await mountMarkup(`${fixture}<input>`);
  await userEvent.click(find("button"));
  find("input").focus();
  await userEvent.keyboard("{Escape}");
  expect(isShown(find("p"))).toBe(true);
  find("p a").focus();
  await userEvent.keyboard("{Escape}");
  expect(isShown(find("p"))).toBe(false);
  expect(document.activeElement).toBe(find("button"));
});

const THEME = `<div id="outer-slidebar" style="display: none;">
  <div id="outer-slidebar-overlay"><p>Words</p></div>
  <div id="outer-slidebar-toggle"><a href="javascript:void(0);"></a></div>
</div>`;

it("slide-bar.1 works on the theme's own bar, which is hidden until then, and names its toggle", async () => {
  const { problems, settled, stop } = await mountMarkup(THEME, {
    config: { presets: ["pojo"], i18n: { slide_bar: "Mehr" } },
  });
  await settled();
  expect(problems).toEqual([]);
  const toggle = find("#outer-slidebar-toggle a");
  expect([isShown(toggle), isShown(find("p"))]).toEqual([true, false]);
  expect(toggle.getAttribute("aria-label")).toBe("Mehr");
  expect(toggle.getAttribute("href")).toBe("#");
  toggle.focus();
  await userEvent.keyboard("{Enter}");
  expect(isShown(find("p"))).toBe(true);
  expect(toggle.className).toBe("open");
  stop();
  expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(THEME));
});

it("slide-bar leaves a bar hidden that another script shows, such as a second header", async () => {
  await mountMarkup(fixture.replace("<aside", '<aside style="display: none"'));
  expect(isShown(find("aside"))).toBe(false);
});

it("slide-bar without a toggle says what is missing", async () => {
  const { problems } = await mountMarkup('<div data-widget="slide-bar">Words</div>');
  expect(problems).toMatchObject([{ message: expect.stringContaining("must hold a toggle") }]);
});
