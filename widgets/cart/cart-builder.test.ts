import { describe, expect, it, vi } from "vitest";
import { fixture, one, sent, type } from "#tests/support/cart-page.ts";
import { atRest } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";

vi.mock("#browser/safe-html.ts", async () => ({
  ...(await import("#tests/support/parsed-markup.ts")),
  parseDocument: async () => ({ ok: false, reason: "network" }),
}));

it("inside the builder's widget the referer names the page and the widget, until the end", async () => {
  const { islet, stop } = await mountMarkup(
    `<div data-elementor-id="12"><div class="elementor-widget" data-id="ab34">${fixture}</div></div>`,
  );
  islet.bus.emit("wc_update_cart", {});
  await atRest();
  const referer = () => one<HTMLInputElement>("[name=_wp_http_referer]").value;
  expect(new URL(referer()).search).toBe("?elementorPageId=12&elementorWidgetId=ab34");
  stop();
  expect(referer()).toBe("/cart/");
});

describe("F19 beside the shop's own script", () => {
  const beside = fixture.replace('data-widget="cart"', `$& data-settings='{"without":["page"]}'`);

  it("a quantity presses the button by itself, the server is told which widget asks, and all else is the script's", async () => {
    await mountMarkup(
      `<div data-elementor-id="12"><div class="elementor-widget" data-id="ab12">${beside}</div></div>`,
    );
    await vi.dynamicImportSettled();
    await atRest();
    const pressed = vi.fn((event: Event) => event.preventDefault());
    document.querySelector("[name=update_cart]")?.addEventListener("click", pressed);
    const referer = document.querySelector<HTMLInputElement>("[name=_wp_http_referer]");
    expect(new URL(referer?.value ?? "").searchParams.get("elementorWidgetId")).toBe("ab12");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    type("3");
    vi.advanceTimersByTime(1_499);
    expect(pressed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    expect(pressed).toHaveBeenCalledTimes(1);
    const removal = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    document.querySelector(".product-remove a")?.dispatchEvent(removal);
    await atRest();
    expect(sent).toEqual([]);
  });

  it("quantities that the builder's script sends are left to it", async () => {
    await mountMarkup(fixture.replace('data-widget="cart"', `$& data-settings='{"without":["builder"]}'`));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    type("3");
    vi.advanceTimersByTime(2_000);
    vi.useRealTimers();
    await atRest();
    expect(sent).toEqual([]);
  });
});
