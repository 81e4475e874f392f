import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf, isShown } from "#tests/support/native-widget.ts";

/** Without an animation, which happy-dom does not run. */
const fixture = readFileSync("widgets/search-toggle/fixture.html", "utf8").replace(
  "data-widget=",
  `data-settings='{"duration":0}' data-widget=`,
);
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

it("search-toggle.1 opens and closes the panel, and focuses its field", async () => {
  const { stop } = await mountMarkup(fixture);
  const button = find("[data-widget]");
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(button);
  expect(isShown(find("#search-panel"))).toBe(true);
  expect(document.activeElement).toBe(find("#panel-search"));
  expect(button.getAttribute("aria-expanded")).toBe("true");
  await userEvent.keyboard("{Escape}");
  expect(isShown(find("#search-panel"))).toBe(false);
  expect(document.activeElement).toBe(button);
  stop();
  expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(fixture));
});

it("search-toggle.1 works on the theme's own link, by Space, too, and changes its icon", async () => {
  const markup = `<a class="search-toggle" href="javascript:void(0);" data-target="#bar"><i class="fa fa-search"></i></a>
    <div id="bar" style="display: none"><input type="search" name="s"></div>`;
  const { settled } = await mountMarkup(markup, { config: { presets: ["pojo"] } });
  await settled();
  find("a").focus();
  await userEvent.keyboard(" ");
  expect(isShown(find("#bar"))).toBe(true);
  expect(find("i").className).toBe("fa fa-times");
  expect(find("a").getAttribute("role")).toBe("button");
});

it("search-toggle without a panel says what is missing", async () => {
  const { problems } = await mountMarkup('<button data-widget="search-toggle">Search</button>');
  expect(problems).toMatchObject([{ message: expect.stringContaining("must find the search panel") }]);
});
