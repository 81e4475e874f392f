import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { corpus } from "#tests/corpora/corpus.ts";
import { atRest, type CartCall, cartServer } from "#tests/support/cart-server.ts";
import { type MountedPage, mountMarkup } from "#tests/support/mount.ts";
import { fireEvent, screen } from "#tests/support/testing-library.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

const FIXTURE = readFileSync("widgets/payment-popup/fixture.html", "utf8");
const ORIGIN = "https://pay.example";
const SUCCESS = { result: "success", redirect: "/checkout/order-received/100/?key=k", order_id: 100 };
const MARKUP = `<div class="popup_overlay_meshulam"><div id="meshulam-iframe-container">
  <div class="close_popup_meshulam"><img src="/x.svg" alt="Close"></div><div class="payment_loader"></div>
  <iframe id="meshulam-iframe" title="Pay" src="about:blank" height="467"></iframe></div></div>`;

let page: MountedPage;
let calls: readonly CartCall[];
let went: string[];

/** The page configuration with these settings of the form's widget. */
const configWith = (settings: object, config: object = {}) => ({
  ...config,
  widget_settings: { "payment-popup-triggers": { origins: [ORIGIN], ...settings } },
});

async function mount(settings: object = {}, config: Record<string, unknown> = {}, html = FIXTURE) {
  page = await mountMarkup(html, { config: configWith(settings, config) });
}

const form = () => document.querySelector("form") as HTMLFormElement;
const button = () => screen.getByRole("button", { name: "Place order" });
const dialog = () => document.querySelector("dialog") as HTMLDialogElement;
const frame = () => document.querySelector("iframe") as HTMLIFrameElement;
const alert = () => document.querySelector(".islet-payment-problem")?.textContent ?? "";
const choose = (method: string) => {
  for (const radio of document.querySelectorAll<HTMLInputElement>("[name=payment_method]"))
    if (radio.checked) radio.value = method;
};

async function rest() {
  await vi.dynamicImportSettled();
  await atRest();
  await page.settled();
}
async function press() {
  form().dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button() }));
  await rest();
}
const answer = async (index: number, body: unknown, status?: number) => {
  await calls[index]?.answer(body, status);
  await rest();
};
async function open(settings?: object) {
  await mount(settings);
  await press();
  await answer(0, SUCCESS);
  await answer(1, MARKUP);
  await vi.waitFor(() => expect(dialog().open).toBe(true));
}
async function say(data: unknown, origin = ORIGIN, source: unknown = frame()?.contentWindow) {
  dispatchEvent(Object.assign(new MessageEvent("message", { data, origin }), { source }));
  await rest();
}

/** The test DOM's own switch: a frame that is not loaded has no window to hear messages from. */
const dom = (window as unknown as { happyDOM: { settings: { enableIframePageLoading: boolean } } }).happyDOM;

beforeEach(() => {
  dom.settings.enableIframePageLoading = true;
  calls = cartServer();
  went = [];
  vi.spyOn(navigation, "assign").mockImplementation((url) => void went.push(url));
  vi.spyOn(navigation, "reload").mockImplementation(() => void went.push("reload"));
});
// Later files share the window.
afterEach(() => {
  dom.settings.enableIframePageLoading = false;
});

