import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";

const fixture = readFileSync("widgets/product-sort/fixture.html", "utf8");
const select = () => document.querySelector("select") as HTMLSelectElement;

function submits() {
  const sent: string[] = [];
  vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(function (this: HTMLFormElement) {
    sent.push(new URLSearchParams(new FormData(this) as unknown as URLSearchParams).toString());
  });
  return sent;
}

it("product-sort.1 choosing another order submits the form, the first page of it", async () => {
  const sent = submits();
  await mountMarkup(fixture);
  await userEvent.selectOptions(select(), "price");
  expect(sent).toEqual(["orderby=price&paged=1"]);
});

it("product-sort.1 a control named submit or requestSubmit does not get in the way, nor a list around the form", async () => {
  const sent = submits();
  await mountMarkup(
    `<div data-widget="product-sort">${fixture.replace(' data-widget="product-sort"', "").replace("<button", '<button name="requestSubmit"')}</div>`,
  );
  await userEvent.selectOptions(select(), "popularity");
  expect(sent).toHaveLength(1);
});

it("other dropdowns of a form around it do not submit it", async () => {
  const sent = submits();
  await mountMarkup(
    `<main data-widget="product-sort"><form><select name="colour"><option>red</option><option>blue</option></select></form></main>`,
  );
  await userEvent.selectOptions(select(), "blue");
  expect(sent).toEqual([]);
});

it("what is only looked at on the way submits nothing", async () => {
  const sent = submits();
  await mountMarkup(fixture);
  select().focus();
  for (const type of ["keydown", "input", "click"])
    select().dispatchEvent(new Event(type, { bubbles: true }));
  expect(sent).toEqual([]);
});

it("an unmounted widget submits nothing, and has left no trace", async () => {
  const sent = submits();
  const { stop } = await mountMarkup(fixture);
  stop();
  await userEvent.selectOptions(select(), "price");
  expect(sent).toEqual([]);
  expect(document.body.innerHTML.trim()).toBe(fixture.trim());
});
