import { readFileSync } from "node:fs";
import { jQuery } from "jquery";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { removeCookie, writeCookie } from "#browser/cookies.ts";
import { atRest, type CartCall, cartAnswer, cartServer } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

const fixture = readFileSync("widgets/cart-fragments/fixture.html", "utf8");
const DAY_MS = 24 * 3_600_000;

let calls: readonly CartCall[];
const call = (index = 0) => calls[index] as CartCall;
const shown = () => document.querySelector(".widget_shopping_cart_content")?.textContent?.trim();

function cookies(hash: string) {
  if (!hash) removeCookie("woocommerce_items_in_cart");
  else writeCookie("woocommerce_items_in_cart", "1");
  if (!hash) removeCookie("woocommerce_cart_hash");
  else writeCookie("woocommerce_cart_hash", hash);
}

function keep(text: string, hash: string) {
  sessionStorage.setItem("wc_fragments", JSON.stringify(cartAnswer(text).fragments));
  sessionStorage.setItem("wc_cart_hash", hash);
  sessionStorage.setItem("wc_cart_created", String(Date.now()));
}

async function open(html = fixture) {
  const page = await mountMarkup(html);
  await atRest();
  return page;
}

beforeEach(() => {
  calls = cartServer();
});
afterEach(() => cookies(""));

