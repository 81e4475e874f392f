import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type MountedPage, mountMarkup } from "#tests/support/mount.ts";
import { fireEvent } from "#tests/support/testing-library.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const only = (html: string, settings: object) =>
  html
    .replace(/data-widget="[^"]*"/, 'data-widget="mini-cart"')
    .replace(/data-settings='[^']*'/, `data-settings='${JSON.stringify(settings)}'`);
const plain = (settings: object = {}) => only(read("./fixture.html"), settings);
const builder = (settings: object = {}) => only(read("./fixture-builder.html"), settings);

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const host = () => find("[data-widget]");
const toggle = () => find("a.cart-contents, .elementor-menu-cart__toggle_button");
const drawer = () => find("dialog") as HTMLDialogElement;
const dropdown = () => find(".islet-mini-cart__dropdown");
const isExpanded = () => toggle().getAttribute("aria-expanded");

let page: MountedPage;
const mount = async (html: string, config: Record<string, unknown> = {}) => {
  page = await mountMarkup(html, { config });
};
const act = async (run: () => unknown) => {
  run();
  await page.settled();
};
const press = (element: Element) => act(() => fireEvent.click(element));

describe("mini-cart as a drawer", () => {
  beforeEach(() => mount(plain()));

  it("mini-cart.1 opens on a press and closes on the next", async () => {
    expect(drawer().open).toBe(false);
    await press(toggle());
    expect(drawer().open).toBe(true);
    expect(drawer().querySelector(".widget_shopping_cart_content")?.textContent).toContain("Beanie");
    await press(toggle());
    expect(drawer().open).toBe(false);
  });

  it("mini-cart.1 leaves presses for a new tab to the browser", () => {
    expect(fireEvent.click(toggle(), { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(toggle(), { metaKey: true })).toBe(true);
    expect(drawer().open).toBe(false);
  });

  it("mini-cart.1 the link is a button now: Space presses it", async () => {
    expect(toggle().getAttribute("role")).toBe("button");
    await act(() => expect(fireEvent.keyDown(toggle(), { key: " " })).toBe(false));
    expect(drawer().open).toBe(true);
  });

  it("mini-cart.1 Space that is held down presses once", async () => {
    for (const repeat of [false, true, true])
      await act(() => expect(fireEvent.keyDown(toggle(), { key: " ", repeat })).toBe(false));
    expect(drawer().open).toBe(true);
  });

  it("mini-cart.2 closes on a press on the background, not on one in the cart", async () => {
    await press(toggle());
    await press(find(".woocommerce-mini-cart__total"));
    expect(drawer().open).toBe(true);
    await press(drawer());
    expect(drawer().open).toBe(false);
  });

  it("mini-cart.3 closes when the browser asks it to, and gives the focus back to the toggle", async () => {
    await press(toggle());
    await act(() => fireEvent(drawer(), new Event("cancel", { cancelable: true })));
    expect(drawer().open).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });

  it("has a name, a close button with one, and holds the page still while it is open", async () => {
    expect(drawer().getAttribute("aria-label")).toBe("Cart");
    await press(toggle());
    expect(document.documentElement.style.overflow).toBe("hidden");
    await press(find('button[aria-label="Close cart"]'));
    expect(drawer().open).toBe(false);
    expect(document.documentElement.getAttribute("style")).toBeNull();
  });

  it("tells of opening and closing once each", async () => {
    const told: string[] = [];
    page.islet.bus.on("mini_cart/open", ({ host: one }) => told.push(`open ${one === host()}`));
    page.islet.bus.on("mini_cart/close", () => told.push("close"));
    await press(toggle());
    await press(toggle());
    expect(told).toEqual(["open true", "close"]);
  });

  it("is closed on a page that came back from the cache", async () => {
    await press(toggle());
    await act(() => page.islet.bus.emit("page/restored", {}));
    expect(drawer().open).toBe(false);
  });

  it("says on the toggle what it opens, whether it is open, and how much is in the cart", async () => {
    expect(toggle().getAttribute("aria-label")).toBe("Cart: £39.98 2 items");
    expect(toggle().getAttribute("aria-haspopup")).toBe("dialog");
    expect(toggle().getAttribute("aria-controls")).toBe(drawer().id);
    expect(isExpanded()).toBe("false");
    await press(toggle());
    expect(isExpanded()).toBe("true");
  });

  it("says so again on a toggle that fragments have put in its place", async () => {
    await press(toggle());
    await act(() => {
      const fresh = document.createElement("a");
      fresh.className = "cart-contents";
      fresh.textContent = "£19.99 1 item";
      toggle().replaceWith(fresh);
    });
    expect(toggle().getAttribute("aria-label")).toBe("Cart: £19.99 1 item");
    expect(isExpanded()).toBe("true");
    await press(toggle());
    expect(drawer().open).toBe(false);
  });

  it("follows a count that changes in place", async () => {
    await act(() => (find(".count").textContent = "3 items"));
    expect(toggle().getAttribute("aria-label")).toBe("Cart: £39.98 3 items");
  });
});

describe("mini-cart as a dropdown", () => {
  const settings = { cart_type: "mini-cart" };

  it("mini-cart.2 mini-cart.3 closes on a press outside and on Escape wherever the focus is", async () => {
    await mount(`${plain(settings)}<button id="else">else</button>`);
    await press(toggle());
    expect(dropdown().hidden).toBe(false);
    await act(() => fireEvent.pointerDown(find("#else")));
    expect(dropdown().hidden).toBe(true);

    await press(toggle());
    find(".woocommerce-mini-cart__buttons a").focus();
    await act(() => fireEvent.keyDown(document.body, { key: "Escape" }));
    expect(dropdown().hidden).toBe(true);
    expect(document.activeElement).toBe(toggle());
  });

  it("closes when the focus leaves, and lets it go", async () => {
    await mount(`${plain(settings)}<button id="else">else</button>`);
    await press(toggle());
    find(".woocommerce-mini-cart__buttons a").focus();
    await act(() => find("#else").focus());
    expect(dropdown().hidden).toBe(true);
    expect(document.activeElement).toBe(find("#else"));
  });

  it("mini-cart.1 opens under the pointer where so set, and closes when the pointer leaves", async () => {
    await mount(`<button id="else">else</button>${plain({ ...settings, open_cart: "mouseover" })}`);
    find("#else").focus();
    await act(() => fireEvent.mouseOver(toggle()));
    expect(dropdown().hidden).toBe(false);
    expect(document.activeElement).toBe(find("#else"));
    await act(() => fireEvent(host(), new MouseEvent("mouseleave")));
    expect(dropdown().hidden).toBe(true);
  });

  it("mini-cart.1 stays open while the focus is in it, though the pointer leaves", async () => {
    await mount(plain({ ...settings, open_cart: "mouseover" }));
    await act(() => fireEvent.mouseOver(toggle()));
    find(".woocommerce-mini-cart__buttons a").focus();
    await act(() => fireEvent(host(), new MouseEvent("mouseleave")));
    expect(dropdown().hidden).toBe(false);
  });

  it("stays open when a drag that began in it ends beside it", async () => {
    await mount(`<button id="else">else</button>${plain(settings)}`);
    await press(toggle());
    await act(() => fireEvent.pointerDown(dropdown()));
    await act(() => fireEvent.click(document.body, { detail: 1 }));
    expect(dropdown().hidden).toBe(false);
  });

  it("mini-cart.1 a press where the pointer has opened it leaves it open; the next one closes it", async () => {
    await mount(plain({ ...settings, open_cart: "mouseover" }));
    await act(() => fireEvent.mouseOver(toggle()));
    await press(toggle());
    expect(dropdown().hidden).toBe(false);
    await press(toggle());
    expect(dropdown().hidden).toBe(true);
  });

  it("mini-cart.5 runtime.14 is measured again when the images of its rows are there", async () => {
    let isComplete = false;
    vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockImplementation(() => isComplete);
    let topPx = 60;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(
      () => new DOMRect(0, topPx, 300, 400),
    );
    await mount(plain(settings).replace(/<li [^>]*>/, '$&<img src="/belt.png" alt="">'));
    await press(toggle());
    const box = () => /--islet-mini-cart-box: ?(\d+)px/.exec(document.body.innerHTML)?.[1];
    const before = Number(box());
    topPx = 100;
    const images = host().querySelectorAll("img");
    expect(images.length).toBeGreaterThan(0);
    isComplete = true;
    await act(() => images.forEach((image) => image.dispatchEvent(new Event("load"))));
    expect(Number(box())).toBe(before - 40);
  });

  it("two carts of one page are open or closed each for itself", async () => {
    await mount(plain(settings) + plain(settings));
    const [first, second] = document.querySelectorAll<HTMLElement>(".islet-mini-cart__dropdown");
    await press(toggle());
    expect([first?.hidden, second?.hidden]).toEqual([false, true]);
    expect(first?.id).not.toBe(second?.id);
  });
});

describe("mini-cart in the builder's markup", () => {
  const parts = () =>
    [find(".elementor-menu-cart__container"), find(".elementor-menu-cart__main")].map((part) =>
      part.getAttribute("aria-hidden"),
    );
  const isShown = () => host().classList.contains("elementor-menu-cart--shown");

  it("tells the builder's styles what they go by", async () => {
    await mount(builder());
    await press(toggle());
    expect([isShown(), ...parts(), isExpanded()]).toEqual([true, "false", "false", "true"]);
    await press(toggle());
    expect([isShown(), ...parts(), isExpanded()]).toEqual([false, "true", "true", "false"]);
  });

  it("makes the builder's close button one: by pointer, Enter and Space", async () => {
    await mount(builder());
    const close = find(".elementor-menu-cart__close-button");
    expect([close.getAttribute("role"), close.tabIndex, close.getAttribute("aria-label")]).toEqual([
      "button",
      0,
      "Close cart",
    ]);
    for (const operate of [
      () => fireEvent.click(close),
      () => fireEvent.keyDown(close, { key: "Enter" }),
      () => fireEvent.keyDown(close, { key: " " }),
    ]) {
      await press(toggle());
      expect(drawer().open).toBe(true);
      await act(operate);
      expect(drawer().open).toBe(false);
    }
  });

  it("mini-cart.2 closes on a press on the builder's layer over the page", async () => {
    await mount(builder());
    await press(toggle());
    await press(find(".elementor-menu-cart__main"));
    expect(drawer().open).toBe(true);
    await press(find(".elementor-menu-cart__container"));
    expect(drawer().open).toBe(false);
  });

  it("as a dropdown the box stays where the builder put it, closed to the keyboard until it is open", async () => {
    await mount(builder({ cart_type: "mini-cart" }));
    const container = find(".elementor-menu-cart__toggle_wrapper > .elementor-menu-cart__container");
    expect(container.hasAttribute("inert")).toBe(true);
    toggle().focus();
    await press(toggle());
    expect(container.hasAttribute("inert")).toBe(false);
    expect(document.activeElement).toBe(find(".elementor-menu-cart__main"));
  });

  it("mini-cart.3 the builder's dropdown gives the focus back before it becomes inert: some browsers would keep it", async () => {
    await mount(builder({ cart_type: "mini-cart" }));
    await press(toggle());
    const link = find(".elementor-button--checkout");
    const wasInert = vi.fn();
    link.addEventListener("blur", () =>
      wasInert(find(".elementor-menu-cart__container").hasAttribute("inert")),
    );
    link.focus();
    await press(toggle());
    expect(wasInert.mock.calls).toEqual([[false]]);
    expect(document.activeElement).toBe(toggle());
  });

  it("starts open where the server printed it open", async () => {
    await mount(builder().replace('class="elementor-element ', 'class="elementor-menu-cart--shown '));
    expect(drawer().open).toBe(true);
  });
});

describe("mini-cart in a theme's own box", () => {
  const boxed = (settings: object = {}, style = "position: absolute; display: none;") =>
    plain(settings).replace('class="widget_shopping_cart"', `class="widget_shopping_cart" style="${style}"`);
  const box = () => find(".widget_shopping_cart");
  const isOpen = () => box().classList.contains("islet-mini-cart-box--open");

  for (const cart_type of ["mini-cart", "side-cart"])
    it(`${cart_type}: opens and closes the box where it stands, and draws none of its own`, async () => {
      await mount(boxed({ cart_type }));
      const { parentElement, nextSibling } = box();
      expect(document.querySelector("dialog, .islet-mini-cart__panel")).toBeNull();
      await press(toggle());
      expect([isOpen(), isExpanded()]).toEqual([true, "true"]);
      expect(parentElement).toBe(host());
      expect(box().nextSibling).toBe(nextSibling);
      expect(toggle().parentElement).toBe(host());
      expect(toggle().getAttribute("aria-controls")).toBe(box().id);
      expect([box().getAttribute("role"), box().getAttribute("aria-label")]).toEqual(["group", "Cart"]);
      expect(document.querySelector(".islet-mini-cart__head")).toBeNull();
      await press(toggle());
      expect([isOpen(), isExpanded()]).toEqual([false, "false"]);
    });

  it("mini-cart.2 mini-cart.3 closes on a press outside and on Escape, which gives the focus back", async () => {
    await mount(`${boxed()}<button id="else">else</button>`);
    await press(toggle());
    await act(() => fireEvent.pointerDown(find("#else")));
    expect(isOpen()).toBe(false);
    await press(toggle());
    find(".woocommerce-mini-cart__buttons a").focus();
    await act(() => fireEvent.keyDown(document.body, { key: "Escape" }));
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });

  it("opens a box again that a fragment has put in its place", async () => {
    await mount(boxed());
    await press(toggle());
    await act(() =>
      box().replaceWith(
        document.createRange().createContextualFragment(box().outerHTML.replace(/ islet[\w-]+/g, "")),
      ),
    );
    expect(isOpen()).toBe(true);
  });

  it("a box in the page's flow has no place of its own: the content goes into Islet's", async () => {
    await mount(boxed({}, "display: none;"));
    await press(toggle());
    expect(drawer().open).toBe(true);
    expect(document.querySelector("[class*=islet-mini-cart-box]")).toBeNull();
  });

  it("gives the markup back exactly, also when it was open", async () => {
    const html = boxed();
    await mount(html);
    await press(toggle());
    page.stop();
    const stopped = document.body.innerHTML;
    document.body.innerHTML = html;
    expect(stopped).toBe(document.body.innerHTML);
  });
});

describe("mini-cart and the page", () => {
  const added = () => page.islet.bus.emit("added_to_cart", { fragments: {}, cartHash: "", button: null });

  it("mini-cart.4 opens after an add where that is set, and only there", async () => {
    await mount(plain({ automatically_open_cart: "yes" }));
    await act(added);
    expect(drawer().open).toBe(true);
    page.stop();
    await mount(plain());
    await act(added);
    expect(drawer().open).toBe(false);
  });

  it("mini-cart.4 of two carts that an add opens at the same moment, one stays open", async () => {
    page.stop();
    await mount(plain({ automatically_open_cart: "yes" }).repeat(2));
    await act(() => page.islet.bus.emit("added_to_cart", { fragments: {}, cartHash: "", button: null }));
    expect([...document.querySelectorAll("dialog")].filter(({ open }) => open)).toHaveLength(1);
    expect(document.querySelectorAll("[aria-expanded=true]")).toHaveLength(1);
  });

  it("mini-cart.4 the dropdown opens after an add without taking the focus", async () => {
    await mount(
      `<button id="add">Add</button>${plain({ cart_type: "mini-cart", automatically_open_cart: "yes" })}`,
    );
    find("#add").focus();
    await act(added);
    expect(dropdown().hidden).toBe(false);
    expect(document.activeElement).toBe(find("#add"));
  });

  it("stays a link to the cart on a page that is cart and checkout in one", async () => {
    await mount(plain(), { cart_url: location.href, checkout_url: location.href });
    expect(fireEvent.click(toggle())).toBe(true);
    expect(toggle().getAttribute("href")).toBe(location.href);
    expect(document.querySelector("dialog")).toBeNull();
  });

  it.each(["woocommerce-cart", "woocommerce-checkout"])(
    "stays a link on a page of class %s, for which the shop prints no content",
    async (className) => {
      document.body.className = className;
      await mount('<div data-widget="mini-cart"><a class="cart-contents" href="/cart/">Cart</a></div>');
      document.body.className = "";
      expect(page.problems).toEqual([]);
      expect(host().dataset["widgetState"]).toBe("mounted");
      expect(fireEvent.click(toggle())).toBe(true);
    },
  );

  it("asks for the cart's content where the page came without", async () => {
    await mount(
      plain().replace(/(widget_shopping_cart_content">)[\s\S]*(<\/div>\s*<\/div>\s*<\/div>)/, "$1$2"),
    );
    const asked = vi.fn();
    page.islet.bus.on("wc_fragment_refresh", asked);
    expect(find(".widget_shopping_cart_content").childNodes).toHaveLength(0);
    await press(toggle());
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("a list is none while an island stands in it", async () => {
    await mount(
      plain()
        .replace('<div class="site-header-cart"', '<ul class="site-header-cart"')
        .replace('<a class="cart-contents"', '<li><a class="cart-contents"')
        .replace("</a>", "</a></li>"),
    );
    expect([host().localName, host().getAttribute("role")]).toEqual(["ul", "none"]);
    expect(toggle().closest("li")?.getAttribute("role")).toBe("none");
  });

  for (const [name, html] of [
    ["a theme's", plain()],
    ["the builder's", builder()],
    ["the builder's, as a dropdown,", builder({ cart_type: "mini-cart" })],
  ] as const)
    it(`gives back ${name} markup exactly, also when it was open`, async () => {
      await mount(html);
      const given = host().outerHTML;
      await press(toggle());
      expect(host().outerHTML).not.toBe(given);
      page.stop();
      document.body.normalize();
      const stopped = document.body.innerHTML;
      document.body.innerHTML = html;
      expect(stopped).toBe(document.body.innerHTML);
    });

  it("leaves the markup alone and says why where there is no link or no content", async () => {
    await mount('<div data-widget="mini-cart"><a class="cart-contents" href="/cart/">Cart</a></div>');
    expect(page.problems.map(({ message }) => message)).toEqual([
      "[islet] mini-cart: its element must hold .widget_shopping_cart_content (div). The server markup stays.",
    ]);
    expect(host().innerHTML).toBe('<a class="cart-contents" href="/cart/">Cart</a>');
  });
});
