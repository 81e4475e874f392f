import { describe, expect, it } from "vitest";
import { isFound, rankOf, searchSummary } from "./search.ts";

describe("the search of the gallery", () => {
  const words = "Mini cart mini-cart The cart in the header of a shop. basket drawer café";

  it.each(["", "  ", "cart", "CART mini", "bask", "mini-cart", "cafe", "shop draw"])(
    "%j finds it",
    (query) => {
      expect(isFound(words, query)).toBe(true);
    },
  );

  it.each(["carts", "art", "cart popup", "a+)+$ zzz"])("%j does not", (query) => {
    expect(isFound(words, query)).toBe(false);
  });

  it("knows the title that fits best", () => {
    const titles = ["Payment popup", "Payment", "Popup triggers", "Popup"];
    expect(titles.map((title) => rankOf(title, " popup"))).toEqual([2, 3, 1, 0]);
  });

  it("tells how many there are, and says so if there are none", () => {
    expect([searchSummary(71, 71), searchSummary(3, 71), searchSummary(0, 71)]).toEqual([
      "71 widgets.",
      "3 of 71 widgets.",
      "No widget has all of these words.",
    ]);
  });
});
