import { describe, expect, it } from "vitest";
import { createIcon } from "./icon.ts";

const CARET =
  '<svg aria-hidden="true" class="e-font-icon-svg e-fas-caret-down" viewBox="0 0 320 512" xmlns="http://www.w3.org/2000/svg"><path d="M31.3 192h257.3z"></path></svg>';

describe("an icon from a setting", () => {
  it("is drawn with its class names, its size and its paths", () => {
    const icon = createIcon(CARET);
    expect(icon?.namespaceURI).toBe("http://www.w3.org/2000/svg");
    expect(icon?.getAttribute("class")).toBe("e-font-icon-svg e-fas-caret-down");
    expect(icon?.getAttribute("viewBox")).toBe("0 0 320 512");
    expect([...(icon?.children ?? [])].map((path) => path.getAttribute("d"))).toEqual(["M31.3 192h257.3z"]);
  });

  it("is an element with the class names of an icon font", () => {
    const icon = createIcon("fas fa-caret-down");
    expect([icon?.localName, icon?.className]).toEqual(["i", "fas fa-caret-down"]);
  });

  it("is hidden from screen readers", () => {
    for (const icon of [CARET, "fas fa-caret-down"])
      expect(createIcon(icon)?.getAttribute("aria-hidden")).toBe("true");
  });

  it.each([
    "",
    "<b>bold</b>",
    '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>',
    '<svg viewBox="0 0 1 1"><path d="M0"/><image href="x"/></svg>',
    '<svg viewBox="0 0 1 1"><foreignObject><p>x</p></foreignObject></svg>',
  ])("is left out if it is anything else: %s", (text) => {
    expect(createIcon(text)).toBeUndefined();
  });

  it("takes over no handler and no style", () => {
    const icon = createIcon(
      '<svg onload="alert(1)" style="x" viewBox="0 0 1 1"><path onclick="x" d="M0"/></svg>',
    );
    expect(icon?.getAttributeNames().toSorted()).toEqual(["aria-hidden", "class", "viewBox"]);
    expect(icon?.firstElementChild?.getAttributeNames()).toEqual(["d"]);
  });
});