describe("placing the order", () => {
  it.each(["bitpay-payment", "meshulam-payment", "apple-payment", "cal-payment"])(
    "payment-popup.1 payment-popup.2 %s is intercepted and posted once, the form busy",
    async (method) => {
      await mount();
      choose(method);
      const press = new SubmitEvent("submit", { bubbles: true, cancelable: true });
      expect(form().dispatchEvent(press)).toBe(false);
      await rest();
      expect(form().getAttribute("aria-busy")).toBe("true");
      form().dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
      await rest();
      expect(calls.map(({ endpoint, body }) => [endpoint, body["payment_method"]])).toEqual([
        ["checkout", method],
      ]);
    },
  );

  it("payment-popup.1 another way to pay, and a press in the builder's boxes, are not ours", async () => {
    await mount();
    const box = document.createElement("div");
    box.className = "e-coupon-box";
    const apply = Object.assign(document.createElement("button"), { type: "submit" });
    box.append(apply);
    form().append(box);
    const heard = vi.fn((event: Event) => event.preventDefault());
    form().addEventListener("submit", heard);
    form().dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: apply }));
    choose("cod");
    form().dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    await rest();
    expect(heard).toHaveBeenCalledTimes(2);
    expect(calls).toHaveLength(0);
  });

  it("a listener that vetoes keeps the order from being placed", async () => {
    await mount();
    const stop = page.islet.bus.on("checkout_place_order_meshulam-payment", () => false);
    await press();
    expect(calls).toHaveLength(0);
    stop();
    await press();
    expect(calls).toHaveLength(1);
  });

  it("payment-popup.9 while another script's order is on its way nothing is sent", async () => {
    await mount();
    form().classList.add("processing");
    await press();
    expect(calls).toHaveLength(0);
  });

  it("payment-popup.9 a page that came back while its order was on the way asks no provider", async () => {
    await mount();
    await press();
    page.islet.bus.emit("page/restored", {});
    await rest();
    await answer(0, SUCCESS);
    expect(calls).toHaveLength(1);
  });

  it("payment-popup.3 a refusal goes to the ordinary submit, which sends nothing a second time", async () => {
    await mount();
    const submits: string[] = [];
    form().addEventListener("submit", (event) => {
      event.preventDefault();
      submits.push(event.submitter?.id ?? "");
    });
    await press();
    await answer(0, { result: "failure", messages: "<ul class='woocommerce-error'><li>No</li></ul>" });
    expect(submits).toEqual(["place_order"]);
    expect(form().classList.contains("processing")).toBe(false);
    expect(form().hasAttribute("aria-busy")).toBe(false);
    expect(calls).toHaveLength(1);
  });
});

describe("an order that was handed to the ordinary submit", () => {
  it("payment-popup.3 is not taken back where that hands it on: nothing is ordered again before the next press", async () => {
    await mount();
    form().addEventListener("submit", (event) => event.preventDefault());
    await press();
    await answer(0, { result: "failure", messages: "<ul class='woocommerce-error'><li>No</li></ul>" });
    await press();
    expect(calls).toHaveLength(1);
    fireEvent.click(button());
    await rest();
    expect(calls).toHaveLength(2);
  });
});

