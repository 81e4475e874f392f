import { readFileSync } from "node:fs";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { printedMarkup } from "#tests/support/printed-markup.ts";

const fixture = readFileSync("widgets/select-menu/fixture.html", "utf8");
const select = () => document.querySelector("select") as HTMLSelectElement;
let assign = vi.fn();
const choose = (value: string) => {
  select().value = value;
  select().dispatchEvent(new Event("change", { bubbles: true }));
};
const key = (name: string) =>
  select().dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));

beforeEach(() => {
  assign = vi.spyOn(navigation, "assign").mockImplementation(() => {});
});

it("select-menu.1 goes to the chosen value", async () => {
  await mountMarkup(fixture);
  await userEvent.selectOptions(select(), "/shop/");
  expect(assign.mock.calls).toEqual([[new URL("/shop/", location.href).href]]);
});

it("select-menu.1 on the select itself, too, and to other sites, as a link would", async () => {
  await mountMarkup(
    '<select data-widget="select-menu"><option value="">–</option><option value="https://example.org/">x</option></select>',
  );
  choose("https://example.org/");
  expect(assign.mock.calls).toEqual([["https://example.org/"]]);
});

it.each(["", "javascript:alert(1)", "data:text/html,x", "//:"])(
  "select-menu.1 an option that is no address leads nowhere: %s",
  async (value) => {
    await mountMarkup(fixture.replace('value="/shop/"', `value="${value}"`));
    select().selectedIndex = 1;
    select().dispatchEvent(new Event("change", { bubbles: true }));
    expect(assign).not.toHaveBeenCalled();
  },
);

it("keys that pass over options lead nowhere until Enter", async () => {
  await mountMarkup(fixture);
  for (const [name, value] of [
    ["ArrowDown", "/shop/"],
    ["d", "/delivery/"],
  ] as const) {
    key(name);
    choose(value);
  }
  expect(assign).not.toHaveBeenCalled();
  key("Enter");
  expect(assign).toHaveBeenCalledOnce();
});

it("has a name, the page's own if there is one", async () => {
  await mountMarkup(fixture);
  expect(select().getAttribute("aria-label")).toBe("Pages");
  await mountMarkup(fixture.replace(' aria-label="Pages">\n', ">\n"));
  expect(select().getAttribute("aria-label")).toBe("Menu");
});

it("says where the visitor is, back on the page", async () => {
  const { islet } = await mountMarkup(fixture);
  choose("/shop/");
  islet.bus.emit("page/restored", {});
  expect(select().value).toBe("/");
});

it("an element without a select is told once", async () => {
  const { problems } = await mountMarkup('<nav data-widget="select-menu"></nav>');
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining("must be or hold a select"),
  ]);
});

it("a menu that a server has printed says where the visitor is, leads on, and has links without scripts", async () => {
  const printed = await printedMarkup("select-menu");
  await mountMarkup(printed);
  expect(select().selectedOptions[0]?.textContent).toBe("Home");
  expect([...select().options].map(({ text }) => text)).toEqual([
    ...["Menu", "Home", "Shop", "– Lamps", "– – Desk lamps", "– – Floor lamps", "– Chairs"],
    ...["Services", "– Repairs", "– Delivery", "Journal"],
  ]);
  choose("/shop/chairs/");
  expect(assign.mock.calls).toEqual([[new URL("/shop/chairs/", location.href).href]]);
  const links = /<noscript>(.*)<\/noscript>/s.exec(printed)?.[1] ?? "";
  expect(links.match(/ href="/g)).toHaveLength(9);
});

it("a menu that a server has printed has no value for an address that could run code", async () => {
  const printed = await printedMarkup("select-menu", {
    items: [{ title: "Run", link: "javascript:alert(1)" }],
  });
  expect(printed).toContain('<option value="">Run</option>');
  expect(printed).not.toContain("javascript");
});
