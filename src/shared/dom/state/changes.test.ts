import { describe, expect, it } from "vitest";
import { createChanges } from "./changes.ts";

describe("createChanges", () => {
  it("leaves no empty style or class behind where two widgets have written on one element, in any order", () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const element = document.createElement("div");
      const lives = [new AbortController(), new AbortController()];
      for (const [index, { signal }] of lives.entries()) {
        const changes = createChanges(signal);
        changes.setStyle(element, `--islet-test-${index}`, "1px");
        changes.toggleClass(element, `test-${index}`, true);
      }
      for (const index of order) lives[index]?.abort();
      expect(element.outerHTML).toBe("<div></div>");
    }
  });

  it("keeps an empty class attribute that the server has printed", () => {
    document.body.innerHTML = '<a class=""></a>';
    const life = new AbortController();
    const changes = createChanges(life.signal);
    for (const name of ["first", "second"])
      changes.toggleClass(document.body.firstElementChild as Element, name, true);
    life.abort();
    expect(document.body.innerHTML).toBe('<a class=""></a>');
  });

  it("changes nothing after the end: code may arrive late", () => {
    const element = document.createElement("a");
    const life = new AbortController();
    const changes = createChanges(life.signal);
    life.abort();
    changes.toggleClass(element, "late", true);
    changes.setAttribute(element, "role", "button");
    changes.setStyle(element, "color", "red");
    expect(element.outerHTML).toBe("<a></a>");
  });

  it("gives classes, attributes and styles back as they were", () => {
    document.body.innerHTML = '<a class="kept" href="/" style="color: red" aria-label="a">a</a>';
    const before = document.body.innerHTML;
    const element = document.querySelector<HTMLElement>("a") as HTMLElement;
    const life = new AbortController();
    const changes = createChanges(life.signal);
    changes.toggleClass(element, "kept", false);
    changes.toggleClass(element, "new", true);
    changes.setAttribute(element, "aria-label", "b");
    changes.setAttribute(element, "role", "button");
    changes.setStyle(element, "color", "blue");
    expect(document.body.innerHTML).not.toBe(before);
    life.abort();
    expect(element.className).toBe("kept");
    expect(element.getAttribute("aria-label")).toBe("a");
    expect(element.hasAttribute("role")).toBe(false);
    expect(element.style.color).toBe("red");
  });
});
