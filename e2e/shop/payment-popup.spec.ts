import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { ADDRESS } from "../support/address.ts";
import { announced } from "../support/announced.ts";
import { fillAddress } from "../support/checkout-page.ts";
import { CORE } from "../support/core.ts";
import { onceInCore, onceInShort } from "../support/exhaustive.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { ONE_ENGINE } from "../support/one-engine.ts";
import { type Call, test } from "../support/shop.ts";
import { expect, expectNoAxeViolations, expectQuiet } from "../support/test.ts";

const POPUP_METHODS = ["meshulam-payment", "bitpay-payment", "cal-payment"];
/** The window is the same for each of them, so one tells whether both engines draw it alike. */
const engineTag = (method: string) => (method === POPUP_METHODS[0] ? [] : [ONE_ENGINE]);
/** Told by the browser itself, of failures that the test asks for. */
const NETWORK = [/Failed to load resource|net::ERR_/, /\[islet\] payment-popup-triggers: /];

const form = (page: Page) => page.locator("form.checkout");
const placeOrder = (page: Page) => page.locator("#place_order");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Payment" });
const closeButton = (page: Page) => dialog(page).getByRole("button", { name: "Close" });
const provider = (page: Page) => page.frameLocator("#meshulam-iframe");

/** A visitor at the checkout who has filled in what the shop wants to know; the totals have come to rest. */
async function atCheckout(page: Page, method: string, query = "") {
  await page.goto(`/checkout/${query}`);
  await expect(page.locator("[data-widget~=checkout]")).toHaveAttribute("data-widget-state", "mounted");
  const totals = page.waitForResponse(
    (response) =>
      response.url().includes("update_order_review") &&
      Boolean(response.request().postData()?.includes("has_full_address=true")),
  );
  await fillAddress(page);
  await totals;
  await expect(page.locator("#payment")).not.toHaveAttribute("aria-busy");
  const radio = page.locator(`#payment_method_${method}`);
  // Not `check()`: until the code that takes the payment has come, the form holds a press back.
  await radio.click();
  await expect(radio).toBeChecked();
  await expect(form(page)).toHaveAttribute("data-widget-state", "mounted");
}

const ordersIn = (calls: readonly Call[]) => calls.filter(({ endpoint }) => endpoint === "checkout");
const questionsIn = (calls: readonly Call[]) =>
  calls.filter(({ endpoint }) => endpoint === "meshulam_popup_payment_iframe");

test.beforeEach(({ shop }) => shop.put(18));

