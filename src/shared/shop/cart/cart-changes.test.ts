import { describe, expect, it, vi } from "vitest";
import { writeCookie } from "#browser/cookies.ts";
import { navigation } from "#browser/navigate.ts";
import { corpus } from "#tests/corpora/corpus.ts";
import { atRest, cartAnswer } from "#tests/support/cart-server.ts";
import { bus, call, calls, cart, life, problems, sent, shown, start } from "#tests/support/shared-cart.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

describe("adding", () => {
  it("add-to-cart.1 posts what listeners of adding_to_cart made of the data, as form fields, to the shop's address", async () => {
    bus.on("adding_to_cart", ({ data }) => {
      Object.assign(data, { engraving: "A & B", gift: true, none: null });
    });
    const adding = cart.add({ product_id: "18", quantity: "2" }, null);
    await atRest();
    expect(call(0).endpoint).toBe("add_to_cart");
    expect(call(0).body).toEqual({ product_id: "18", quantity: "2", engraving: "A & B", gift: "true" });
    await call(0).answer(cartAnswer("one"));
    expect(await adding).toBe("done");
    expect(sent).toEqual(["adding_to_cart", "wc_fragments_loaded", "added_to_cart"]);
    expect(problems).toEqual([]);
  });

  it("add-to-cart.1 values inside others that a listener puts in reach the shop as PHP reads them", async () => {
    bus.on("adding_to_cart", ({ data }) => {
      Object.assign(data, { addons: { gift: "yes", list: ["a"] } });
    });
    void cart.add({ product_id: "18" }, null);
    await atRest();
    expect(call(0).body).toEqual({ product_id: "18", "addons[gift]": "yes", "addons[list][]": "a" });
  });

  it("add-to-cart.6 tells fragments, hash and button, and shows the fragments once", async () => {
    const button = document.createElement("a");
    const heard = vi.fn();
    bus.on("added_to_cart", heard);
    void cart.add({ product_id: "18" }, button);
    await atRest();
    await call(0).answer(cartAnswer("one", "h1"));
    expect(heard.mock.calls).toEqual([[{ fragments: cartAnswer("one").fragments, cartHash: "h1", button }]]);
    expect(shown()).toBe("one");
    expect(sent.filter((name) => name === "wc_fragments_loaded")).toHaveLength(1);
  });

  it("a veto sends nothing but ajax_request_not_sent", async () => {
    bus.on("adding_to_cart", () => false);
    expect(await cart.add({ product_id: "18" }, null)).toBe("vetoed");
    expect(sent).toEqual(["adding_to_cart", "ajax_request_not_sent"]);
    expect(calls).toHaveLength(0);
  });

  it("add-to-cart.4 an error with product_url leads to that product", async () => {
    const assign = vi.spyOn(navigation, "assign").mockReturnValue();
    const adding = cart.add({ product_id: "22" }, null);
    await atRest();
    await call(0).answer({ error: true, product_url: "/product/cap/" });
    expect(await adding).toBe("leaving");
    expect(assign).toHaveBeenCalledExactlyOnceWith(new URL("/product/cap/", location.href).href);
    expect(sent).toEqual(["adding_to_cart"]);
  });

  it.each([false, null, "javascript:alert(1)", "https://evil.example/", ["/product/"]])(
    "an error whose product_url is %j is a failure that leads nowhere",
    async (url) => {
      const assign = vi.spyOn(navigation, "assign").mockReturnValue();
      const adding = cart.add({ product_id: "22" }, null);
      await atRest();
      await call(0).answer({ error: true, product_url: url });
      expect(await adding).toBe("failed");
      expect(assign).not.toHaveBeenCalled();
    },
  );

  it("add-to-cart.5 where the shop redirects after an add, it leads to the cart", async () => {
    life.abort();
    start({ cart_redirect_after_add: true, cart_url: "/basket/" });
    const assign = vi.spyOn(navigation, "assign").mockReturnValue();
    const adding = cart.add({ product_id: "18" }, null);
    await atRest();
    await call(0).answer(cartAnswer("one"));
    expect(await adding).toBe("leaving");
    expect(assign).toHaveBeenCalledExactlyOnceWith(new URL("/basket/", location.href).href);
  });

  it("add-to-cart.5 back on a page that an add has led away from, the server is asked: the kept cart is the one before", async () => {
    life.abort();
    start({ cart_redirect_after_add: true, cart_url: "/basket/" });
    writeCookie("woocommerce_cart_hash", "h1");
    bus.receive("added_to_cart", { ...cartAnswer("kept"), cartHash: "h1" });
    await atRest();
    vi.spyOn(navigation, "assign").mockReturnValue();
    const adding = cart.add({ product_id: "18" }, null);
    await atRest();
    await call(0).answer(cartAnswer("one more", "h1"));
    expect(await adding).toBe("leaving");
    bus.emit("page/restored", {});
    await atRest();
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(["add_to_cart", "get_refreshed_fragments"]);
    await call(1).answer(cartAnswer("the server's", "h2"));
    expect(shown()).toBe("the server's");
  });
});

