import { readFileSync } from "node:fs";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup } from "#tests/support/mount.ts";

const fixture = readFileSync("widgets/address-fields/fixture.html", "utf8").replace(
  'data-widget="address-fields"',
  '$& data-widget-on="load"',
);
const country = () => document.getElementById("billing_country") as HTMLSelectElement;
const state = () => document.getElementById("billing_state") as HTMLInputElement | HTMLSelectElement;
const row = () => document.getElementById("billing_state_field") as HTMLElement;
const labelOf = (id: string) => document.querySelector(`label[for=${id}]`)?.textContent;

function choose(code: string) {
  country().value = code;
  country().dispatchEvent(new Event("change", { bubbles: true }));
}

it("a country with states brings their list and its own names, one without hides the state, any other takes text", async () => {
  await mountMarkup(fixture);
  choose("US");
  expect(state().tagName).toBe("SELECT");
  expect([...state().children].map(({ textContent }) => textContent)).toEqual([
    "Select an option…",
    "California",
    "New York",
  ]);
  expect(labelOf("billing_state")).toBe("State\u00a0*");
  expect(labelOf("billing_postcode")).toBe("ZIP Code\u00a0*");
  choose("FR");
  expect(row().style.display).toBe("none");
  choose("GB");
  expect(row().style.display).toBe("");
  expect(state().tagName).toBe("INPUT");
  expect(labelOf("billing_state")).toBe("County\u00a0(optional)");
});

it("a country chosen while the code was on its way counts", async () => {
  await mountMarkup(fixture.replace('<option value="GB" selected>', '<option value="GB">'));
  expect(state().tagName).toBe("INPUT");
  const mounted = mountMarkup(fixture);
  country().value = "US";
  await mounted;
  expect(state().tagName).toBe("SELECT");
});

it("the page hears of it, and gets the server's fields back in the end", async () => {
  const page = await mountMarkup(fixture);
  const before = document.body.innerHTML;
  const heard: string[] = [];
  for (const name of ["country_to_state_changed", "country_to_state_changing"] as const)
    page.islet.bus.on(
      name,
      (event) => void heard.push(`${name} ${event.country} ${event.wrapper.className}`),
    );
  choose("US");
  expect(heard).toEqual([
    "country_to_state_changed US woocommerce-address-fields",
    "country_to_state_changing US woocommerce-address-fields",
  ]);
  choose("GB");
  page.stop();
  document.querySelector("[data-widget]")?.removeAttribute("data-widget-state");
  expect(document.body.innerHTML).toBe(before.replace(/ data-widget-state="\w+"/, ""));
});

it("tables that are broken, or name things of every object, leave the server's fields", async () => {
  const hostile = '{"countries":"{\\"__proto__\\":{\\"x\\":\\"y\\"}, oops","locale":"[1]"}';
  await mountMarkup(fixture.replace(/data-settings='[^']*'/, `data-settings='${hostile}'`));
  choose("US");
  expect(state().tagName).toBe("INPUT");
  expect(state().value).toBe("Kent");
});

it("F19 states that another script fits are left to it, and so are labels", async () => {
  const without = (part: string) =>
    fixture.replace("data-settings='{", `data-settings='{"without":["${part}"],`);
  const heard: string[] = [];
  for (const name of ["country_to_state_changing", "country_to_state_changed"])
    document.addEventListener(name, () => heard.push(name));
  const page = await mountMarkup(without("states"));
  choose("US");
  expect(state().tagName).toBe("INPUT");
  expect(labelOf("billing_postcode")).toBe("ZIP Code\u00a0*");
  expect(heard).toEqual([]);
  page.stop();
  await mountMarkup(without("labels"));
  const before = labelOf("billing_postcode");
  choose("US");
  expect(state().tagName).toBe("SELECT");
  expect(labelOf("billing_postcode")).toBe(before);
  expect(heard).toEqual(["country_to_state_changed", "country_to_state_changing"]);
});

it.each([
  ["can be searched where there is a mouse", false],
  ["is the browser's own on a touch screen", true],
])("the list of countries %s", async (_what, hasTouch) => {
  setDevice({ hasTouch });
  const { settled } = await mountMarkup(fixture);
  await userEvent.hover(country());
  await settled();
  await userEvent.click(country());
  expect(document.querySelectorAll("[role=combobox]")).toHaveLength(hasTouch ? 0 : 1);
});
