import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { atRest, type CartCall, cartServer } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

const fixture = readFileSync("widgets/checkout/fixture.html", "utf8");
/** The page that pays an order placed before. */
const PAY = fixture
  .replace('<form name="checkout" method="post" class="checkout woocommerce-checkout"', "<form")
  .replace('<form action="/checkout/"', '<form id="order_review" action="/checkout/order-pay/7/"')
  .replace('id="order_review" class', 'id="inside" class');
const CLASS = "has-custom-place-order-button";
const PAYMENT = ".woocommerce-checkout-payment";

interface Api {
  validate(): Promise<{ hasError: boolean }>;
  submit(): void;
}

let calls: readonly CartCall[];
/** What the wallet did, in order. */
let done: string[];
let wallet: Api;
let register: () => void;

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as the DOM's own types have it
const element = <Found extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector) as Found;
const form = () => element<HTMLFormElement>("form.checkout, form#order_review");
const walletButton = () => document.querySelector<HTMLElement>(".wc-custom-place-order-button button");
const choose = (method: string) => element(`#payment_method_${method}`).click();
const pressEnter = (selector: string) =>
  element(selector).dispatchEvent(
    new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
  );
const orders = () => calls.filter(({ endpoint }) => endpoint === "checkout").length;

/** The shop's registry, where the server says that the method `cod` has its own button. */
function createRegistry() {
  let isRegistered = false;
  let isActive = false;
  const cleanup = () => {
    if (isActive) done.push("cleanup");
    isActive = false;
  };
  register = () => {
    isRegistered = true;
    document.dispatchEvent(
      new CustomEvent("wc_custom_place_order_button_registered", { detail: { method: "cod" } }),
    );
  };
  return {
    __maybeHideDefaultButtonOnInit(method: string) {
      if (method === "cod") form().classList.add(CLASS);
    },
    __maybeShow(method: string, api: Api) {
      cleanup();
      document.querySelector(".wc-custom-place-order-button")?.remove();
      form().classList.toggle(CLASS, method === "cod");
      if (method !== "cod" || !isRegistered) return;
      done.push("render");
      isActive = true;
      wallet = api;
      element("#place_order").insertAdjacentHTML(
        "afterend",
        '<div class="wc-custom-place-order-button"><button type="button">Pay by wallet</button></div>',
      );
    },
    __cleanup() {
      cleanup();
      document.querySelector(".wc-custom-place-order-button")?.remove();
    },
  };
}

beforeEach(() => {
  calls = cartServer();
  done = [];
  vi.spyOn(HTMLElement.prototype, "animate").mockReturnValue(undefined as unknown as Animation);
  vi.spyOn(navigation, "assign").mockReturnValue();
  vi.stubGlobal("wc", { customPlaceOrderButton: createRegistry() });
});

async function requestTotals({ islet }: Awaited<ReturnType<typeof mountMarkup>>) {
  const before = calls.length;
  islet.bus.emit("update_checkout", {});
  await vi.waitFor(() => expect(calls.length).toBe(before + 1));
  return calls.at(-1) as CartCall;
}

describe.each([
  ["the checkout", fixture],
  ["the page that pays an order placed before", PAY],
])("a payment method with a button of its own, on %s", (_, html) => {
  it("shows it while the method is chosen, and takes it away for another one and in the end", async () => {
    const { stop } = await mountMarkup(html);
    register();
    expect(walletButton()).toBeNull();
    choose("cod");
    expect(walletButton()?.textContent).toBe("Pay by wallet");
    expect(form().classList).toContain(CLASS);
    choose("bacs");
    expect(walletButton()).toBeNull();
    expect(form().classList).not.toContain(CLASS);
    choose("cod");
    stop();
    expect(done).toEqual(["render", "cleanup", "render", "cleanup"]);
    const serverBody = document.createElement("body");
    serverBody.innerHTML = html;
    expect(form().className).toBe(
      serverBody.querySelector("form.checkout, form#order_review")?.className ?? "",
    );
  });

  it("hides the shop's button from the start until its script has come, which then draws it once", async () => {
    await mountMarkup(
      html.replace(/ checked(?:="checked")?/, "").replace(/id="payment_method_cod"/, "$& checked"),
    );
    expect(form().classList).toContain(CLASS);
    expect(walletButton()).toBeNull();
    register();
    await atRest();
    expect(done).toEqual(["render"]);
    expect(walletButton()).not.toBeNull();
  });

  it("is not drawn by a script that comes when another method is chosen", async () => {
    await mountMarkup(html);
    register();
    await atRest();
    expect(done).toEqual([]);
  });
});

