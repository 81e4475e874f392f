import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announcements } from "#tests/support/announcements.ts";
import { atRest } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";

const fixture = readFileSync("widgets/notices/fixture.html", "utf8");
const AREA = '<div class="area" data-widget="notices"></div>';
const WRAPPER = '<div class="woocommerce-notices-wrapper"></div>';

const area = () => document.querySelector("[data-widget=notices]") as HTMLElement;
const inArea = () => [...area().children].map(({ className }) => className);

/** Prints a notice into the page's own wrapper. */
function print(className: string, role = "alert"): HTMLElement {
  const notice = document.createElement("div");
  notice.className = className;
  notice.setAttribute("role", role);
  notice.innerHTML = 'Told. <a href="/cart/">View cart</a>';
  [...document.querySelectorAll(".woocommerce-notices-wrapper")].at(-1)?.append(notice);
  return notice;
}

/** Prints a group of errors at the top of a form, as the shop's script does. */
function printGroup(form: Element | null): HTMLElement {
  const group = document.createElement("div");
  group.className = "woocommerce-NoticeGroup";
  group.innerHTML = '<ul class="woocommerce-error" role="alert"><li>No such card.</li></ul>';
  form?.prepend(group);
  return group;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("notices on the page", () => {
  it("notices.1 are moved into the area when the page opens, and go back in the end", async () => {
    const { stop } = await mountMarkup(fixture);
    await atRest();
    expect(inArea()).toEqual(["woocommerce-message"]);
    stop();
    const serverBody = document.createElement("body");
    serverBody.innerHTML = fixture;
    expect(document.body.innerHTML).toBe(serverBody.innerHTML);
  });

  it.each([
    "updated_wc_div",
    "updated_checkout",
    "updated_cart_totals",
    "applied_coupon",
    "removed_coupon",
    "applied_coupon_in_checkout",
    "removed_coupon_in_checkout",
    "checkout_error",
    "item_removed_from_classic_cart",
    "wc_notices_refreshed",
  ] as const)("notices.1 are moved after %s", async (name) => {
    const { islet } = await mountMarkup(AREA + WRAPPER);
    print("woocommerce-error");
    islet.bus.emit(name, {});
    await atRest();
    expect(inArea()).toEqual(["woocommerce-error"]);
  });

  it.each(["page configuration's area is last", "attribute's area is last"])(
    "go to the area of the page configuration, never to one of an attribute, also where the %s",
    async (order) => {
      const own = '<div class="own"></div>';
      const html = order.startsWith("page") ? AREA + own + WRAPPER : own + AREA + WRAPPER;
      const { islet } = await mountMarkup(html, {
        config: { markers: [{ selector: ".own", widget: "notices" }] },
      });
      print("woocommerce-error");
      islet.bus.emit("updated_wc_div", {});
      await atRest();
      expect(inArea()).toEqual([]);
      expect(document.querySelector(".own .woocommerce-error")).not.toBeNull();
    },
  );

  it("stay where they are part of the page: the empty cart, toggles, ways to pay, lists", async () => {
    const markup = [
      '<div class="wc-empty-cart-message"><div class="woocommerce-info">Empty.</div></div>',
      '<div class="woocommerce-form-coupon-toggle"><div class="woocommerce-info">Have a coupon?</div></div>',
      '<div class="payment_box"><ul class="woocommerce-error" role="alert"><li>Card.</li></ul></div>',
      '<div class="woocommerce-info">No products were found.</div>',
      '<div class="wc-block-components-notice-banner is-info">No order has been made yet.</div>',
    ].join("");
    await mountMarkup(AREA + markup);
    await atRest();
    expect(inArea()).toEqual([]);
  });

  it("a group moves as one, and only the first area takes it", async () => {
    const group =
      '<form><div class="woocommerce-NoticeGroup"><ul class="woocommerce-error" role="alert"><li>No.</li></ul></div></form>';
    await mountMarkup(AREA + AREA + group);
    await atRest();
    expect(inArea()).toEqual(["woocommerce-NoticeGroup"]);
    expect(document.querySelectorAll(".woocommerce-NoticeGroup .woocommerce-error")).toHaveLength(1);
  });

  it.each(["form.checkout", "form#order_review", "form#add_payment_method"])(
    "stay in %s, where the shop's scripts and gateways put them",
    async (selector) => {
      const [, sign, name] = /^form([.#])(.+)$/.exec(selector) ?? [];
      const form = `<form ${sign === "." ? "class" : "id"}="${name}"><p>Fields.</p></form>`;
      const { islet } = await mountMarkup(AREA + form);
      const group = printGroup(document.querySelector("form"));
      islet.bus.emit("checkout_error", { message: "" });
      await atRest();
      expect(inArea()).toEqual([]);
      expect(document.querySelector("form")?.firstElementChild).toBe(group);
    },
  );

  it("in the form of a checkout move into the builder's area: elsewhere the builder hides them", async () => {
    const html = '<div class="e-woocommerce-notices-wrapper" data-widget="notices"></div>';
    const { islet } = await mountMarkup(`${html}<form class="checkout"></form>`);
    printGroup(document.querySelector("form"));
    islet.bus.emit("checkout_error", { message: "" });
    await atRest();
    expect(inArea()).toEqual(["woocommerce-NoticeGroup"]);
  });

  it("the builder's area takes all of them, and is no longer loading", async () => {
    await mountMarkup(
      '<div class="e-woocommerce-notices-wrapper e-woocommerce-notices-wrapper-loading" data-widget="notices"></div><div class="woocommerce-info">Told.</div>',
    );
    await atRest();
    expect(area().className).toBe("e-woocommerce-notices-wrapper");
    expect(inArea()).toEqual(["woocommerce-info"]);
  });
});

describe("the focus", () => {
  it("notices.2 goes to an alert after 500 ms", async () => {
    const { islet } = await mountMarkup(AREA + WRAPPER);
    const notice = print("woocommerce-message");
    islet.bus.emit("updated_wc_div", {});
    await atRest();
    vi.advanceTimersByTime(499);
    expect(document.activeElement).toBe(document.body);
    vi.advanceTimersByTime(1);
    expect(document.activeElement).toBe(notice);
  });

  it("notices.2 goes to an alert that stays in the form of a checkout, which is announced with it, once", async () => {
    const { islet } = await mountMarkup(`${AREA}<form class="checkout"></form>`);
    const list = printGroup(document.querySelector("form")).querySelector("ul");
    const tell = async () => {
      islet.bus.emit("checkout_error", { message: "" });
      await atRest();
      vi.advanceTimersByTime(500);
    };
    await tell();
    expect(document.activeElement).toBe(list);
    expect(announcements()).toEqual(["No such card."]);
    (document.activeElement as HTMLElement).blur();
    await tell();
    expect(document.activeElement).toBe(document.body);
  });

  it.each(["woocommerce-message", "woocommerce-error"])(
    "makes screen readers read %s once",
    async (className) => {
      const { islet, stop } = await mountMarkup(AREA + WRAPPER);
      const notice = print(className);
      const printed = notice.outerHTML;
      islet.bus.emit("updated_wc_div", {});
      await atRest();
      expect(announcements()).toEqual([]);
      vi.advanceTimersByTime(500);
      expect(document.activeElement).toBe(notice);
      expect(announcements()).toEqual(["Told. View cart"]);
      notice.blur();
      expect(announcements()).toEqual([]);
      stop();
      expect(notice.outerHTML).toBe(printed);
    },
  );

  it("that stays elsewhere leaves the alert to be announced, also where the next one gets it", async () => {
    const { islet } = await mountMarkup(`${AREA}<input>${WRAPPER}`);
    const tell = async () => {
      const notice = print("woocommerce-error");
      islet.bus.emit("updated_wc_div", {});
      await atRest();
      return notice;
    };
    const first = await tell();
    document.querySelector("input")?.focus();
    vi.advanceTimersByTime(500);
    expect(first.getAttribute("role")).toBe("alert");
    const [second, third] = [await tell(), await tell()];
    vi.advanceTimersByTime(500);
    expect(document.activeElement).toBe(third);
    expect([first, second, third].map((notice) => notice.getAttribute("role"))).toEqual([
      "alert",
      "alert",
      "group",
    ]);
    vi.advanceTimersByTime(1_000);
    expect(third?.getAttribute("role")).toBe("alert");
    expect(announcements().filter((text) => text === third?.textContent)).toHaveLength(3);
  });

  it.each([true, false])(
    "leaves an alert of the page what the shop printed, where visible notices stay: %s",
    async (keepSeen) => {
      await mountMarkup(
        `<div data-widget="notices" data-settings='{"keep_seen":${keepSeen}}'><div class="woocommerce-message" role="alert">Told.</div></div>`,
      );
      await atRest();
      const notice = document.querySelector(".woocommerce-message");
      expect(notice?.getAttribute("role")).toBe("alert");
      vi.advanceTimersByTime(500);
      expect(document.activeElement).toBe(notice);
      expect(notice?.getAttribute("role")).toBe("alert");
      expect(notice?.hasAttribute("aria-live")).toBe(false);
      expect(notice?.getAttribute("aria-labelledby")).toBe(notice?.id);
    },
  );

  it("reads an alert that moves as the page opens once: it is new where it goes", async () => {
    await mountMarkup(fixture);
    await atRest();
    expect(announcements()).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(announcements()).toEqual([document.activeElement?.textContent?.trim()]);
    vi.advanceTimersByTime(1_000);
    expect(document.activeElement?.getAttribute("role")).toBe("alert");
    expect(announcements()).toEqual([document.activeElement?.textContent?.trim()]);
  });

  it("stays in a field that is typed in, but for an error", async () => {
    const { islet } = await mountMarkup(`${AREA}<input>${WRAPPER}`);
    const field = document.querySelector("input") as HTMLInputElement;
    field.focus();
    print("woocommerce-message");
    islet.bus.emit("updated_wc_div", {});
    await atRest();
    vi.advanceTimersByTime(1_000);
    expect(document.activeElement).toBe(field);
    const error = print("woocommerce-error");
    islet.bus.emit("wc_notices_refreshed", {});
    await atRest();
    vi.advanceTimersByTime(500);
    expect(document.activeElement).toBe(error);
  });

  it.each(["woocommerce-message", "woocommerce-error"])(
    "notices.2 stays with whoever goes to a field within the 500 ms, by the link of an error say (%s)",
    async (className) => {
      const { islet } = await mountMarkup(`${AREA}<input>${WRAPPER}`);
      const field = document.querySelector("input") as HTMLInputElement;
      print(className);
      islet.bus.emit("updated_wc_div", {});
      await atRest();
      field.focus();
      vi.advanceTimersByTime(500);
      expect(document.activeElement).toBe(field);
    },
  );

  it("is kept by a notice that holds it while it moves", async () => {
    const { islet } = await mountMarkup(AREA + WRAPPER);
    const link = print("woocommerce-info", "status").querySelector("a") as HTMLAnchorElement;
    link.focus();
    islet.bus.emit("updated_wc_div", {});
    await atRest();
    expect(inArea()).toEqual(["woocommerce-info"]);
    expect(document.activeElement).toBe(link);
  });

  it("a notice that was told already takes no focus again", async () => {
    const { islet } = await mountMarkup(AREA + WRAPPER);
    print("woocommerce-message");
    islet.bus.emit("updated_wc_div", {});
    await atRest();
    vi.advanceTimersByTime(500);
    (document.activeElement as HTMLElement).blur();
    islet.bus.emit("updated_wc_div", {});
    await atRest();
    vi.advanceTimersByTime(1_000);
    expect(document.activeElement).toBe(document.body);
  });
});

describe("F19 beside another script", () => {
  const areaWithout = (part: string) => AREA.replace(">", ` data-settings='{"without":["${part}"]}'>`);

  it("notices that it moves stay where they are; the first alert gets the focus", async () => {
    const { islet } = await mountMarkup(areaWithout("move") + WRAPPER);
    area().append(print("woocommerce-error"));
    print("woocommerce-message");
    islet.bus.emit("checkout_error", { message: "" });
    await atRest();
    expect(inArea()).toEqual(["woocommerce-error"]);
    vi.advanceTimersByTime(500);
    expect(document.activeElement?.className).toBe("woocommerce-error");
  });

  it("which has the focus in its care, notices are moved and nothing is focused", async () => {
    const { islet } = await mountMarkup(areaWithout("focus") + WRAPPER);
    print("woocommerce-error");
    islet.bus.emit("checkout_error", { message: "" });
    await atRest();
    expect(inArea()).toEqual(["woocommerce-error"]);
    vi.advanceTimersByTime(500);
    expect(document.activeElement).toBe(document.body);
  });
});
