import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";

const fixture = readFileSync("widgets/account-tabs/fixture.html", "utf8");
const start = location.href;
afterEach(() => history.replaceState(null, "", start));

async function at(path: string, html = fixture, config = {}) {
  history.replaceState(null, "", path);
  return mountMarkup(html, { config });
}
const marked = () =>
  [...document.querySelectorAll("[aria-current=page]")].map(({ textContent }) => textContent);
const active = () => [...document.querySelectorAll(".is-active")].map((item) => item.textContent?.trim());

/** The navigation of a site whose addresses are queries. */
const byQuery = fixture.replaceAll(/href="\/my-account\/([^"]*)"/g, (_, path: string) =>
  path ? `href="/?page_id=9&amp;${path.slice(0, -1)}"` : 'href="/?page_id=9"',
);

describe("the current tab", () => {
  it.each([
    ["/my-account/", "Dashboard"],
    ["/my-account?utm_source=letter", "Dashboard"],
    ["/my-account/orders/", "Orders"],
    ["/my-account/orders/2/", "Orders"],
    ["/my-account/view-order/17/", "Orders"],
    ["/my-account/downloads/", "Downloads"],
    ["/my-account/edit-account/", "Account details"],
    ["/my-account/edit-address/billing/", "Addresses"],
    ["/my-account/payment-methods/", "Payment methods"],
    ["/my-account/add-payment-method/", "Payment methods"],
  ])("account-tabs.1 at %s is %s", async (path, tab) => {
    await at(path);
    expect(marked()).toEqual([tab]);
    expect(active()).toEqual([tab]);
  });

  it.each([
    ["/?page_id=9", "Dashboard"],
    ["/?page_id=9&orders=2", "Orders"],
    ["/?page_id=9&view-order=17", "Orders"],
    ["/?page_id=9&edit-address=billing", "Addresses"],
    ["/?page_id=9&orders", "Orders"],
  ])("account-tabs.1 at %s is %s, where addresses are queries", async (path, tab) => {
    await at(path, byQuery);
    expect(marked()).toEqual([tab]);
  });

  it("account-tabs.1 a tab that leads to another site is never the current one", async () => {
    await at(
      "/my-account/orders/",
      fixture.replace('"/my-account/orders/"', '"https://help.example/my-account/orders/"'),
    );
    expect(marked()).toEqual([]);
  });

  it("account-tabs.1 another page of a site whose addresses are queries has no tab", async () => {
    await at("/?page_id=8&orders=2", byQuery);
    expect(marked()).toEqual([]);
  });

  it("account-tabs.1 what a cache has marked for somebody else is unmarked", async () => {
    const html = fixture
      .replace('--dashboard"', '--dashboard is-active"')
      .replace('<a href="/my-account/">', '<a href="/my-account/" aria-current="page">');
    const { stop } = await at("/my-account/orders/", html);
    expect(marked()).toEqual(["Orders"]);
    stop();
    expect(marked()).toEqual(["Dashboard"]);
  });

  it("account-tabs.1 the words of addresses may be translated", async () => {
    const host = `data-widget="account-tabs" data-settings='{"view_order":"bestellung"}'`;
    await at("/my-account/bestellung/17/", fixture.replace('data-widget="account-tabs"', host));
    expect(marked()).toEqual(["Orders"]);
  });

  it.each(["/my-account/my-wishlist/", "/shop/", "/my-account-help/"])(
    "at %s, which has no tab, what the shop has marked stays",
    async (path) => {
      await at(path, fixture.replace('--downloads"', '--downloads is-active"'));
      expect(active()).toEqual(["Downloads"]);
      expect(marked()).toEqual([]);
    },
  );
});

it("a payment method is deleted by the first press of its link, until the page is shown again", async () => {
  const cards =
    '<table><tr><td class="payment-method-actions"><a href="#delete" class="button delete"><b>Delete</b></a></td></tr></table>';
  const { islet } = await at(
    "/my-account/payment-methods/",
    `<div class="woocommerce">${fixture}${cards}</div>`,
  );
  const follows = () => {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    return document.querySelector(".delete b")?.dispatchEvent(click);
  };
  expect([follows(), follows()]).toEqual([true, false]);
  islet.bus.emit("page/restored", {});
  expect(follows()).toBe(true);
});

describe("in the builder's editor", () => {
  const page = (name: string, text: string) => `<div e-my-account-page="${name}">${text}</div>`;
  const editor = `<div data-widget="account-tabs"><div class="e-my-account-tab e-my-account-tab__orders">${fixture.replace(' data-widget="account-tabs"', "")}${page("dashboard", "Hello")}${page("orders", '<a href="/my-account/view-order/17/">17</a>')}${page("view-order", "Order 17")}</div></div>`;
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>("[e-my-account-page]")]
      .filter(({ style }) => style.display !== "none")
      .map((one) => one.getAttribute("e-my-account-page"));
  const press = (path: string) => {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.querySelector(`a[href="/my-account/${path}"]`)?.dispatchEvent(click);
    return click.defaultPrevented;
  };
  const classes = () => document.querySelector(".e-my-account-tab")?.className;

  it("account-tabs.1 one page is shown at a time, and its tab marked", async () => {
    const { stop } = await at("/elsewhere/", editor, { is_editor: true });
    await vi.waitFor(() => expect(shown()).toEqual(["orders"]));
    expect(press("")).toBe(true);
    expect([shown(), marked()]).toEqual([["dashboard"], ["Dashboard"]]);
    expect(classes()).toBe("e-my-account-tab e-my-account-tab__dashboard");
    expect(press("view-order/17/")).toBe(true);
    expect([shown(), marked()]).toEqual([["view-order"], ["Orders"]]);
    stop();
    expect(document.body.innerHTML).toBe(editor.trim());
  });

  it("a tab without a page leads nowhere; other links are the browser's", async () => {
    await at("/elsewhere/", editor.replace("Hello", '<a href="/my-account-help/">Help</a>'), {
      is_editor: true,
    });
    await vi.waitFor(() => expect(shown()).toEqual(["orders"]));
    expect(press("downloads/")).toBe(true);
    expect(shown()).toEqual(["orders"]);
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    document.querySelector('a[href="/my-account-help/"]')?.dispatchEvent(click);
    expect(shown()).toEqual(["orders"]);
  });
});
