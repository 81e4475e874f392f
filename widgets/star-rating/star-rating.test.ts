import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { announcements } from "#tests/support/announcements.ts";
import { mountMarkup, startOnPage } from "#tests/support/mount.ts";
import { bodyOf } from "#tests/support/native-widget.ts";
import { printedMarkup } from "#tests/support/printed-markup.ts";

const fixture = readFileSync("widgets/star-rating/fixture.html", "utf8");
const list = () => document.querySelector("select") as HTMLSelectElement;
const form = () => document.querySelector("form") as HTMLFormElement;
const stars = () => [...document.querySelectorAll<HTMLElement>("[role=radio]")];
const star = (index: number) => stars()[index] as HTMLElement;
const names = () => stars().map((one) => one.getAttribute("aria-label"));
const checked = () => stars().findIndex((one) => one.getAttribute("aria-checked") === "true");
const problem = () => document.querySelector(".islet-star-rating-problem")?.textContent;

function submit() {
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  form().dispatchEvent(event);
  return !event.defaultPrevented;
}

it("a press on a star chooses its mark in the list, which says so", async () => {
  await mountMarkup(fixture);
  const heard = vi.fn();
  form().addEventListener("change", heard);
  expect([names(), checked()]).toEqual([["Very poor", "Not that bad", "Average", "Good", "Perfect"], -1]);
  await userEvent.click(star(3));
  expect([list().value, checked(), heard.mock.calls.length]).toEqual(["4", 3, 1]);
  expect(document.querySelector("p.stars.selected a.star-4.active")).toBe(star(3));
});

it("arrows choose around the end, from right to left the other way, and Space the one in focus", async () => {
  await mountMarkup(fixture);
  star(0).focus();
  await userEvent.keyboard(" ");
  expect(list().value).toBe("1");
  await userEvent.keyboard("{ArrowLeft}");
  expect([list().value, document.activeElement]).toEqual(["5", star(4)]);
  await userEvent.keyboard("{ArrowDown}{ArrowRight}");
  expect(list().value).toBe("2");
  form().style.direction = "rtl";
  await userEvent.keyboard("{ArrowRight}");
  expect(list().value).toBe("1");
  expect(stars().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1]);
});

it("a missing mark is told in the page's words, nothing is sent, and the focus is led there", async () => {
  await mountMarkup(fixture, { config: { i18n: { required_rating: "Bitte Sterne vergeben" } } });
  expect(submit()).toBe(false);
  expect(announcements()).toContain("Bitte Sterne vergeben");
  expect(document.querySelector("[role=alert]")).toBeNull();
  expect(submit()).toBe(false);
  expect([problem(), document.activeElement]).toEqual(["Bitte Sterne vergeben", star(0)]);
  expect(document.querySelectorAll(".islet-star-rating-problem")).toHaveLength(1);
  await userEvent.click(star(4));
  expect(problem()).toBeUndefined();
  expect(submit()).toBe(true);
});

it("where the browser checks the form its own words about an unseen list give way to ours", async () => {
  await mountMarkup(fixture);
  const event = new Event("invalid", { cancelable: true });
  list().dispatchEvent(event);
  expect([event.defaultPrevented, problem()]).toEqual([true, "Please select a rating"]);
});

it("a rating that is not required may be missing", async () => {
  await mountMarkup(fixture.replace(" required", ""));
  expect(submit()).toBe(true);
});

it("where the shop asks for no rating the review is sent without one, though the template requires it", async () => {
  await mountMarkup(fixture.replace("data-widget=", `data-settings='{"required":"no"}' data-widget=`));
  expect(submit()).toBe(true);
  expect([list().required, problem()]).toEqual([false, undefined]);
  expect(document.querySelector("[aria-required]")).toBeNull();
});

it("names from the settings win, and what the list holds at first is shown", async () => {
  document.body.innerHTML = fixture.replace(
    "data-widget=",
    `data-settings='{"labels":["1 of 5","2 of 5"]}' data-widget=`,
  );
  list().value = "3";
  await startOnPage();
  expect(names().slice(0, 3)).toEqual(["1 of 5", "2 of 5", "Average"]);
  expect(checked()).toBe(2);
});

it("the list itself may be the element; an element without a list is told", async () => {
  await mountMarkup(
    fixture.replace(' data-widget="star-rating"', "").replace("<select", '<select data-widget="star-rating"'),
  );
  expect(stars()).toHaveLength(5);
  const { problems } = await mountMarkup('<div data-widget="star-rating"></div>');
  expect(problems.map(({ message }) => message).join()).toContain("select#rating");
});

it("unmounting leaves no trace", async () => {
  const { stop } = await mountMarkup(fixture);
  submit();
  await userEvent.click(star(2));
  list().value = "";
  stop();
  const fresh = document.createElement("body");
  fresh.innerHTML = fixture;
  expect(document.body.innerHTML).toBe(fresh.innerHTML);
});

describe("a rating that is shown", () => {
  it("is printed with its words, and needs nothing of the widget", async () => {
    const html = await printedMarkup("star-rating", { rating: 3.7 });
    const { problems, stop } = await mountMarkup(html);
    expect(problems).toEqual([]);
    expect(document.querySelector("meter")?.getAttribute("value")).toBe("3.7");
    expect(document.querySelector(".islet-rating")?.textContent).toMatch(/3\.7 out of 5\s+120 reviews/);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(html));
  });
});
