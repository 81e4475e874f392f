import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";
import { partsConfig } from "#tests/support/parts-config.ts";

const fixture = readFileSync("widgets/product-options/fixture.html", "utf8");
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const isShown = () =>
  (document.querySelector(".meshulam-installment-tab_options") as HTMLElement).style.display !== "none";

const saved = fixture
  .replace('id="meshulam_recurring"', "$& checked")
  .replace('id="_meshulam_checkbox_field"', "$& checked")
  .replace('id="_meshulam_pay_field"', '$& value="6"');

it("product-options.1 recurring on shows the installment options", async () => {
  await mountMarkup(fixture);
  expect(isShown()).toBe(false);
  field("meshulam_recurring").click();
  expect(isShown()).toBe(true);
});

it("product-options.2 recurring off hides them, unchecks installment and clears the pay field", async () => {
  await mountMarkup(saved);
  const changed: string[] = [];
  document.addEventListener("change", ({ target }) => changed.push((target as Element).id));
  field("meshulam_recurring").click();
  expect(isShown()).toBe(false);
  expect(field("_meshulam_checkbox_field").checked).toBe(false);
  expect(field("_meshulam_pay_field").value).toBe("");
  expect(changed.toSorted()).toEqual([
    "_meshulam_checkbox_field",
    "_meshulam_pay_field",
    "meshulam_recurring",
  ]);
});

it("product-options.1 a product that was saved as recurring opens as it was", async () => {
  await mountMarkup(saved);
  expect(isShown()).toBe(true);
  expect(field("_meshulam_checkbox_field").checked).toBe(true);
  expect(field("_meshulam_pay_field").value).toBe("6");
});

it("the fields may have other names, and only those of the element count", async () => {
  const config = partsConfig("product-options", {
    recurring: ".again",
    options: ".parts",
    installment: ".box",
    pay: ".pay",
  });
  await mountMarkup(
    `<input class="pay" id="outside" value="9"><div data-widget="product-options">
      <input type="checkbox" class="again" checked><p class="parts">Parts</p><input type="checkbox" class="box" checked><input class="pay" value="3"></div>`,
    { config },
  );
  document.querySelector<HTMLElement>(".again")?.click();
  expect(document.querySelector<HTMLElement>(".parts")?.style.display).toBe("none");
  expect(document.querySelector<HTMLInputElement>(".box")?.checked).toBe(false);
  expect([...document.querySelectorAll<HTMLInputElement>(".pay")].map(({ value }) => value)).toEqual([
    "9",
    "",
  ]);
});

it("a page without that checkbox is told once, and stays as it is", async () => {
  const { problems } = await mountMarkup(
    '<div data-widget="product-options"><p class="meshulam-installment-tab_options">Parts</p></div>',
  );
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining("settings.parts.recurring must be the selector of a checkbox"),
  ]);
  expect(isShown()).toBe(true);
});
