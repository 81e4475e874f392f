import { readFileSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import { removeCookie, writeCookie } from "#browser/cookies.ts";
import { atRest, cartAnswer } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { answersInTurn, isCertainlyRefused, type OddAnswer, oddAnswers } from "#tests/support/odd-answers.ts";
import { expectRest, forAnswers, holdTimers, oddServer, watchLoads } from "#tests/support/odd-server.ts";

vi.mock("#browser/safe-html.ts", async (original) => ({
  ...(await original<object>()),
  ...(await import("#tests/support/parsed-markup.ts")),
}));

const one = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const fixtureOf = (widget: string) => readFileSync(`widgets/${widget}/fixture.html`, "utf8");
const CARTS = [
  cartAnswer("one"),
  { ...cartAnswer("two"), success: true },
  { fragments: [], cart_hash: "" },
  { fragments: { ".elsewhere": "<p>1</p>" }, cart_hash: "h" },
];
const REFUSED = { error: true, product_url: "/product/beanie/" };

afterEach(() => {
  for (const name of ["woocommerce_items_in_cart", "woocommerce_cart_hash"]) removeCookie(name);
  sessionStorage.clear();
});

/** Lets the visitor press something on a page of the shop, and returns how often a page was loaded once all is at rest. */
async function press(html: string, answers: readonly OddAnswer[], selector: string) {
  const server = oddServer(answers);
  const loads = watchLoads();
  const page = await mountMarkup(html);
  holdTimers();
  one(selector).click();
  await atRest();
  await expectRest(page, server, loads);
  return { loads: loads(), stop: page.stop };
}

/** What the shop has told by its live region must not deny what may have been done. */
function expectHonest([answer]: readonly OddAnswer[], denial: RegExp) {
  const told = one(".widget_shopping_cart_live_region").textContent ?? "";
  const isDenied = denial.test(told);
  const isRefused = answer !== undefined && isCertainlyRefused(answer, { no: "error", yes: "success" });
  expect({ told, isDeniedInVain: isDenied && !isRefused }).toEqual({ told, isDeniedInVain: false });
}

it("a product that may be in the cart is not said to be left out, and its button can be pressed again", async () => {
  await forAnswers(answersInTurn(oddAnswers(...CARTS, REFUSED)), async (answers) => {
    const { loads, stop } = await press(fixtureOf("add-to-cart"), answers, ".ajax_add_to_cart");
    expectHonest(answers, /could not/i);
    if (loads === 0) expect(one(".ajax_add_to_cart").getAttribute("aria-busy")).toBeNull();
    stop();
  });
});

it("the form of a product keeps the quantity, may be sent again, and denies no add that may be done", async () => {
  const form = `<div class="woocommerce-notices-wrapper"></div>
    <form class="cart" action="/product/beanie/" method="post" data-widget="add-to-cart" data-settings='{"ajax":"yes"}'>
      <input class="qty" name="quantity" value="7">
      <button type="submit" name="add-to-cart" value="18" class="single_add_to_cart_button">Add</button>
    </form>`;
  await forAnswers(answersInTurn(oddAnswers(...CARTS, REFUSED)), async (answers) => {
    const { loads, stop } = await press(form, answers, "form button");
    expectHonest(answers, /could not/i);
    expect((one(".qty") as HTMLInputElement).value).toBe("7");
    if (loads === 0) expect(one("form button").getAttribute("aria-busy")).toBeNull();
    stop();
  });
});

it("a product that may be out of the cart is not said to be in it, and its row is free or the page leads on", async () => {
  await forAnswers(answersInTurn(oddAnswers(...CARTS)), async (answers) => {
    const { loads, stop } = await press(fixtureOf("remove-from-cart"), answers, ".remove_from_cart_button");
    expectHonest(answers, /could not/i);
    if (loads === 0) expect(document.querySelector(".mini_cart_item[aria-busy]")).toBeNull();
    stop();
  });
});

const CONTENT =
  '<div class="widget_shopping_cart_content"><ul><li class="mini_cart_item">Printed</li></ul></div>';
const TOGGLE =
  '<div class="elementor-menu-cart__toggle" data-elementor-id="9"><span class="elementor-button-icon-qty" data-counter="1">1</span></div>';

it.each([
  ["as the page opens", () => {}],
  [
    "as another script asks for it",
    () => document.body.dispatchEvent(new CustomEvent("wc_fragment_refresh")),
  ],
])(
  "the cart of a cached page is that of the shop or the printed one, never an empty or a broken one, %s",
  async (_when, act) => {
    const header = `<div data-widget="cart-fragments">${TOGGLE}${CONTENT}</div>`;
    await forAnswers(answersInTurn(oddAnswers(...CARTS)), async (answers) => {
      writeCookie("woocommerce_items_in_cart", "1");
      writeCookie("woocommerce_cart_hash", "hash of another");
      const server = oddServer(answers);
      const loads = watchLoads();
      const page = await mountMarkup(header, { config: { nonces: { menu_cart_fragments: "n" } } });
      holdTimers();
      act();
      await expectRest(page, server, loads);
      expect(loads()).toBe(0);
      const shown = one(".widget_shopping_cart_content").textContent?.trim() ?? "";
      expect(shown).toMatch(/^(?:Printed|one|two)$/);
      expect(document.querySelector("[aria-busy=true], .blockUI")).toBeNull();
      expect(document.querySelectorAll(".woocommerce-error, [role=alert]")).toHaveLength(0);
      page.stop();
      sessionStorage.clear();
    });
  },
);