describe("asking for the provider's page", () => {
  it("payment-popup.4 posts the action and the order's id to the CMS's ajax address", async () => {
    await mount({}, { ajax_url: "/cms/ajax.php" });
    await press();
    await answer(0, SUCCESS);
    expect(calls[1]?.endpoint).toBe(`${location.origin}/cms/ajax.php`);
    expect(calls[1]?.body).toEqual({ action: "meshulam_popup_payment_iframe", order_id: "100" });
  });

  it("payment-popup.5 the answer false leads to the address of the order's answer", async () => {
    await mount();
    await press();
    await answer(0, SUCCESS);
    await answer(1, " false\n");
    expect(went).toEqual([`${location.origin}/checkout/order-received/100/?key=k`]);
    expect(form().classList.contains("processing")).toBe(true);
  });

  it("payment-popup.6 apple-payment goes to the address of the answer, of the provider only", async () => {
    await mount();
    choose("apple-payment");
    await press();
    await answer(0, SUCCESS);
    await answer(1, `${ORIGIN}/apple?x=1`);
    expect(went).toEqual([`${ORIGIN}/apple?x=1`]);
  });

  it.each([
    "https://evil.example/",
    "https://pay.example.evil.example/",
    "https://pay.example@evil.example/",
  ])("payment-popup.6 apple-payment never goes to %s", async (url) => {
    await mount();
    choose("apple-payment");
    await press();
    await answer(0, SUCCESS);
    await answer(1, url);
    expect(went).toEqual([]);
    expect(alert()).toContain("could not be started");
  });

  it.each(["bitpay-payment", "meshulam-payment", "cal-payment", "googlepay-payment"])(
    "payment-popup.7 an answer that is an address is text in the window of %s: only apple-payment goes there",
    async (method) => {
      await mount();
      choose(method);
      await press();
      await answer(0, SUCCESS);
      await answer(1, `${ORIGIN}/apple?x=1`);
      expect(went).toEqual([]);
      expect(dialog().open).toBe(true);
      expect(dialog().textContent).toContain(`${ORIGIN}/apple?x=1`);
    },
  );

  it("an order that was paid already (a script alone) leads to its thank-you page", async () => {
    await mount();
    await press();
    await answer(0, SUCCESS);
    await answer(1, "<script>top.location='/x'</script>");
    expect(went).toEqual([`${location.origin}/checkout/order-received/100/?key=k`]);
  });

  it.each([
    ["", 200],
    ["", 500],
    ["-1", 403],
    ["<!doctype html><title>Log in</title>", 200],
    ['{"error":1}', 200],
    ['<div class="popup_overlay_meshulam"><ifra', 200],
  ])(
    "payment-popup.8 the answer %j (%i) is told and logged, and the next press begins anew",
    async (body, status) => {
      await mount();
      await press();
      await answer(0, SUCCESS);
      await answer(1, body, status);
      expect(alert()).toContain("could not be started");
      expect(page.problems.map(({ message }) => message).join()).toContain("The payment was not begun");
      expect(form().classList.contains("processing")).toBe(false);
      await press();
      expect(alert()).toBe("");
      expect(calls).toHaveLength(3);
    },
  );

  it("payment-popup.8 an order without an answer is not said to be uncharged; nothing is sent again by itself", async () => {
    await mount();
    await press();
    await calls[0]?.drop();
    await rest();
    expect(alert()).toContain("check for any charges");
    expect(calls).toHaveLength(1);
  });

  it("payment-popup.8 a refused nonce of the order asks for new totals, which bring a fresh one", async () => {
    await mount();
    const asked = vi.fn();
    page.islet.bus.on("update_checkout", asked);
    await press();
    await answer(0, "-1", 403);
    expect(alert()).toContain("could not be started");
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe("the provider's window", () => {
  it("payment-popup.7 shows the markup in a modal dialog with a close control of its own, the focus inside", async () => {
    await open();
    expect(dialog().getAttribute("aria-label")).toBe("Payment");
    expect(document.querySelector(".close_popup_meshulam, .payment_loader")).toBeNull();
    expect(frame().closest(".islet-payment__content")).not.toBeNull();
    expect(frame().getAttribute("sandbox")?.split(" ")).toEqual(
      expect.arrayContaining(["allow-scripts", "allow-forms", "allow-top-navigation"]),
    );
    expect(dialog().contains(document.activeElement)).toBe(true);
    expect(dialog().style.getPropertyValue("--islet-payment-fade")).toBe("6s");
    expect(form().hasAttribute("aria-busy")).toBe(false);
  });

  it("a page without a name has one for screen readers, in the page's words", async () => {
    await mount({}, { i18n: { payment: "Zahlung" } });
    await press();
    await answer(0, SUCCESS);
    await answer(1, MARKUP.replace(' title="Pay"', ""));
    expect(frame().title).toBe("Zahlung");
  });

  it("payment-popup.9 closes by its button: the order can be placed again, the focus is back", async () => {
    await open();
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await rest();
    expect(dialog().open).toBe(false);
    expect(document.querySelector("iframe")).toBeNull();
    expect(document.activeElement).toBe(button());
    await press();
    expect(calls.filter(({ endpoint }) => endpoint === "checkout")).toHaveLength(2);
  });

  it("payment-popup.9 the page behind it does not scroll, and does again once it is closed", async () => {
    await open();
    expect(document.documentElement.style.overflow).toBe("hidden");
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await rest();
    expect(document.documentElement.style.overflow).toBe("");
  });

  it("payment-popup.7 shows one page of the provider's, whatever else its markup frames", async () => {
    await mount();
    await press();
    await answer(0, SUCCESS);
    await answer(1, MARKUP.replace("</iframe>", '$&<iframe id="second" src="about:blank"></iframe>'));
    expect([...dialog().querySelectorAll("iframe")].map(({ id }) => id)).toEqual(["meshulam-iframe"]);
  });

  it("payment-popup.9 closes with Escape at once", async () => {
    await open();
    fireEvent(dialog(), new Event("cancel", { cancelable: true }));
    await rest();
    expect(dialog().open).toBe(false);
  });

  it("payment-popup.9 a press while it is open does nothing", async () => {
    await open();
    await press();
    expect(calls).toHaveLength(2);
  });

  it("the end of the widgets takes all of it away", async () => {
    await open();
    page.stop();
    const fresh = document.createElement("body");
    fresh.innerHTML = FIXTURE;
    expect(document.body.innerHTML).toBe(fresh.innerHTML);
  });

  it("a page that comes back from the cache with an open payment is loaded anew", async () => {
    await open();
    page.islet.bus.emit("page/restored", {});
    await rest();
    expect(went).toEqual(["reload"]);
    expect(dialog().open).toBe(false);
  });

  it("without a host in the markup one is made beside the form, and goes with the widget", async () => {
    const html = FIXTURE.replace(/<div data-widget="payment-popup".*$/m, "");
    await mount({}, {}, html);
    expect(document.querySelectorAll("[data-widget=payment-popup]")).toHaveLength(0);
    await press();
    await answer(0, SUCCESS);
    await answer(1, MARKUP);
    expect(dialog().open).toBe(true);
    page.stop();
    const fresh = document.createElement("body");
    fresh.innerHTML = html;
    expect(document.body.innerHTML).toBe(fresh.innerHTML);
  });
});

describe("what the provider's page says", () => {
  it("close closes, and the form keeps what was typed", async () => {
    await open();
    await say({ action: "close" });
    expect(dialog().open).toBe(false);
    expect(went).toEqual([]);
  });

  it("a payment that succeeded leaves the window open: the server leads on", async () => {
    await open();
    await say({ action: "payment", status: 1 });
    expect(dialog().open).toBe(true);
    expect(dialog().querySelector("[role=status]")?.getAttribute("data-busy")).toBe("true");
  });

  it("a payment that has not succeeded leaves the page to the visitor", async () => {
    await open();
    frame().dispatchEvent(new Event("load"));
    await say({ action: "payment", status: 0 });
    expect(dialog().querySelector("[role=status]")?.getAttribute("data-busy")).not.toBe("true");
  });

  it("a page that cannot be loaded leads to the shop's address for it", async () => {
    await open({ fail_url: "/sorry/?a=1" });
    await say({ action: "failed_to_load_page" });
    expect(went).toEqual([`${location.origin}/sorry/?a=1&order_error=failer&order_id=100`]);
  });

  it.each([
    [{ action: "failed_to_load_page" }, "could not be loaded"],
    [{ action: "bit_cancel" }, "was cancelled"],
    ["MeshulamCancelBitPayment_nauK1M54J", "was cancelled"],
  ])("%j closes it and tells the visitor, who can pay again", async (data, text) => {
    await open();
    await say(data);
    expect(dialog().open).toBe(false);
    expect(alert()).toContain(text);
    await press();
    expect(calls).toHaveLength(3);
  });

  it("an error of the page is told in the dialog, as text", async () => {
    await open();
    await say({ iframeError: { message: "<img src=x onerror=alert(1)> refused" } });
    expect(dialog().querySelector("[role=alert]")?.textContent).toBe("<img src=x onerror=alert(1)> refused");
    expect(dialog().querySelector("[role=alert] img")).toBeNull();
  });

  it("an error told just before the page has loaded stays", async () => {
    await open();
    const told = say({ iframeError: { message: "Refused" } });
    frame().dispatchEvent(new Event("load"));
    await told;
    expect(dialog().querySelector("[role=alert]")?.textContent).toBe("Refused");
  });

  it("is heard from the frame alone, and from listed origins alone", async () => {
    await open();
    await say({ action: "close" }, "https://evil.example");
    await say({ action: "close" }, "");
    await say({ action: "close" }, `${ORIGIN}.evil.example`);
    await say({ action: "close" }, ORIGIN, window);
    await say({ action: "close" }, ORIGIN, null);
    expect(dialog().open).toBe(true);
  });

  it("hostile messages change nothing and lead nowhere", async () => {
    await open();
    // The cover fades away by itself.
    await vi.waitFor(() => expect(document.querySelector(".blockUI")).toBeNull());
    const before = document.body.innerHTML;
    const items = corpus("messages", "data") as unknown as { origin: string; data: unknown }[];
    for (const { origin, data } of items) await say(data === "__undefined__" ? undefined : data, origin);
    expect(document.body.innerHTML).toBe(before);
    expect(went).toEqual([]);
  });
});
