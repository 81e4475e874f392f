import type { BrowserContext, Page } from "@playwright/test";
import { type CorpusItem, corpus } from "#tests/corpora/corpus.ts";
import { patience } from "#tests/machine.ts";
import type { Row } from "../support/fault-table.ts";
import { cartRows } from "../support/faults-cart.ts";
import { checkoutRows } from "../support/faults-checkout.ts";
import { listRows } from "../support/faults-list.ts";
import { paymentRows } from "../support/faults-payment.ts";
import { headerCount, type Shop, test } from "../support/shop.ts";
import { storeAnswer } from "../support/stored-answer.ts";
import { expect, troubles } from "../support/test.ts";

// Hostile window messages are proven in payment-popup.spec.ts, stored values of every widget in corpora.exhaustive.spec.ts.

const answers = corpus("fragments", "body").map((item) => ({
  ...item,
  text: item["recipeField"] === "body" ? item.text : String(item["body"]),
}));

/** What runs, is dangerous or leads away is seen. */
async function watch(context: BrowserContext, page: Page) {
  const ways: string[] = [];
  // Nobody can press a button while the page scrolls to its message.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await context.addInitScript(() => {
    const ran: string[] = [];
    Reflect.set(window, "ran", ran);
    for (const name of ["alert", "confirm", "prompt", "print"])
      Reflect.set(window, name, () => void ran.push(name));
  });
  page.on("framenavigated", (frame) => frame === page.mainFrame() && ways.push(frame.url()));
  return ways;
}

test.beforeEach(async ({ cms }) => {
  // No policy helps.
  await fetch(`${cms}/__cms/policy`, { method: "DELETE" });
});
test.afterEach(async ({ cms }) => {
  await fetch(`${cms}/__cms/policy`, { method: "PUT" });
});

/**
 * From now on the shop gives this answer to one call. `page.route` would send every request of the page through Node and
 * switch off the browser's cache.
 */
const giveTo = async (target: string, item: CorpusItem, { shop, cms }: { shop: Shop; cms: string }) => {
  const contentType = typeof item["contentType"] === "string" ? item["contentType"] : "application/json";
  await storeAnswer(cms, {
    path: `/given/${item.id}`,
    body: item.text,
    status: Number(item["status"] ?? 200),
    headers: { "content-type": contentType },
  });
  await shop.fault(`${target}=stored:/given/${item.id}`);
};

