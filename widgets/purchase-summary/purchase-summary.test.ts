import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { atRest, type CartCall, cartAnswer, cartServer } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

const fixture = readFileSync("widgets/purchase-summary/fixture.html", "utf8");
const row = `<li class="mini_cart_item"><a class="remove_from_cart_button" href="/cart/?remove_item=k" data-cart_item_key="k" role="button">×</a><span class="quantity">2 × £9.00</span></li>`;
const withCart = fixture.replace(
  "</section>",
  `<div class="widget_shopping_cart_content"><ul>${row}</ul></div></section>`,
);

let calls: readonly CartCall[];
let assign: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  calls = cartServer();
  assign = vi.spyOn(navigation, "assign").mockReturnValue();
});

const call = (index = 0) => calls[index] as CartCall;
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const button = () => find(".add_to_cart_button");
const told = () => find(".widget_shopping_cart_live_region").textContent;
async function press(element: HTMLElement) {
  element.click();
  await atRest();
}

describe("a button to buy again", () => {
  it("purchase-summary.1 posts its data attributes, shows the fragments and tells", async () => {
    await mountMarkup(withCart);
    await press(button());
    expect(button().classList).toContain("loading");
    expect(call()).toMatchObject({ endpoint: "add_to_cart", body: { product_id: "18", quantity: "1" } });
    await call().answer(cartAnswer("one more"));
    expect(find(".widget_shopping_cart_content").textContent).toBe("one more");
    expect([...button().classList]).toEqual(expect.arrayContaining(["added"]));
    expect(button().classList).not.toContain("loading");
    expect(told()).toBe("“Beanie” has been added to your cart");
  });

  it("purchase-summary.1 pressed twice adds twice, one after the other", async () => {
    await mountMarkup(fixture);
    await press(button());
    await press(button());
    expect(calls).toHaveLength(1);
    await call(0).answer(cartAnswer("1"));
    expect(button().getAttribute("aria-busy")).toBe("true");
    await call(1).answer(cartAnswer("2"));
    expect(button().hasAttribute("aria-busy")).toBe(false);
  });

  it("a press that another script has taken adds nothing", async () => {
    await mountMarkup(fixture);
    button().addEventListener("click", (event) => event.preventDefault(), { once: true });
    await press(button());
    expect(calls).toEqual([]);
  });

  it("purchase-summary.1 may be vetoed", async () => {
    const { islet } = await mountMarkup(fixture);
    islet.bus.on("adding_to_cart", () => false);
    await press(button());
    expect(calls).toEqual([]);
    expect(button().classList).not.toContain("loading");
  });

  it("that fails says so and can be pressed again", async () => {
    await mountMarkup(fixture);
    await press(button());
    await call().answer("oops", 429);
    expect(told()).toMatch(/^Could not be added/);
    expect(button().classList).not.toContain("loading");
    await press(button());
    expect(calls.at(-1)?.endpoint).toBe("add_to_cart");
  });

  it("add-to-cart.7 has a link to the cart behind it once it has added, and one only", async () => {
    await mountMarkup(fixture);
    for (const index of [0, 1]) {
      await press(button());
      await call(index).answer(cartAnswer(`${index}`));
    }
    const links = document.querySelectorAll("a.added_to_cart");
    expect([...links].map(({ textContent }) => textContent)).toEqual(["View cart"]);
    expect(button().nextElementSibling).toBe(links[0]);
  });

  it("that fails says so for everybody to see, until the next press", async () => {
    const { stop } = await mountMarkup(fixture);
    const problem = () => document.querySelector(".islet-add-to-cart-problem");
    await press(button());
    await call().answer("oops", 429);
    expect(problem()?.textContent).toMatch(/^Could not be added/);
    await press(button());
    expect(problem()).toBeNull();
    await call(1).answer("oops", 429);
    stop();
    expect(problem()).toBeNull();
  });

  it("leaves presses with a modifier to the browser", async () => {
    await mountMarkup(fixture);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    button().addEventListener("click", (given) => setTimeout(() => given.preventDefault()));
    button().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(calls).toEqual([]);
  });
});

describe("a remove link", () => {
  it("purchase-summary.1 posts its key once, by Space, too", async () => {
    await mountMarkup(withCart);
    const link = find("[data-cart_item_key]");
    for (let times = 0; times < 2; times++)
      link.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true }));
    await atRest();
    expect(calls.map(({ endpoint, body }) => [endpoint, body])).toEqual([
      ["remove_from_cart", { cart_item_key: "k" }],
    ]);
    await call().answer(cartAnswer("empty"));
    expect(told()).toBe("Removed from your cart.");
    expect(assign).not.toHaveBeenCalled();
  });

  it("whose call fails is followed, once, however often it was pressed", async () => {
    await mountMarkup(withCart);
    await press(find("[data-cart_item_key]"));
    await press(find("[data-cart_item_key]"));
    await call().answer("oops", 429);
    expect(assign.mock.calls).toEqual([[expect.stringMatching(/\/cart\/\?remove_item=k$/)]]);
  });

  it("works again on a page that comes back", async () => {
    const { islet } = await mountMarkup(withCart);
    await press(find("[data-cart_item_key]"));
    expect(find(".mini_cart_item").getAttribute("aria-busy")).toBe("true");
    islet.bus.emit("page/restored", {});
    expect(find(".mini_cart_item").hasAttribute("aria-busy")).toBe(false);
  });
});
