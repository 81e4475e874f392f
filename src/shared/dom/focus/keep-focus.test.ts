import { beforeEach, describe, expect, it } from "vitest";
import { keepFocus } from "./keep-focus.ts";

const root = () => document.querySelector("#root") as HTMLElement;
const focusOn = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found as HTMLElement;
};
const change = (run: () => void) =>
  keepFocus(root(), () => {
    run();
    return root();
  });

beforeEach(() => {
  document.body.innerHTML = `
    <button id="outside"></button>
    <div id="root">
      <a href="/1" class="remove">1</a> <a href="/p">p</a>
      <a href="/2" class="remove">2</a> <a href="/3" class="remove" id="third">3</a>
    </div>`;
});

describe("after a change the focus is", () => {
  it("where it was, outside", () => {
    const outside = focusOn("#outside");
    change(() => root().replaceChildren());
    expect(document.activeElement).toBe(outside);
  });

  it("on the same element, also when it was moved", () => {
    const second = focusOn('[href="/2"]');
    change(() => root().prepend(second));
    expect(document.activeElement).toBe(second);
  });

  it("on the element with the same id", () => {
    focusOn("#third");
    change(() => {
      root().innerHTML =
        '<a href="/9" class="remove">9</a><a href="/3" class="remove" id="third">new</a><a href="/4" class="remove">4</a>';
    });
    expect(document.activeElement?.textContent).toBe("new");
  });

  it("on what took its place among its like, or on the last of them", () => {
    focusOn('[href="/2"]').textContent = "gone";
    change(() => document.activeElement?.remove());
    expect(document.activeElement?.id).toBe("third");
    change(() => document.activeElement?.remove());
    expect(document.activeElement?.getAttribute("href")).toBe("/1");
  });

  it("on the first thing that takes it, when none of its like is left", () => {
    focusOn(".remove");
    change(() =>
      root()
        .querySelectorAll(".remove")
        .forEach((one) => one.remove()),
    );
    expect(document.activeElement?.getAttribute("href")).toBe("/p");
  });

  it("on the changed part itself when nothing in it takes it, without a lasting trace", () => {
    focusOn(".remove");
    change(() => root().replaceChildren("empty"));
    expect(document.activeElement).toBe(root());
    focusOn("#outside");
    expect(root().hasAttribute("tabindex")).toBe(false);
  });
});