/** Everything of a page that could run, as its markup stands. */
const dangersOf = (page: Page) =>
  page.evaluate(() => {
    const isScript = (url: string | null) => /^\s*(javascript|vbscript|data:text)/i.test(url ?? "");
    const dangers = [
      ...document.querySelectorAll(
        "body *:not(script[type='application/json'], script[nonce], [data-clobber], [data-clobber] *)",
      ),
    ]
      .filter(
        (element) =>
          element
            .getAttributeNames()
            .some(
              (name) =>
                name.startsWith("on") ||
                name === "srcdoc" ||
                (/^(href|src|action|formaction|data)$/.test(name) && isScript(element.getAttribute(name))),
            ) || /^(base|meta|object|embed)$/.test(element.localName),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
    return { dangers, ran: Reflect.get(window, "ran"), polluted: Object.keys(Object.prototype) };
  });

async function expectUnharmed(page: Page, cms: string, ways: readonly string[], what: string) {
  expect({ what, ...(await dangersOf(page)) }).toEqual({ what, dangers: [], ran: [], polluted: [] });
  const { pageErrors, outsideRequests } = troubles(page);
  const away = ways.filter((url) => !url.startsWith(`${cms}/`) && !url.startsWith("about:"));
  expect({ what, away, pageErrors, outsideRequests }).toEqual({
    what,
    away: [],
    pageErrors: [],
    outsideRequests: [],
  });
}

/** The next page is another visitor's. A page that still asks for its cart would be given a new one, of a visitor more. */
async function forgetVisitor(page: Page) {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Whatever the page still does. */
const atRest = (page: Page) =>
  expect(
    page.locator("main :is(.loading, .processing, [aria-busy=true]):not(#loading *)"),
    "nothing is locked for good",
  ).toHaveCount(0);

interface Way {
  readonly row: Row;
  /** The same action, over and over on one page; the number says how often. */
  act?(page: Page, round: number): Promise<unknown>;
  readonly items?: (item: CorpusItem) => boolean;
  /** After so many answers the page is opened anew: what was answered is not asked again there. */
  readonly renewAfter?: number;
  /** Without this element the page is opened anew. */
  readonly needs?: string;
  /** What is seen when the shop itself has answered, where that is not what the row says. */
  readonly done?: (page: Page) => Promise<unknown>;
}

const rowOf = (rows: readonly Row[], part: string) => {
  const row = rows.find(({ name }) => name.includes(part));
  if (!row) throw new Error(`No row is about ${part}.`);
  return row;
};
const isMarkup = ({ text }: CorpusItem) => text.length < 200_000 && !/^[{[]/.test(text);
const isFragments = ({ text }: CorpusItem) => text.startsWith('{"fragments"');
/** Another postcode each time: what was answered is not asked again. */
const changePostcode = (page: Page, round: number) =>
  page.evaluate((postcode) => {
    const field = document.querySelector("#billing_postcode") as HTMLInputElement;
    field.value = postcode;
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }, `SW1A ${round}AA`);
/** An answer that looks like a success closes the coupon's form, which may still slide. */
async function applyCoupon(page: Page, round: number) {
  const code = page.getByPlaceholder("Coupon code");
  const opener = page.getByRole("link", { name: /your (?:coupon )?code/ });
  if ((await opener.getAttribute("aria-expanded")) !== "true") await opener.click();
  await code.fill(`save${round}`);
  await code.press("Enter");
}

const ways: readonly Way[] = [
  { row: rowOf(listRows, "by the button of a list") },
  {
    row: rowOf(listRows, "remove-from-cart: "),
    items: isFragments,
    renewAfter: 1,
    done: (page) => expect(headerCount(page)).toHaveText(/^1/),
  },
  { row: rowOf(listRows, "get_refreshed_fragments") },
  {
    row: rowOf(listRows, "elementor_menu_cart_fragments"),
    done: (page) => expect(headerCount(page)).toHaveText(/^1/),
  },
  {
    row: rowOf(listRows, "get_variation"),
    act: (page, round) => page.getByLabel("Shade", { exact: true }).selectOption(`Shade ${2 + (round % 11)}`),
    renewAfter: 11,
    done: (page) => expect(page.locator(".single_variation")).toContainText("£7.50"),
  },
  {
    row: rowOf(cartRows, "a quantity by Enter"),
    act: async (page, round) => {
      const beanie = page.locator(".woocommerce-cart-form .cart_item").filter({ hasText: "Beanie" });
      await beanie.getByRole("spinbutton").fill(String(2 + round));
      await page.keyboard.press("Enter");
    },
    items: isMarkup,
  },
  { row: rowOf(cartRows, "apply_coupon"), items: isMarkup, renewAfter: 1 },
  {
    row: rowOf(checkoutRows, "update_order_review"),
    act: changePostcode,
    needs: "#billing_postcode",
    items: isFragments,
  },
  { row: rowOf(checkoutRows, "checkout: the order") },
  { row: rowOf(checkoutRows, "(classic): apply_coupon"), items: isMarkup, act: applyCoupon },
];

for (const {
  row,
  act = row.act,
  items = () => true,
  renewAfter = 1_000,
  needs = "main",
  done = (page: Page) => row.showsSuccess(page, "late"),
} of ways)
  test(`F7 no answer harms the page, runs or leads away: ${row.name}`, async ({
    context,
    page,
    shop,
    makePage,
    cms,
  }) => {
    test.setTimeout(120_000 * patience);
    const led = await watch(context, page);
    const open = () => row.open({ page, put: shop.put, makePage });
    await open();
    const address = page.url();
    const list = answers.filter(items);
    expect(list.length).toBeGreaterThan(5);
    for (const [round, item] of list.entries()) {
      // Some answers lead to another page of the shop, and one replaces what is on this page.
      const isGone = page.url() !== address || (await page.locator(needs).count()) === 0;
      if (isGone || (round > 0 && round % renewAfter === 0)) {
        await forgetVisitor(page);
        await open();
      }
      await giveTo(row.target, item, { shop, cms });
      const answered = page.waitForResponse((response) => row.isCall(response.request()));
      await act(page, round);
      await answered;
      await page.waitForLoadState();
      await atRest(page);
      await expectUnharmed(page, cms, led, item.id);
    }
    await forgetVisitor(page);
    await open();
    await row.act(page);
    await done(page);
    await expectUnharmed(page, cms, led, "the shop's own answer");
  });

test("F7 F39 no answer for the provider's page runs or leads away, and the visitor can pay after it", async ({
  context,
  page,
  shop,
  makePage,
  cms,
}) => {
  test.setTimeout(120_000 * patience);
  const row = rowOf(paymentRows, "the question for the provider's page");
  const led = await watch(context, page);
  await row.open({ page, put: shop.put, makePage });
  const address = page.url();
  await storeAnswer(cms, {
    path: "/given/order",
    body: JSON.stringify({ result: "success", order_id: 7, redirect: `${cms}/checkout/#paid` }),
    headers: { "content-type": "application/json" },
  });
  // Good addresses, to which the page would lead, and `false` are in payment-popup.spec.ts.
  const isHostile = ({ text }: CorpusItem) => !/^\s*false\s*$/i.test(text) && text.length < 200_000;
  for (const item of answers.filter(isHostile)) {
    if (page.url() !== address) {
      await forgetVisitor(page);
      await row.open({ page, put: shop.put, makePage });
    }
    const targets = `checkout=stored:/given/order,${row.target}`;
    await giveTo(targets, { contentType: "text/html", ...item }, { shop, cms });
    const answered = page.waitForResponse((response) => row.isCall(response.request()));
    await page.locator("#place_order").click();
    await answered;
    const dialog = page.getByRole("dialog", { name: "Payment" });
    const problem = page.locator(".islet-payment-problem");
    await expect(dialog.or(problem).first()).toBeVisible();
    await expectUnharmed(page, cms, led, item.id);
    if (await dialog.isVisible()) await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  await shop.fault("");
  await row.act(page);
  await row.showsSuccess(page, "late");
});

const STORED = corpus("storage");
test("F16 no stored value breaks the shop's pages: a list that adds, a checkout with its totals", async ({
  context,
  page,
  shop,
  cms,
}) => {
  test.setTimeout(120_000 * patience);
  const led = await watch(context, page);
  await shop.put(18);
  await page.goto("/shop/?store-notice=on");
  const nth = (item: CorpusItem) => STORED.filter(({ name }) => name === item["name"]).indexOf(item);
  const fragments = answers.filter(({ text }) => text.startsWith('{"fragments"'));
  const rounds = Math.max(...STORED.map(nth), fragments.length - 1) + 1;
  for (let round = 0; round < rounds; round++) {
    await page.evaluate(
      ({ list, kept }) => {
        for (const { kind, name, text } of list)
          if (kind === "cookie") document.cookie = `${name}=${encodeURIComponent(text)}; path=/`;
          else localStorage.setItem(name, text);
        const hash = /woocommerce_cart_hash=(\w+)/.exec(document.cookie)?.[1] ?? "";
        sessionStorage.setItem("wc_fragments", kept);
        sessionStorage.setItem("wc_cart_hash", hash);
        localStorage.setItem("wc_cart_hash", hash);
        sessionStorage.setItem("wc_cart_created", String(Date.now()));
      },
      {
        list: STORED.filter((item) => nth(item) === round).map((item) => ({
          kind: String(item["kind"]),
          name: String(item["name"]),
          text: item.text,
        })),
        kept: JSON.stringify(
          (JSON.parse(fragments[round % fragments.length]?.text ?? "{}") as { fragments?: unknown })
            .fragments,
        ),
      },
    );
    await page.goto("/checkout/");
    await expect(page.locator("[data-widget~=checkout]")).toHaveAttribute("data-widget-state", "mounted");
    await atRest(page);
    await expectUnharmed(page, cms, led, `round ${round} at the checkout`);
    await page.goto("/shop/");
    await page.getByRole("button", { name: "Add to cart: “Mug”" }).click();
    await expect(page.getByRole("button", { name: "Add to cart: “Mug”" })).toHaveClass(/\badded\b/);
    await expectUnharmed(page, cms, led, `round ${round} at the list`);
  }
});

/** On such a page scripts cannot make an element or hear an event; the shop goes on without them. */
const STANDS_DOWN =
  /^<\w+ name="?(?:addEventListener|createElement|defaultView|documentElement|createDocumentFragment)\b/;
const clobbers = corpus("clobber").map(({ text }) =>
  text.replace('data-widget="form" data-settings="{}"', 'data-widget="sticky-header" data-widget-on="load"'),
);
const thirds = [0, 1, 2].map((third) =>
  clobbers.filter((markup, index) => !STANDS_DOWN.test(markup) && index % 3 === third),
);
const CLOBBERED = [
  "by the button of a list",
  "by the form of a product",
  "a quantity by Enter",
  "checkout: the order",
];

for (const part of CLOBBERED)
  test(`markup that shadows names of the page keeps nothing from working: ${part}`, async ({
    context,
    page,
    shop,
    makePage,
    cms,
  }) => {
    test.setTimeout(120_000 * patience);
    const row = rowOf([...listRows, ...cartRows, ...checkoutRows, ...paymentRows], part);
    const led = await watch(context, page);
    let beside = "";
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() !== "document" || !beside) return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const body = (await response.text())
        .replace("mini-cart cart-fragments", "cart-fragments")
        .replace(/<body[^>]*>/, (tag) => `${tag}<div data-clobber hidden>${beside}</div>`);
      await route.fulfill({ response, body });
    });
    for (const [index, third] of thirds.entries()) {
      await forgetVisitor(page);
      beside = third.join("\n");
      await row.open({ page, put: shop.put, makePage });
      await row.act(page);
      await row.showsSuccess(page, "late");
      await expectUnharmed(page, cms, led, `third ${index}`);
    }
  });

test("the canary sings: what runs, what is dangerous and what leads away is seen", async ({
  context,
  page,
}) => {
  const led = await watch(context, page);
  await page.goto("/shop/");
  await page.evaluate(() => {
    const image = document.createElement("img");
    image.setAttribute("onerror", "alert(1)");
    image.src = "https://evil.example/x.png";
    document.body.append(image);
  });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "ran") as string[])).toEqual(["alert"]);
  expect((await dangersOf(page)).dangers).toHaveLength(1);
  await expect.poll(() => troubles(page).outsideRequests.length).toBe(1);
  await page.goto("about:blank#away").catch(() => undefined);
  expect(led.at(-1)).toBe("about:blank#away");
});