describe("the queue", () => {
  it("add-to-cart.3 sends adds, removes and refreshes one at a time and in order, whatever came of the one before", async () => {
    void cart.add({ product_id: "1" }, null);
    void cart.remove("key", null);
    void cart.refresh();
    void cart.add({ product_id: "2" }, null);
    await atRest();
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(["add_to_cart"]);
    await call(0).answer("", 429);
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(["add_to_cart", "remove_from_cart"]);
    await call(1).answer({ success: false });
    await call(2).answer(cartAnswer("three"));
    await call(3).answer(cartAnswer("four"));
    expect(calls.map(({ endpoint }) => endpoint)).toEqual([
      "add_to_cart",
      "remove_from_cart",
      "get_refreshed_fragments",
      "add_to_cart",
    ]);
    expect(shown()).toBe("four");
  });

  it("a refresh that waits already serves everybody who asks for one", async () => {
    void cart.add({ product_id: "1" }, null);
    bus.emit("wc_fragment_refresh", {});
    bus.emit("wc_fragment_refresh", {});
    await atRest();
    await call(0).answer(cartAnswer("one"));
    await call(1).answer(cartAnswer("two"));
    expect(calls).toHaveLength(2);
  });
});

describe("a bad answer to an add", () => {
  it.each([
    ["too many requests", "<h1>Slow down</h1>", 429],
    ["a refused nonce", "-1", 403],
    ["a no", '{"success":false}', 200],
  ])("%s fails, changes nothing, and sends nothing again", async (_what, body, status) => {
    const adding = cart.add({ product_id: "18" }, null);
    await atRest();
    await call(0).answer(body, status);
    expect(await adding).toBe("failed");
    expect(shown()).toBe("server");
    expect(calls).toHaveLength(1);
    expect(sent).toEqual(["adding_to_cart"]);
  });

  it.each([
    ["an error of the server", "<h1>Error</h1>", 500],
    ["an error without an address", '{"error":true,"fragments":{},"cart_hash":"h1"}', 200],
    ["no fragments", "{}", 200],
    ["half an answer", '{"fragments":{".a":"<p', 200],
  ])(
    "add-to-cart.5 after %s nothing leads to the cart, where the shop redirects after an add",
    async (_what, body, status) => {
      life.abort();
      start({ cart_redirect_after_add: true, cart_url: "/basket/" });
      const assign = vi.spyOn(navigation, "assign").mockReturnValue();
      const adding = cart.add({ product_id: "18" }, null);
      await atRest();
      await call(0).answer(body, status);
      expect(["failed", "lost"]).toContain(await adding);
      await calls[1]?.answer(cartAnswer("truth"));
      expect(assign).not.toHaveBeenCalled();
    },
  );

  it.each([
    ["nothing", "", 200],
    ["half an answer", '{"fragments":{".a":"<p', 200],
    ["a page", "<!doctype html><title>Log in</title>", 200],
    ["true", "true", 200],
    ["no fragments", "{}", 200],
    ["an empty list", "[]", 200],
    ["an error of the server", "<h1>Error</h1>", 500],
    ["a gateway that gave up", "", 504],
  ])("after %s nobody knows, so the server is asked what the cart holds", async (_what, body, status) => {
    const adding = cart.add({ product_id: "18" }, null);
    await atRest();
    await call(0).answer(body, status);
    expect(await adding).toBe("lost");
    expect(call(1).endpoint).toBe("get_refreshed_fragments");
    await call(1).answer(cartAnswer("truth"));
    expect(shown()).toBe("truth");
  });

  it.each([null, [], "", false, {}])(
    "an add whose fragments are %j is done: the cart is asked for",
    async (none) => {
      const adding = cart.add({ product_id: "18" }, null);
      await atRest();
      await call(0).answer({ fragments: none });
      expect(call(1).endpoint).toBe("get_refreshed_fragments");
      await call(1).answer(cartAnswer("truth"));
      expect(await adding).toBe("done");
      expect(shown()).toBe("truth");
    },
  );

  it.each(["false", 0, "0", "no", ""])("an add is no error where it says %j of one", async (error) => {
    const adding = cart.add({ product_id: "18" }, null);
    await atRest();
    await call(0).answer({ error, ...cartAnswer("one") });
    expect(await adding).toBe("done");
  });

  it.each([
    [
      "a warning with a bracket before it",
      (answer: string) => `Warning: Undefined array key [3] in x.php\n${answer}`,
    ],
    ["words after it", (answer: string) => `${answer}<!-- cached -->0`],
  ])("an add whose answer has %s is done", async (_, around) => {
    const adding = cart.add({ product_id: "18" }, null);
    await atRest();
    await call(0).answer(around(JSON.stringify(cartAnswer("one"))));
    expect(await adding).toBe("done");
    expect([shown(), calls.length]).toEqual(["one", 1]);
  });

  it("after a broken connection the answer is lost; when the server cannot be asked either, that is told", async () => {
    const adding = cart.add({ product_id: "18" }, null);
    await atRest();
    await call(0).drop();
    expect(await adding).toBe("lost");
    await call(1).drop();
    expect(sent).toEqual(["adding_to_cart", "wc_fragments_ajax_error"]);
    expect(shown()).toBe("server");
  });

  const bodies = corpus("fragments", "body").filter(({ text }) => text.length < 200_000);
  it.each(bodies.map(({ id, text, status }) => [id, text, Number(status) || 200]))(
    "corpus %s ends in a known outcome without a navigation away from the site",
    async (_id, body, status) => {
      const assign = vi.spyOn(navigation, "assign").mockReturnValue();
      const adding = cart.add({ product_id: "18" }, null);
      await atRest();
      await call(0).answer(body, status);
      // Where nothing is told, the cart is asked for.
      await calls[1]?.answer("{}");
      expect(["done", "failed", "lost", "leaving"]).toContain(await adding);
      for (const [url] of assign.mock.calls) expect(new URL(url).origin).toBe(location.origin);
      expect(problems).toEqual([]);
    },
  );
});

