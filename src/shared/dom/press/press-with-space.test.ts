import { beforeEach, describe, expect, it } from "vitest";
import type { WidgetContext } from "#runtime/widget.ts";
import { pressWithSpace } from "./press-with-space.ts";

let clicks: number;

const listen: WidgetContext["listen"] = (
  target: EventTarget,
  type: string,
  listener: (event: never) => void,
) => target.addEventListener(type, listener as (event: Event) => void);

const press = (selector: string, init: KeyboardEventInit) => {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  clicks = 0;
  document.body.innerHTML = '<main><a href="#" role="button"><b>Remove</b></a> <a href="#">Read</a></main>';
  const main = document.querySelector("main") as HTMLElement;
  main.addEventListener("click", () => clicks++);
  pressWithSpace({ listen }, main, (target) =>
    target instanceof Element ? target.closest<HTMLElement>("[role=button]") : null,
  );
});

describe("a link with the role of a button", () => {
  it("is clicked by Space, and the page does not scroll", () => {
    expect(press("b", { key: " " }).defaultPrevented).toBe(true);
    expect(clicks).toBe(1);
  });

  it("is clicked once while the key is held, and the page still does not scroll", () => {
    press("b", { key: " " });
    expect(press("b", { key: " ", repeat: true }).defaultPrevented).toBe(true);
    expect(clicks).toBe(1);
  });

  it("leaves other keys to the browser", () => {
    expect(press("b", { key: "Enter" }).defaultPrevented).toBe(false);
    expect(clicks).toBe(0);
  });
});

it("leaves Space on other elements to the browser", () => {
  expect(press("a:not([role])", { key: " " }).defaultPrevented).toBe(false);
  expect(clicks).toBe(0);
});
