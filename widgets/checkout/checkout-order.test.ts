import { describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { announcements } from "#tests/support/announcements.ts";
import { atRest } from "#tests/support/cart-server.ts";
import {
  alertTexts,
  calls,
  element,
  input,
  lastCall,
  mount,
  requestTotals,
  review,
  TABLE,
} from "#tests/support/checkout-page.ts";

vi.mock("#browser/safe-html.ts", async () => ({
  ...(await import("#tests/support/parsed-markup.ts")),
  parseDocument: async () => ({ ok: false, reason: "network" }),
}));

async function submit() {
  element("#place_order").click();
  await atRest();
}

describe("an order", () => {
  it("checkout.6 is placed once however often it is pressed, and leads on", async () => {
    await mount();
    await submit();
    await submit();
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(["checkout"]);
    expect(element("form.checkout").classList).toContain("processing");
    const leaving = new Event("beforeunload", { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await lastCall().answer({ result: "success", redirect: "/checkout/order-received/7/?key=wc" });
    expect(navigation.assign).toHaveBeenCalledWith(
      expect.stringContaining("/checkout/order-received/7/?key=wc"),
    );
    const left = new Event("beforeunload", { cancelable: true });
    dispatchEvent(left);
    expect(left.defaultPrevented).toBe(false);
  });

  it.each([
    ["`javascript:`", "javascript:alert(1)"],
    ["a foreign shop without encryption", "http://evil.example/"],
    ["a foreign shop behind another's name", "https://shop.example@evil.example/"],
  ])("that leads to %s stays on the page and says so", async (_, redirect) => {
    await mount();
    await submit();
    await lastCall().answer({ result: "success", redirect });
    expect(navigation.assign).not.toHaveBeenCalled();
    expect(announcements()).toEqual([expect.stringContaining("error processing your order")]);
    expect(element("form.checkout").classList).not.toContain("processing");
  });

  it("F24 that takes long leaves the choice to wait on or not; nothing typed is lost, nothing is sent again", async () => {
    await mount();
    input("#billing_postcode").value = "SW1A 1AA";
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await submit();
    const choice = (text: string) =>
      [...document.querySelectorAll("button")].find(({ textContent }) => textContent === text);
    vi.advanceTimersByTime(19_999);
    expect(choice("Keep waiting")).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(document.activeElement).toBe(choice("Keep waiting"));
    expect(announcements()).toEqual([expect.stringMatching(/longer than usual.*do not order again\.$/)]);
    choice("Keep waiting")?.click();
    expect(choice("Keep waiting")).toBeUndefined();
    // Where the visitor goes on: the words are read, Tab leads to the other choice.
    expect(announcements()).toEqual(["Please wait... Stop waiting"]);
    expect(document.activeElement?.contains(choice("Stop waiting") as HTMLElement)).toBe(true);
    expect(element("form.checkout").hasAttribute("inert")).toBe(true);
    vi.advanceTimersByTime(20_000);
    expect(document.activeElement).toBe(choice("Keep waiting"));
    expect(document.body.textContent.match(/Stop waiting/g)).toHaveLength(1);
    choice("Stop waiting")?.click();
    vi.useRealTimers();
    await atRest();
    expect(choice("Stop waiting")).toBeUndefined();
    expect(announcements()).toEqual([expect.stringContaining("check for any charges")]);
    expect(element("form.checkout").hasAttribute("inert")).toBe(false);
    expect(input("#billing_postcode").value).toBe("SW1A 1AA");
    expect(calls.filter(({ endpoint }) => endpoint === "checkout")).toHaveLength(1);
  });

  it.each([0, 1])("F24 that is answered asks no more, after %i times Keep waiting", async (times) => {
    await mount();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await submit();
    for (let asked = 0; asked < times; asked++) {
      await vi.advanceTimersByTimeAsync(20_000);
      (document.activeElement as HTMLElement).click();
    }
    await vi.advanceTimersByTimeAsync(10_000);
    await lastCall().answer({ result: "failure", messages: "<p>No</p>" });
    await vi.advanceTimersByTimeAsync(40_000);
    expect(document.body.textContent).not.toMatch(/waiting|longer than usual/);
  });

  it("F24 that is stopped after waiting on ends at once, and the answer takes the words away", async () => {
    await mount();
    element("#place_order").focus();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await submit();
    vi.advanceTimersByTime(20_000);
    (document.activeElement as HTMLElement).click();
    const [stop] = document.activeElement?.querySelectorAll("button") ?? [];
    vi.useRealTimers();
    stop?.click();
    await atRest();
    expect(element("form.checkout").hasAttribute("inert")).toBe(false);
    expect(document.body.textContent).not.toContain("Stop waiting");
    expect(announcements()).toEqual([expect.stringContaining("check for any charges")]);
  });

  it("ends the request for totals it overtakes, which is made again when the order fails", async () => {
    const page = await mount();
    const call = await requestTotals(page);
    element<HTMLFormElement>("form.checkout").requestSubmit();
    await atRest();
    expect(lastCall().endpoint).toBe("checkout");
    await call.answer(review("stale"));
    expect(element(TABLE).textContent).not.toContain("stale");
    await lastCall().answer({ result: "failure", messages: "<p>No</p>" });
    await vi.waitFor(() => expect(lastCall().endpoint).toBe("update_order_review"));
    expect(calls).toHaveLength(3);
  });

  it("errors are links to their fields, stand beside them again, and have the focus; text of a field cannot be markup", async () => {
    await mount();
    input("#billing_postcode").value = "XX";
    input("#billing_postcode").setAttribute("aria-describedby", "hint");
    await submit();
    await lastCall().answer({
      result: "failure",
      messages:
        '<ul class="woocommerce-error" role="alert"><li data-id="billing_postcode"><strong>Postcode</strong> &lt;b&gt; is wrong</li><li data-id="nowhere">Else</li></ul>',
    });
    await atRest();
    const list = element(".woocommerce-NoticeGroup-checkout ul");
    expect(document.activeElement).toBe(list);
    expect(announcements()).toEqual(["Postcode <b> is wrongElse"]);
    expect(element("a[href='#billing_postcode']").textContent).toBe("Postcode <b> is wrong");
    expect(input("#billing_postcode").getAttribute("aria-describedby")).toBe(
      "hint billing_postcode_description",
    );
    expect(element("#billing_postcode_description").textContent).toBe("Postcode <b> is wrong");
    input("#billing_postcode").dispatchEvent(new Event("input", { bubbles: true }));
    await atRest();
    expect(document.querySelector("#billing_postcode_description")).toBeNull();
    expect(input("#billing_postcode").getAttribute("aria-describedby")).toBe("hint");
  });

  it("every field is looked at when an order is refused, also by other scripts; the server's word on a field stays", async () => {
    await mount();
    const form = element("form.checkout");
    form.insertAdjacentHTML(
      "beforeend",
      `<p class="form-row validate-email" id="mail"><input class="input-text" value="nobody"></p>
       <p class="form-row" id="company"><input class="input-text"></p>`,
    );
    const looked: string[] = [];
    form.addEventListener("validate", ({ target }) =>
      looked.push((target as Element).parentElement?.id ?? ""),
    );
    input("#billing_postcode").value = "XX";
    await submit();
    const messages =
      '<ul class="woocommerce-error" role="alert"><li data-id="billing_postcode">XX is no postcode</li></ul>';
    await lastCall().answer({ result: "failure", messages });
    await atRest();
    expect(looked).toEqual(expect.arrayContaining(["billing_postcode_field", "mail", "company"]));
    expect(element("#mail").classList).toContain("woocommerce-invalid-email");
    expect(element("#company").classList).toContain("woocommerce-validated");
    expect(element("#billing_postcode_field").classList).toContain("woocommerce-invalid");
    expect(element("#billing_postcode_description").textContent).toBe("XX is no postcode");
  });

  it("errors are an alert in the form once they have been read, and are read no second time", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await mount();
    await submit();
    const messages =
      '<ul class="woocommerce-error" role="alert"><li data-id="billing_postcode">No postcode</li></ul>';
    await lastCall().answer({ result: "failure", messages });
    await atRest();
    expect(alertTexts()).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(element("form.checkout [role=alert]").textContent).toBe("No postcode");
    expect(announcements()).toEqual(["No postcode"]);
    vi.useRealTimers();
  });

  it.each([
    [
      "messages",
      '\n<ul class="woocommerce-error" role="alert">\n<li data-id="billing_postcode">No <b>postcode</b></li></ul>\n',
      '<div role="alert">\n<ul class="woocommerce-error" tabindex="-1">\n<li data-id="billing_postcode"><a href="#billing_postcode">No <b>postcode</b></a></li></ul>\n</div>',
    ],
    [
      "a message in a block's markup",
      '<div class="wc-block-components-notice-banner is-error" role="alert">No</div>',
      '<div role="alert"><div class="wc-block-components-notice-banner is-error" tabindex="-1">No</div></div>',
    ],
    ["no message", "", '<div class="woocommerce-error">There was an error'],
  ])("gateways get %s of a failed order in the shop's own element", async (_, messages, expected) => {
    const { islet } = await mount();
    const heard: string[] = [];
    islet.bus.on("checkout_error", ({ message }) => void heard.push(message));
    await submit();
    await lastCall().answer({ result: "failure", messages });
    await atRest();
    expect(heard).toEqual([expect.stringContaining(expected)]);
  });

  it.each(["checkout_place_order", "checkout_place_order_bacs", "checkout_place_order_success"] as const)(
    "who listens to %s may keep it",
    async (name) => {
      const page = await mount();
      const stay = vi.fn(() => false);
      page.islet.bus.on(name, stay);
      await submit();
      await calls[0]?.answer({ result: "success", redirect: "/thanks/" });
      expect(stay).toHaveBeenCalledOnce();
      expect(calls).toHaveLength(name.endsWith("success") ? 1 : 0);
      expect(navigation.assign).not.toHaveBeenCalled();
    },
  );

  it("an answer that asks for new totals or the page anew gets them", async () => {
    await mount();
    await submit();
    await lastCall().answer({ result: "failure", messages: "<p>Again</p>", refresh: "true" });
    await vi.waitFor(() => expect(lastCall().endpoint).toBe("update_order_review"));
    await lastCall().answer(review("£1"));
    await submit();
    await lastCall().answer({ result: "failure", reload: true });
    expect(navigation.reload).toHaveBeenCalledOnce();
  });
});