describe("a page that opens", () => {
  it("asks nothing where the shop's cookie says that the cart is empty", async () => {
    keep("old", "");
    await open();
    expect(calls).toHaveLength(0);
    expect(shown()).toBe("No products in the cart.");
  });

  it("after an order handlers of jQuery hear that the cart is fresh, and only once; without jQuery nothing is asked", async () => {
    keep("ordered", "before");
    const first = await open();
    expect(calls).toHaveLength(0);
    const told = vi.fn();
    vi.stubGlobal("jQuery", jQuery);
    jQuery(document).on("wc_fragments_refreshed", told);
    onTestFinished(() => void jQuery(document).off("wc_fragments_refreshed", told));
    dispatchEvent(new Event("load"));
    await atRest();
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(["get_refreshed_fragments"]);
    await call().answer({ ...cartAnswer("Nothing here."), cart_hash: "" });
    expect(told).toHaveBeenCalledOnce();
    first.stop();
    await open();
    expect(calls).toHaveLength(1);
  });

  it("an empty cart says so in the shop's own words once its empty box is seen, and asks for them once", async () => {
    const seen: IntersectionObserverCallback[] = [];
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(callback: IntersectionObserverCallback) {
          seen.push(callback);
        }
        observe() {}
        disconnect() {}
      },
    );
    const see = async (isIntersecting: boolean) => {
      seen.pop()?.([{ isIntersecting } as IntersectionObserverEntry], {
        disconnect() {},
      } as IntersectionObserver);
      await atRest();
    };
    const printed = fixture.replace(/<p class="woocommerce-mini-cart__empty-message">.*<\/p>/, "");
    const first = await open(printed);
    await see(false);
    expect(calls).toHaveLength(0);
    first.stop();
    const second = await open(printed);
    await see(true);
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(["get_refreshed_fragments"]);
    await call().answer({ ...cartAnswer("Nothing here."), cart_hash: "" });
    expect(shown()).toBe("Nothing here.");
    second.stop();
    await open(printed);
    await see(true);
    expect(shown()).toBe("Nothing here.");
    expect(calls).toHaveLength(1);
  });

  it("add-to-cart.8 shows the kept cart without a request where its hash is the cookie's", async () => {
    cookies("h1");
    keep("two hats", "h1");
    await open();
    expect(shown()).toBe("two hats");
    expect(calls).toHaveLength(0);
  });

  it("asks the server where the kept cart is another, and tells the bus", async () => {
    cookies("h2");
    keep("two hats", "h1");
    const { islet } = await open();
    const heard = vi.fn();
    islet.bus.on("wc_fragments_refreshed", heard);
    expect(call().endpoint).toBe("get_refreshed_fragments");
    await call().answer(cartAnswer("three hats", "h2"));
    expect(shown()).toBe("three hats");
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe.each(["woocommerce-cart", "woocommerce-checkout"])(
  "a page that no cache keeps, of the class %s",
  (name) => {
    const printed = fixture.replace("0 items", "2 items");
    beforeEach(() => {
      cookies("h1");
      document.body.classList.add(name);
    });
    afterEach(() => document.body.classList.remove(name));

    it("shows what the shop has printed, without a request, and what changes from then on", async () => {
      keep("old", "h1");
      const { islet } = await open(printed);
      expect(calls).toHaveLength(0);
      expect(shown()).toBe("No products in the cart.");
      expect(document.querySelector(".count")?.textContent).toBe("2 items");
      islet.bus.emit("wc_fragment_refresh", {});
      await atRest();
      await call().answer(cartAnswer("three hats", "h2"));
      expect(shown()).toBe("three hats");
    });

    it("asks for what the shop has printed empty", async () => {
      await open(printed.replace(/<p class="woocommerce-mini-cart__empty-message">.*<\/p>/, ""));
      await call().answer(cartAnswer("two hats", "h1"));
      expect(shown()).toBe("two hats");
    });

    it("asks for handlers of jQuery, which wait for the shop's request, unless the cart is empty", async () => {
      vi.stubGlobal("jQuery", jQuery);
      const first = await open(printed);
      expect(calls.map(({ endpoint }) => endpoint)).toEqual(["get_refreshed_fragments"]);
      first.stop();
      cookies("");
      await open();
      expect(calls).toHaveLength(1);
    });
  },
);

describe("a page from a cache", () => {
  it.each<[string, string]>([
    ["a line", fixture.replace("<p class=", '<a class="remove" data-cart_item_key="k">×</a><p class=')],
    ["a count", fixture.replace("0 items", "2 items")],
    ...["cart-contents-count", "header-cart-count", "mini-cart-count", "cart-count"].map(
      (name): [string, string] => [
        `a theme's ${name}`,
        fixture.replace("<p class=", `<span class="${name}">3</span><p class=`),
      ],
    ),
    [
      "the builder's count",
      fixture.replace(
        "<p class=",
        '<b class="elementor-menu-cart__toggle_button"><i data-counter="1">1</i></b><p class=',
      ),
    ],
  ])("that shows %s of a cart which is empty now is made right", async (_what, html) => {
    await open(html);
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(["get_refreshed_fragments"]);
    await call().answer(cartAnswer("nothing", ""));
    expect(shown()).toBe("nothing");
    expect(calls).toHaveLength(1);
  });
});

it("a number that counts something else costs an empty cart no request", async () => {
  const hats = '<li class="cat-item"><a href="/hats/">Hats</a> <span class="count">(5)</span></li>';
  await open(fixture.replace("<p class=", `<ul class="product-categories">${hats}</ul><p class=`));
  expect(calls).toHaveLength(0);
});

it("a fragment with a script is shown without it, and the developer is told", async () => {
  cookies("h1");
  const { problems } = await open();
  const answer = cartAnswer("one", "h1");
  const content = "div.widget_shopping_cart_content";
  await call().answer({
    ...answer,
    fragments: {
      [content]: `<div class="widget_shopping_cart_content"><p>one</p><script>x()</script></div>`,
    },
  });
  expect(shown()).toContain("one");
  expect(problems.map(({ message }) => message).join()).toMatch(/holds a script, which is not run/);
});

describe("a page that stays open", () => {
  const storageEvent = (key: string) =>
    window.dispatchEvent(new StorageEvent("storage", { key, newValue: "h2" }));

  it("add-to-cart.8 follows a change in another tab, and no other key", async () => {
    await open();
    cookies("h2");
    storageEvent("something else");
    await atRest();
    expect(calls).toHaveLength(0);
    storageEvent("wc_cart_hash");
    await atRest();
    await call().answer(cartAnswer("from the other tab", "h2"));
    expect(shown()).toBe("from the other tab");
  });

  it("that asks because of another tab tells it nothing, until the visitor uses it: they would ask in turn for ever", async () => {
    const { islet } = await open();
    const told = () => localStorage.getItem("wc_cart_hash");
    localStorage.setItem("wc_cart_hash", "theirs");
    cookies("theirs");
    storageEvent("wc_cart_hash");
    await atRest();
    await call().answer(cartAnswer("in our language", "ours"));
    islet.bus.emit("updated_wc_div", {});
    await atRest();
    await call(1).answer(cartAnswer("in our language", "ours too"));
    expect([shown(), told(), calls.length]).toEqual(["in our language", "theirs", 2]);
    Reflect.defineProperty(navigator, "userActivation", { value: { isActive: true }, configurable: true });
    islet.bus.emit("updated_wc_div", {});
    await atRest();
    await call(2).answer(cartAnswer("changed here", "news"));
    expect(told()).toBe("news");
    Reflect.deleteProperty(navigator, "userActivation");
  });

  it("asks once more after a day, because the links in it carry nonces", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    cookies("h1");
    await open();
    await call().answer(cartAnswer("one", "h1"));
    await vi.advanceTimersByTimeAsync(DAY_MS - 1);
    await atRest();
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await atRest();
    expect(calls).toHaveLength(2);
  });

  it("does what a wc_fragment_refresh of any script asks for", async () => {
    await open();
    document.body.dispatchEvent(new CustomEvent("wc_fragment_refresh", { bubbles: true }));
    await atRest();
    expect(call().endpoint).toBe("get_refreshed_fragments");
  });

  it("that comes back is made right, without a request where nothing has changed meanwhile", async () => {
    cookies("h1");
    keep("one", "h1");
    const { islet } = await open();
    islet.bus.emit("page/restored", {});
    await atRest();
    expect(calls).toHaveLength(0);
    cookies("");
    islet.bus.emit("page/restored", {});
    await atRest();
    await call().answer(cartAnswer("nothing", ""));
    expect(shown()).toBe("nothing");
  });

  it("that comes back asks again if the cart has changed since the answer that it shows", async () => {
    cookies("h1");
    const { islet } = await open();
    cookies("h2");
    await call().answer(cartAnswer("one", "h1"));
    expect([shown(), calls.length]).toEqual(["one", 1]);
    islet.bus.emit("page/restored", {});
    await atRest();
    await call(1).answer(cartAnswer("two", "h2"));
    expect(shown()).toBe("two");
  });

  it("that comes back while an answer from before a change is on its way asks again", async () => {
    cookies("h1");
    const { islet } = await open();
    cookies("h2");
    islet.bus.emit("page/restored", {});
    await atRest();
    await call().answer(cartAnswer("one", "h1"));
    await call(1).answer(cartAnswer("two", "h2"));
    expect([shown(), calls.length]).toEqual(["two", 2]);
  });
});

it("a tab that is looked at again asks where the cart has changed meanwhile, and only there", async () => {
  await open();
  document.dispatchEvent(new Event("visibilitychange"));
  await atRest();
  expect(calls).toHaveLength(0);
  cookies("h2");
  document.dispatchEvent(new Event("visibilitychange"));
  await atRest();
  await call().answer(cartAnswer("two", "h2"));
  expect(shown()).toBe("two");
  document.dispatchEvent(new Event("visibilitychange"));
  await atRest();
  expect(calls).toHaveLength(1);
});

describe("a cart widget that an empty cart hides", () => {
  const html = `${fixture}<div class="widget_shopping_cart" id="aside"><div class="hide_cart_widget_if_empty">cart</div></div>`;
  const isHidden = () => (document.querySelector("#aside") as HTMLElement).style.display === "none";

  it("is hidden while it is empty, shown from the first add on, and back as it was at the end", async () => {
    const { islet, stop } = await open(html);
    expect(isHidden()).toBe(true);
    islet.bus.emit("adding_to_cart", { button: null, data: {} });
    expect(isHidden()).toBe(false);
    islet.bus.emit("wc_fragments_loaded", {});
    expect(isHidden()).toBe(true);
    cookies("h1");
    islet.bus.emit("wc_fragments_refreshed", {});
    expect(isHidden()).toBe(false);
    stop();
    expect(document.querySelector("#aside")?.outerHTML).toBe(
      html.slice(html.indexOf('<div class="widget_shopping_cart" id')),
    );
  });
});

it("after it has ended nothing follows", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const { stop } = await open();
  stop();
  cookies("h2");
  window.dispatchEvent(new StorageEvent("storage", { key: "wc_cart_hash", newValue: "h2" }));
  await vi.advanceTimersByTimeAsync(DAY_MS);
  await atRest();
  expect(calls).toHaveLength(0);
});
