import { afterEach, beforeEach, expect, it } from "vitest";
import { keepEarlyPresses } from "./early-presses.ts";

const LIST = `<section><a class="more" role="button"><b>More</b></a><a class="more" href="https://shop.example/2/">Page 2</a><p>Words</p></section>`;
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const presses: string[] = [];
let ending: AbortController;

beforeEach(() => {
  document.body.innerHTML = LIST;
  presses.length = 0;
  ending = new AbortController();
  keepEarlyPresses({ list: "section", more: ".more:not([href^=http])" }, ending.signal);
});
afterEach(() => ending.abort());

/** From now on presses are heard, as by the widget. */
function mount() {
  for (const button of document.querySelectorAll(".more"))
    button.addEventListener("click", (event) => {
      event.preventDefault();
      presses.push(button.textContent ?? "");
    });
  const section = find("section");
  section.dataset["widgetState"] = "mounted";
  section.dispatchEvent(new CustomEvent("islet:mounted", { bubbles: true }));
}

it("a press before the list is alive counts once it is, once", () => {
  find("b").click();
  find("b").click();
  mount();
  expect(presses).toEqual(["More"]);
  find("section").dispatchEvent(new CustomEvent("islet:mounted", { bubbles: true }));
  expect(presses).toEqual(["More"]);
});

it("presses of what leads somewhere, of other things, for another tab, and on a list that is alive count by themselves", () => {
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  find(".more[href]").click();
  find("p").click();
  find("b").dispatchEvent(new MouseEvent("click", { bubbles: true, ctrlKey: true }));
  mount();
  expect(presses).toEqual([]);
  find("b").click();
  find("section").dispatchEvent(new CustomEvent("islet:mounted", { bubbles: true }));
  expect(presses).toEqual(["More"]);
});

it("a press of a link to script counts as one of a button, and runs nothing", () => {
  find("b").parentElement?.setAttribute("href", "javascript:void(0);");
  const press = new MouseEvent("click", { bubbles: true, cancelable: true });
  expect(find("b").dispatchEvent(press)).toBe(false);
  mount();
  expect(presses).toEqual(["More"]);
});

it("nothing counts any more once the preset has ended", () => {
  find("b").click();
  ending.abort();
  mount();
  expect(presses).toEqual([]);
});