describe("an answer without anything to show, which PHP writes as an empty list", () => {
  const empty = { fragments: [], cart_hash: "abc" };

  it.each([
    ["add-to-cart.6 to an add", () => cart.add({ product_id: "18" }, null)],
    ["remove-from-cart.1 to a removal", () => cart.remove("k1", null)],
  ])("%s means that it was done: the cart is asked for, and shown", async (_what, change) => {
    const changing = change();
    await atRest();
    await call(0).answer(empty);
    expect(call(1).endpoint).toBe("get_refreshed_fragments");
    await call(1).answer(cartAnswer("now"));
    expect(await changing).toBe("done");
    expect(shown()).toBe("now");
    expect(calls).toHaveLength(2);
  });

  it("is done where the shop has nothing to show afterwards, either", async () => {
    const adding = cart.add({ product_id: "18" }, null);
    await atRest();
    await call(0).answer(empty);
    await call(1).answer(empty);
    expect(await adding).toBe("done");
    expect([shown(), calls.length]).toEqual(["server", 2]);
  });
});

describe("removing", () => {
  it("remove-from-cart.1 posts the item's key, tells and shows the answer", async () => {
    const link = document.createElement("a");
    const heard = vi.fn();
    bus.on("removed_from_cart", heard);
    const removing = cart.remove("k1", link);
    await atRest();
    expect(call(0)).toMatchObject({ endpoint: "remove_from_cart", body: { cart_item_key: "k1" } });
    await call(0).answer(cartAnswer("less", "h2"));
    expect(await removing).toBe("done");
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ cartHash: "h2", button: link });
    expect(shown()).toBe("less");
  });

  it("remove-from-cart.2 an answer without fragments is a failure", async () => {
    const removing = cart.remove("k1", null);
    await atRest();
    await call(0).answer({ success: false });
    expect(await removing).toBe("failed");
    expect(sent).toEqual([]);
  });
});

it("add-to-cart.3 whoever is next in the queue finds the page as the add before has left it", async () => {
  void cart.add({ product_id: "1" }, null);
  const found = cart.inTurn(async () => shown());
  await atRest();
  await call(0).answer(cartAnswer("one"));
  expect(await found).toBe("one");
});