// Motion is the promise of one test; to draw it in all of them costs as much as their visits.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [index, method] of POPUP_METHODS.entries()) {
  const tags = engineTag(method);
  test(
    `payment-popup.1 payment-popup.2 payment-popup.4 payment-popup.7 payment-popup.9 ${method}: the provider's page in a dialog, closed by button and keys, paid by keyboard alone under the same order`,
    onceInCore(index, ...tags),
    async ({ page, shop }) => {
      await atCheckout(page, method);
      await placeOrder(page).click();
      await expect(dialog(page)).toBeVisible();
      await expect(provider(page).getByRole("heading")).toContainText("Pay");
      expect(await page.evaluate(() => Reflect.get(window, "popupScriptHasRun"))).toBeUndefined();
      const calls = await shop.calls();
      expect(ordersIn(calls).map(({ fields }) => fields)).toEqual([
        expect.objectContaining({ ...ADDRESS, payment_method: method }),
      ]);
      expect(questionsIn(calls).map(({ fields }) => fields)).toEqual([
        { action: "meshulam_popup_payment_iframe", order_id: "100" },
      ]);
      await expectNoAxeViolations(page, ".islet-payment__panel");
      await closeButton(page).click();
      await expect(dialog(page)).toBeHidden();
      await expect(placeOrder(page)).toBeFocused();
      await expect(form(page)).not.toHaveClass(/processing/);
      await expect(page.locator("#billing_email")).toHaveValue("ada@shop.example");

      await page.keyboard.press("Enter");
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await expect(placeOrder(page)).toBeFocused();
      await page.keyboard.press("Space");
      await expect(provider(page).getByRole("heading")).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(closeButton(page)).toBeFocused();
      await expect(closeButton(page)).toHaveCSS("opacity", "1");
      await page.keyboard.press("Enter");
      await expect(placeOrder(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(provider(page).getByRole("heading")).toBeVisible();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(provider(page).getByRole("button", { name: "Pay", exact: true })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/order-received\/100/);
      await expect(page.getByText("Your order has been received")).toBeVisible();
      expect(ordersIn(await shop.calls())).toHaveLength(4);
      await expectQuiet(page);
    },
  );

  test(
    `payment-popup.5 ${method}: the answer false leads to the address of the order, a card that the bank declines to the page that says so`,
    onceInShort(index, ...tags),
    async ({ page, shop }) => {
      await atCheckout(page, method, "?payment-popup=off");
      await placeOrder(page).click();
      await expect(page).toHaveURL(/order-received\/100\/\?key=wc_order_/);
      const calls = await shop.calls();
      expect([ordersIn(calls).length, questionsIn(calls).length]).toEqual([1, 1]);
      await expectQuiet(page);

      await atCheckout(page, method, "?payment-popup=on");
      await placeOrder(page).click();
      await provider(page).getByRole("button", { name: "Decline the card" }).click();
      await expect(page).toHaveURL(/order-received\/100/);
      await expect(page.locator(".woocommerce-thankyou-order-failed")).toBeVisible();
    },
  );
}

test("payment-popup.1 payment-popup.9 Enter in a field of the address is caught as the button is, and asks for no totals while the order is paid for; they come when the window closes", async ({
  page,
  shop,
}) => {
  await atCheckout(page, "meshulam-payment");
  const reviews = async () =>
    (await shop.calls()).filter(({ endpoint }) => endpoint === "update_order_review").length;
  const before = await reviews();
  await page.locator("#billing_city").fill("Leeds");
  await page.locator("#billing_city").press("Enter");
  await expect(provider(page).getByRole("heading")).toBeVisible();
  expect(ordersIn(await shop.calls())).toHaveLength(1);
  expect(await reviews()).toBe(before);
  const totals = page.waitForResponse(/update_order_review/);
  await page.keyboard.press("Escape");
  await totals;
  await expect(page.locator("#payment")).not.toHaveAttribute("aria-busy");
  expect(await reviews()).toBe(before + 1);
});

test("payment-popup.1 on the builder's checkout, too: the button, and Enter in a field of the address", async ({
  page,
  shop,
}) => {
  await atCheckout(page, "meshulam-payment", "?checkout-template=builder");
  await placeOrder(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(placeOrder(page)).toBeFocused();
  await page.locator("#billing_city").press("Enter");
  await expect(provider(page).getByRole("heading")).toBeVisible();
  const calls = await shop.calls();
  expect([ordersIn(calls).length, questionsIn(calls).length]).toEqual([2, 2]);
});

/** The file that holds the island's own code. */
async function islandFile(page: Page): Promise<string> {
  const manifest = (await (await page.request.get("/islet/manifest.json")).json()) as {
    widgets: Record<string, { files: string[] }>;
  };
  return manifest.widgets["payment-popup"]?.files[0] ?? "";
}

test("payment-popup.7 the close button fades in over 6000 ms, and closes meanwhile; with less motion it is there; React comes when Place order is pressed", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const chunks: string[] = [];
  page.on("request", (request) => chunks.push(request.url()));
  const file = await islandFile(page);
  const hasReact = () => chunks.some((url) => /\/p?react-[^/]*\.js/.test(url) || url.includes(file));
  await atCheckout(page, "meshulam-payment");
  expect(hasReact()).toBe(false);
  await placeOrder(page).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  expect(hasReact()).toBe(true);
  const fade = await closeButton(page).evaluate((button) =>
    button
      .getAnimations()
      .map(({ effect }) => [
        effect?.getTiming().duration,
        (effect as KeyframeEffect).getKeyframes().map(({ opacity }) => opacity),
      ]),
  );
  expect(fade).toEqual([[6_000, ["0", "1"]]]);
  // However slow the machine: the fade is at its start.
  await closeButton(page).evaluate((button) => {
    for (const animation of button.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
  });
  await expect(closeButton(page)).toHaveCSS("opacity", "0");
  await closeButton(page).click();
  await expect(dialog(page)).toBeHidden();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await placeOrder(page).press("Enter");
  await expect(dialog(page)).toBeVisible();
  expect(await closeButton(page).evaluate((button) => button.getAnimations().length)).toBe(0);
  await expect(closeButton(page)).toHaveCSS("opacity", "1");
});

test("payment-popup.1 payment-popup.9 however often it is pressed: one order, the form covered and busy, the provider's own loader shown where the shop prints one", async ({
  page,
  shop,
}) => {
  await atCheckout(page, "meshulam-payment");
  await page.evaluate(() => {
    const loader = document.createElement("div");
    loader.className = "main_meshulam_loader";
    loader.textContent = "One moment";
    loader.style.display = "none";
    document.body.append(loader);
  });
  const order = await holdRequests(page, /wc-ajax=checkout$/);
  const presses = () =>
    placeOrder(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
  await presses();
  await expect(form(page)).toHaveClass(/processing/);
  await expect(form(page)).toHaveAttribute("aria-busy", "true");
  await expect(form(page).locator("> .blockOverlay")).toBeVisible();
  await expect(page.getByText("One moment")).toBeVisible();
  await presses();
  order.release();
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByText("One moment")).toBeHidden();
  await presses();
  const calls = await shop.calls();
  expect([ordersIn(calls).length, questionsIn(calls).length]).toEqual([1, 1]);
  await expect(page.locator(".blockOverlay")).toHaveCount(0);
});

// Every other fault of both calls: shop-faults.exhaustive.spec.ts.
test("payment-popup.3 payment-popup.8 refused, failed, and with an expired nonce: the loader hides, the page says why, nothing is ordered twice, and the next press pays", async ({
  page,
  shop,
}) => {
  const orders = async () => ordersIn(await shop.calls()).length;
  const isFree = async () => {
    await expect(form(page)).not.toHaveClass(/processing/);
    await expect(form(page)).not.toHaveAttribute("inert");
    await expect(page.locator(".blockOverlay")).toHaveCount(0);
  };
  await atCheckout(page, "meshulam-payment");
  await page.locator("#billing_email").fill("not an address");
  await placeOrder(page).click();
  await expect(announced(page, "is not a valid email address")).toBeVisible();
  await expect(page.locator("#billing_email")).toHaveAttribute("aria-invalid", "true");
  await isFree();
  expect([await orders(), questionsIn(await shop.calls()).length]).toEqual([1, 0]);

  await page.locator("#billing_email").fill("ada@shop.example");
  await shop.fault("checkout=minus-one");
  await placeOrder(page).click();
  await expect(announced(page, "could not be started")).toBeVisible();
  await isFree();
  await expect(page.locator("#billing_email")).toHaveValue("ada@shop.example");
  expect(await orders()).toBe(2);

  await shop.fault("checkout=expired-nonce*1");
  const renewed = page.waitForResponse(/update_order_review/);
  await placeOrder(page).click();
  await expect(announced(page, "unable to process your order")).toBeVisible();
  await expect(page.locator(".islet-payment-problem")).toHaveCount(0);
  await renewed;
  await expect(page.locator("#payment_method_meshulam-payment")).toBeChecked();
  await placeOrder(page).click();
  await expect(provider(page).getByRole("heading")).toBeVisible();
  expect(await orders()).toBe(4);
  await expectQuiet(page, NETWORK);
});

test("payment-popup.3 without the checkout widget the form's own submit shows the errors", {
  tag: ONE_ENGINE,
}, async ({ page }) => {
  await page.route(/\/checkout\/$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('data-widget="checkout"', "");
    return route.fulfill({ response, body });
  });
  await page.goto("/checkout/");
  await page.locator("#billing_city").fill("London");
  await expect(form(page)).toHaveAttribute("data-widget-state", "mounted");
  await page.locator("#payment_method_meshulam-payment").check();
  const visit = page.waitForRequest((request) => request.isNavigationRequest());
  await placeOrder(page).click();
  expect((await visit).method()).toBe("POST");
  await expect(page.getByText("is a required field").first()).toBeVisible();
});

/** Answers the question for the provider's page with this. */
const answerWith = (page: Page, body: string) =>
  page.route("**/admin-ajax.php", async (route) => {
    if (!route.request().postData()?.includes("meshulam")) return route.fallback();
    return route.fulfill({ status: 200, contentType: "text/html", body });
  });

test("payment-popup.6 apple-payment by mouse: the page goes to the address", {
  tag: ONE_ENGINE,
}, async ({ page, shop }) => {
  await atCheckout(page, "apple-payment");
  await placeOrder(page).click();
  await expect(page).toHaveURL(/\/payment-provider\/100\//);
  expect(questionsIn(await shop.calls())).toHaveLength(1);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page).toHaveURL(/order-received\/100/);
});

test("payment-popup.6 apple-payment by keyboard: an answer that is no address is shown, one of another host not followed, the shop's is", {
  tag: [CORE, ONE_ENGINE],
}, async ({ page, shop }) => {
  await atCheckout(page, "apple-payment");
  await answerWith(
    page,
    '<div class="popup_overlay_meshulam"><div id="meshulam-iframe-container"><h2>Apple Pay is not available.</h2></div></div>',
  );
  await placeOrder(page).press("Enter");
  await expect(dialog(page).getByText("Apple Pay is not available.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.unroute("**/admin-ajax.php");
  await answerWith(page, "https://evil.example/pay");
  await placeOrder(page).press("Enter");
  await expect(announced(page, "could not be started")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/checkout/");
  await expectQuiet(page, NETWORK);
  await page.unroute("**/admin-ajax.php");
  await placeOrder(page).press("Enter");
  await expect(page).toHaveURL(/\/payment-provider\/100\//);
  expect(questionsIn(await shop.calls())).toHaveLength(1);
  await page.getByRole("button", { name: "Pay", exact: true }).press("Enter");
  await expect(page).toHaveURL(/order-received\/100/);
});

test("what draws the window does not arrive at the CMS's own place for it: the visitor is told, and the next press tries again", async ({
  page,
}) => {
  await page.route(/\/checkout\/$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</main>", '<div data-widget="payment-popup"></div>$&');
    return route.fulfill({ response, body });
  });
  const file = `**/${await islandFile(page)}*`;
  await page.route(file, (route) => route.abort());
  await atCheckout(page, "meshulam-payment");
  await placeOrder(page).click();
  await expect(announced(page, "could not be started")).toBeVisible();
  await page.unroute(file);
  await placeOrder(page).click();
  await expect(provider(page).getByRole("heading")).toBeVisible();
  await expect(page.locator("[data-widget=payment-popup]")).toHaveCount(1);
});

test("payment-popup.8 code that does not arrive, what draws the window or, once the order stands, what reads the answer: the visitor is told, and the next press tries again", async ({
  page,
}) => {
  const file = `**/${await islandFile(page)}*`;
  await atCheckout(page, "meshulam-payment");
  let isBroken = true;
  await page.route("**/islet/chunks/**", async (route) => {
    const response = await route.fetch();
    const isReader = (await response.text()).includes("islet-payment__content");
    return isReader && isBroken ? route.abort() : route.fulfill({ response });
  });
  await page.route(file, (route) => route.abort());
  const isTold = async () => {
    await expect(announced(page, "could not be started")).toBeVisible();
    await expect(form(page)).not.toHaveClass(/processing/);
    await expect(form(page)).not.toHaveAttribute("inert");
  };
  await placeOrder(page).click();
  await isTold();
  await page.unroute(file);
  const reader = page.waitForEvent("requestfailed");
  await placeOrder(page).click();
  await reader;
  await isTold();
  isBroken = false;
  await placeOrder(page).click();
  await expect(provider(page).getByRole("heading")).toBeVisible();
  await expect(page.locator("[data-widget=payment-popup]")).toHaveCount(1);
});

test("payment-popup.1 the very first press on the page is replayed once: one order", async ({
  page,
  shop,
}) => {
  await page.route(/\/checkout\/$/, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [name, value] of Object.entries(ADDRESS))
      body = body.replace(new RegExp(`(id="${name}"[^>]*?value=")`), `$1${value}`);
    body = body.replace(/ ?checked="checked"/g, "").replace('value="meshulam-payment"', "$& checked");
    return route.fulfill({ response, body });
  });
  const code = await holdRequests(page, /\/checkout\.js/);
  await page.goto("/checkout/");
  await expect(form(page)).toHaveAttribute("data-widget-state", "waiting");
  await expect.poll(() => code.requested).not.toEqual([]);
  await placeOrder(page).dispatchEvent("click");
  code.release();
  await expect(provider(page).getByRole("heading")).toBeVisible();
  const calls = await shop.calls();
  expect([ordersIn(calls).length, questionsIn(calls).length]).toEqual([1, 1]);
});

/** The provider at an origin of its own, as in life. Each visit of its page does the next of these when Go is pressed. */
async function atProvider(page: Page, cms: string, ...scripts: string[]) {
  const origin = "https://pay.example";
  const csp = `default-src 'self'; script-src 'nonce-%nonce%' 'strict-dynamic'; frame-src 'self' ${origin}; require-trusted-types-for 'script'; trusted-types islet; img-src 'self' data:`;
  await page.route(/\/checkout\/(?:\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/("origins":\[)[^\]]*/, `$1"${origin}"`);
    return route.fulfill({ response, body });
  });
  await page.route("**/admin-ajax.php", async (route) => {
    if (!route.request().postData()?.includes("meshulam")) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replace(cms, origin) });
  });
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>Provider</title><h1>Pay</h1><button id="go">Go</button><script>go.onclick = () => { ${scripts.shift()} };</script>`,
    }),
  );
  await atCheckout(page, "meshulam-payment", `?csp=${encodeURIComponent(csp)}`);
  await placeOrder(page).click();
  await expect(provider(page).getByRole("heading")).toBeVisible();
  return provider(page).getByRole("button", { name: "Go" });
}

const CLOSINGS = [
  ['{ action: "close" }', ""],
  ['{ action: "failed_to_load_page" }', "could not be loaded"],
  ['{ action: "bit_cancel" }', "was cancelled"],
  ['"MeshulamCancelBitPayment_nauK1M54J"', "was cancelled"],
] as const;

test("from the provider's own origin: each message that ends the payment closes the window, and the visitor can pay; paid, it waits, and the shop's return address in the frame leads the whole page on", async ({
  page,
  cms,
}) => {
  await page.route("**/wc-api/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<script>top.location.href = '/shop/?paid';</script>" }),
  );
  const go = await atProvider(
    page,
    cms,
    ...CLOSINGS.map(([message]) => `parent.postMessage(${message}, "*")`),
    `window.done ? location.href = "${cms}/wc-api/return" : (window.done = true, parent.postMessage({ action: "payment", status: 1 }, "*"))`,
  );
  for (const [message, outcome] of CLOSINGS)
    await test.step(message, async () => {
      await go.click();
      await expect(dialog(page)).toBeHidden();
      await expect(placeOrder(page)).toBeFocused();
      if (outcome) await expect(announced(page, outcome)).toBeVisible();
      await placeOrder(page).click();
      await expect(provider(page).getByRole("heading")).toBeVisible();
      await expect(page.locator(".islet-payment-problem")).toHaveCount(0);
    });
  await go.click();
  await expect(dialog(page).locator("[role=status]")).toHaveText(/Loading/);
  await go.click();
  await expect(page).toHaveURL(/\/shop\/\?paid/);
});

test("payment-popup.7 hostile messages, and right ones from elsewhere, change nothing and lead nowhere; an error is told in the dialog, as text; markup that attacks is shown without its attack", async ({
  page,
  cms,
}) => {
  const { items } = JSON.parse(readFileSync("tests/corpora/messages.json", "utf8")) as {
    items: { data: unknown }[];
  };
  const script = `for (const data of ${JSON.stringify(items.map(({ data }) => data)).replaceAll("<", "\\u003c")}) parent.postMessage(data, "*"); parent.postMessage({ iframeError: { message: "<b>Refused</b>" } }, "*")`;
  const go = await atProvider(page, cms, script);
  // The page's own window, and so any script or other frame of it, is not the provider.
  await page.evaluate(() => window.postMessage({ action: "close" }, "*"));
  await go.click();
  await expect(dialog(page).getByRole("alert")).toHaveText("<b>Refused</b>");
  await expect(dialog(page)).toBeVisible();
  await expectNoAxeViolations(page, ".islet-payment__panel");
  expect(new URL(page.url()).pathname).toBe("/checkout/");
  await expectQuiet(page);

  await closeButton(page).click();
  await answerWith(
    page,
    `<div class="popup_overlay_meshulam"><h2>Sorry</h2><img src="x" onerror="window.hit = 1"><script>window.hit = 1</script>
     <iframe src="javascript:parent.hit=1"></iframe><iframe src="https://evil.example/"></iframe><iframe srcdoc="<script>parent.hit=1</script>"></iframe></div>`,
  );
  await placeOrder(page).click();
  await expect(dialog(page).getByText("Sorry")).toBeVisible();
  await expect(dialog(page).locator("iframe, script")).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "hit"))).toBeUndefined();
});

/** A policy without Trusted Types, under which scripts can be added by a script that has the nonce. */
const PLAIN_POLICY = `?csp=${encodeURIComponent("default-src 'self'; script-src 'nonce-%nonce%' 'strict-dynamic'; frame-src 'self'")}`;

/** More settings for the form's widget, in the page configuration. */
const addSettings = (page: Page, settings: string) =>
  page.route(/\/checkout\/(?:\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('{"origins":', `{${settings},"origins":`);
    return route.fulfill({ response, body });
  });

test("the provider's inline scripts run where the settings allow it, under the page's nonce", async ({
  page,
}) => {
  await addSettings(page, '"inline_scripts":"yes"');
  await atCheckout(page, "meshulam-payment", PLAIN_POLICY);
  await placeOrder(page).click();
  await expect(provider(page).getByRole("heading")).toBeVisible();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "popupScriptHasRun"))).toBe(true);
  await expectQuiet(page);
});

for (const isAllowed of [true, false])
  test(`the provider's wallet ${isAllowed ? "pays in its own window, under Trusted Types, too, its script loaded from the one listed origin" : "is not loaded from an origin that the settings do not list"}`, {
    tag: ONE_ENGINE,
  }, async ({ page }) => {
    let loads = 0;
    await page.route("https://cdn.meshulam.co.il/sdk/gs.min.js", (route) => {
      loads++;
      return route.fulfill({
        contentType: "text/javascript",
        body: `let events; window.growPayment = { init(config) { events = config.events; }, renderPaymentOptions(token) {
          const pay = document.createElement("button"); pay.textContent = "Wallet " + token; pay.onclick = () => events.onSuccess(); document.body.prepend(pay); } };`,
      });
    });
    await addSettings(
      page,
      isAllowed ? '"script_origins":["https://cdn.meshulam.co.il"]' : '"script_origins":[]',
    );
    await atCheckout(page, "meshulam-payment");
    await page.locator("#payment_method_meshulam-payment").evaluate((radio: HTMLInputElement) => {
      radio.value = "grow-wallet-payment";
    });
    await page.route("**/?wc-ajax=checkout", (route) =>
      route.fulfill({ json: { result: "success", redirect: "/cart/", order_id: 100 } }),
    );
    await page.route("**/admin-ajax.php", (route) =>
      route.request().postData()?.includes("grow_wallet")
        ? route.fulfill({ json: { token: "t1", thank_you_url: "/shop/?paid" } })
        : route.fallback(),
    );
    await placeOrder(page).click();
    if (isAllowed) {
      await page.getByRole("button", { name: "Wallet t1" }).click();
      await expect(page).toHaveURL(/\/shop\/\?paid/);
    } else await expect(announced(page, "could not be started")).toBeVisible();
    expect(loads).toBe(isAllowed ? 1 : 0);
  });

test("an ordinary way to pay goes its ordinary way", { tag: ONE_ENGINE }, async ({ page, shop }) => {
  await atCheckout(page, "cod");
  await placeOrder(page).click();
  await expect(page).toHaveURL(/order-received\/100/);
  const calls = await shop.calls();
  expect([ordersIn(calls).length, questionsIn(calls).length]).toEqual([1, 0]);
});