describe("a page that saves a card", () => {
  const CARD = PAY.replace('id="order_review"', 'id="add_payment_method"');

  it("draws the button of the method that is chosen, whose check finds nothing wrong and whose submit saves the card", async () => {
    const submitted = vi.fn((event: Event) => event.preventDefault());
    let api: Api | undefined;
    const show = vi.fn((_method: string, given: Api) => {
      api = given;
    });
    vi.stubGlobal("wc", { customPlaceOrderButton: { __maybeShow: show } });
    await mountMarkup(CARD.replace("<form id", '<form data-widget="checkout" id'));
    choose("cod");
    expect(show).toHaveBeenLastCalledWith("cod", expect.anything());
    expect(await api?.validate()).toEqual({ hasError: false });
    element("form#add_payment_method").addEventListener("submit", submitted);
    api?.submit();
    expect(submitted).toHaveBeenCalledOnce();
  });

  it("tells gateways once that their fields are there", async () => {
    const told = vi.fn();
    document.addEventListener("init_add_payment_method", told, { once: true });
    await mountMarkup(CARD);
    expect(told).toHaveBeenCalledOnce();
  });
});

describe("an order by a button of its own", () => {
  it("is placed by the method's step alone: Enter in a field leads to the button", async () => {
    await mountMarkup(fixture);
    register();
    choose("cod");
    pressEnter("#billing_postcode");
    await atRest();
    expect(orders()).toBe(0);
    expect(document.activeElement).toBe(walletButton());
    wallet.submit();
    await atRest();
    expect(orders()).toBe(1);
  });

  it("is placed by Enter as ever with another method", async () => {
    await mountMarkup(fixture);
    register();
    choose("bacs");
    pressEnter("#billing_postcode");
    await atRest();
    expect(orders()).toBe(1);
  });

  it("is told what is wrong with the fields, and the first gets the focus; hidden ones do not count", async () => {
    await mountMarkup(
      fixture.replace(
        /<form name="checkout"[^>]*>/,
        '$&<p class="form-row validate-required" hidden><input class="input-text" id="other"></p><p class="form-row"><input type="checkbox" name="terms"></p>',
      ),
    );
    for (const row of document.querySelectorAll<HTMLElement>(".form-row"))
      row.checkVisibility = () => !row.hidden;
    register();
    choose("cod");
    const postcode = element<HTMLInputElement>("#billing_postcode");
    const terms = element<HTMLInputElement>("[name=terms]");
    postcode.value = "";
    terms.checked = true;
    expect(await wallet.validate()).toEqual({ hasError: true });
    expect(document.activeElement).toBe(postcode);
    expect(postcode.getAttribute("aria-invalid")).toBe("true");
    postcode.value = "SW1A 1AA";
    expect(await wallet.validate()).toEqual({ hasError: false });
    terms.checked = false;
    expect(await wallet.validate()).toEqual({ hasError: true });
    expect(document.activeElement).toBe(terms);
    expect(orders()).toBe(0);
  });
});

describe("new totals", () => {
  it("let the button go before they replace its part, and bring it back", async () => {
    const page = await mountMarkup(fixture);
    register();
    choose("cod");
    const call = await requestTotals(page);
    expect(walletButton()).not.toBeNull();
    const payment = element(PAYMENT).cloneNode(true) as HTMLElement;
    payment.querySelector(".wc-custom-place-order-button")?.remove();
    payment.append("New.");
    await call.answer({ result: "success", fragments: { [PAYMENT]: payment.outerHTML } });
    await atRest();
    expect(done).toEqual(["render", "cleanup", "render"]);
    expect(document.querySelectorAll(".wc-custom-place-order-button")).toHaveLength(1);
  });

  it("that fail leave the button", async () => {
    const page = await mountMarkup(fixture);
    register();
    choose("cod");
    await (await requestTotals(page)).answer("", 500);
    await atRest();
    expect(walletButton()).not.toBeNull();
  });
});

const fail = () => {
  throw new Error("no");
};
it.each([
  ["is missing", undefined, 0],
  ["is an element of that name", () => document.createElement("a"), 0],
  ["fails", () => ({ customPlaceOrderButton: { __maybeShow: fail } }), 1],
  ["fails later", () => ({ customPlaceOrderButton: { __maybeShow: async () => fail() } }), 1],
])("a shop whose registry %s takes orders by its own button", async (_, create, problems) => {
  vi.stubGlobal("wc", create?.());
  const page = await mountMarkup(fixture);
  element("#place_order").click();
  await atRest();
  expect(orders()).toBe(1);
  expect(page.problems.filter(({ message }) => message.includes("no"))).toHaveLength(problems);
});
