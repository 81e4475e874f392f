import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addPendingItems, withServerCounts } from "./pending-count.ts";

const PLAIN = '<a class="cart-contents" href="/cart/">£18.00 <span class="count">2 items</span></a>';
const BUILDER =
  '<a class="elementor-menu-cart__toggle_button"><span class="elementor-button-icon-qty" data-counter="2">2</span></a>';
const OTHERS =
  '<span class="cart-contents-count">(2)</span><b class="header-cart-count">2</b><i class="cart-count">2</i>';

let life: AbortController;
const texts = () =>
  [
    ...document.querySelectorAll(
      ".count, [data-counter], .cart-contents-count, .header-cart-count, .cart-count",
    ),
  ].map(({ textContent }) => textContent);
const expecting = (items: number) => addPendingItems(items, life.signal);

beforeEach(() => {
  life = new AbortController();
  document.body.innerHTML = PLAIN + BUILDER + OTHERS;
});
afterEach(() => life.abort());

describe("the count in the header", () => {
  it("rises and falls with what is expected, wherever themes and the builder show it, and is exact afterwards", () => {
    const before = document.body.innerHTML;
    const [first, second] = [expecting(3), expecting(-1)];
    expect(texts()).toEqual(["4 items", "4", "(4)", "4", "4"]);
    expect(document.querySelector<HTMLElement>("[data-counter]")?.dataset["counter"]).toBe("4");
    first();
    first();
    expect(texts()[0]).toBe("1 items");
    second();
    expect(document.body.innerHTML).toBe(before);
  });

  it("what the server says meanwhile is counted on from there", () => {
    const end = expecting(1);
    const other = expecting(1);
    withServerCounts(() => {
      expect(texts()[0]).toBe("2 items");
      (document.querySelector(".count") as Element).textContent = "5 items";
      end();
    });
    expect(texts()[0]).toBe("6 items");
    other();
    expect(texts()[0]).toBe("5 items");
  });

  it("what another script has written is theirs", () => {
    const end = expecting(1);
    ((document.querySelector(".count") as Element).firstChild as Text).data = "9 items";
    end();
    expect(texts()[0]).toBe("9 items");
  });

  it("is never below nothing, and numbers with separators are left to the server", () => {
    (document.querySelector(".cart-count") as Element).textContent = "1,002";
    const end = expecting(-5);
    expect(texts()[0]).toBe("0 items");
    expect(texts().at(-1)).toBe("1,002");
    end();
    expect(texts()[0]).toBe("2 items");
  });

  it("is given back when the cart's last widget ends in the middle of it", () => {
    const before = document.body.innerHTML;
    expecting(4);
    life.abort();
    expect(document.body.innerHTML).toBe(before);
  });
});
