import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";

const fixture = readFileSync("widgets/quantity/fixture.html", "utf8");
const field = () => document.querySelector("input") as HTMLInputElement;

function type(value: string) {
  field().value = value;
  field().dispatchEvent(new Event("change", { bubbles: true }));
}

describe("a quantity with a minimum", () => {
  it("quantity.1 is raised to it when the page opens, and whenever it is changed to less", async () => {
    await mountMarkup(fixture);
    expect(field().value).toBe("2");
    type("1");
    expect(field().value).toBe("2");
    type("7");
    expect(field().value).toBe("7");
  });

  it("quantity.1 is raised before anybody else hears of the change", async () => {
    await mountMarkup(fixture);
    const heard: string[] = [];
    field().addEventListener("change", () => heard.push(field().value));
    type("0");
    expect(heard).toEqual(["2"]);
  });

  it.each([
    ["-2", "-5", "-2"],
    ["0", "-1", "0"],
    ["0.5", "0.25", "0.5"],
  ])("quantity.1 is raised to any minimum: %s from %s", async (min, value, raised) => {
    await mountMarkup(
      `<form data-widget="quantity"><input class="qty" min="${min}" value="${value}"></form>`,
    );
    expect(field().value).toBe(raised);
  });

  it("quantity.1 on the cart page keeps what was typed: there zero takes a row out", async () => {
    await mountMarkup(
      '<form data-widget="quantity"><div class="product-quantity"><input class="qty" min="1" value="0"></div></form>',
    );
    expect(field().value).toBe("0");
    type("0");
    expect(field().value).toBe("0");
  });

  it.each([
    ["no minimum", ""],
    ["an empty one", 'min=""'],
    ["one that is no number", 'min="a"'],
  ])("with %s is left alone", async (_what, min) => {
    await mountMarkup(`<form data-widget="quantity"><input class="qty" ${min} value="-5"></form>`);
    expect(field().value).toBe("-5");
  });

  it("that is empty is left alone, and the field may be the host itself", async () => {
    await mountMarkup('<input class="qty" min="1" value="" data-widget="quantity">');
    expect(field().value).toBe("");
    type("0");
    expect(field().value).toBe("1");
  });
});

it("an unmounted widget raises nothing", async () => {
  const { stop } = await mountMarkup(fixture);
  stop();
  type("1");
  expect(field().value).toBe("1");
  expect(document.body.innerHTML.trim()).toBe(fixture.trim());
});
