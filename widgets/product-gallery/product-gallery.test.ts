import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { picturesOf } from "./lightbox/open-pictures.ts";

const fixture = readFileSync("widgets/product-gallery/fixture.html", "utf8");
const withSettings = (settings: object) =>
  fixture.replace(/data-settings='[^']*'/, `data-settings='${JSON.stringify(settings)}'`);
/** What the shop prints on its own pages. */
const SHOPS_OWN = {
  i18n_product_gallery_trigger_text: "View",
  flexslider: {
    rtl: false,
    animation: "slide",
    smoothHeight: true,
    controlNav: "thumbnails",
    slideshow: false,
    animationSpeed: 500,
    animationLoop: false,
  },
  zoom_enabled: "1",
  zoom_options: [],
  photoswipe_enabled: "1",
  photoswipe_options: { shareEl: false, hideAnimationDuration: 0, showAnimationDuration: 0 },
  flexslider_enabled: "1",
};

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const slides = () => all(".woocommerce-product-gallery__image");
const thumbs = () => all(".flex-control-thumbs button");
const active = () => slides().findIndex((slide) => slide.classList.contains("flex-active-slide"));
const trigger = () => all(".woocommerce-product-gallery__trigger")[0] as HTMLElement;
const lightbox = () => document.querySelector("dialog") as HTMLDialogElement;
const button = (name: RegExp) =>
  all("dialog button").find((one) => name.test(one.title)) as HTMLButtonElement;
const picture = () => document.querySelector("dialog .islet-lightbox__frame:not([inert]) img");

/** Mounts, and touches the gallery as a visitor does: what leads on comes with that. */
async function mountTouched(html: string) {
  const page = await mountMarkup(html);
  all("[data-widget=product-gallery]")[0]?.dispatchEvent(new Event("pointerover"));
  await vi.waitFor(() => expect(slides()[0]?.className).toContain("flex-active-slide"));
  return page;
}
async function choose(index: number) {
  thumbs()[index]?.click();
  await vi.waitFor(() => expect(active()).toBe(index));
}

// Nothing is drawn here: as for visitors who want less motion.
beforeEach(() => setDevice({ prefersReducedMotion: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the pictures", () => {
  it("stand one at a time, with a thumbnail each by the shop's names", async () => {
    const { problems } = await mountTouched(withSettings(SHOPS_OWN));
    expect(problems).toEqual([]);
    expect(active()).toBe(0);
    expect(slides().map((slide) => slide.inert)).toEqual([false, true, true]);
    const images = all("ol.flex-control-nav.flex-control-thumbs > li img") as HTMLImageElement[];
    expect(images.map(({ alt }) => alt)).toEqual(["Belt", "Belt, view 2", "Belt, view 3"]);
    expect(images[1]?.getAttribute("src")).toMatch(/belt-detail-100x100\.svg$/);
    expect(all(".flex-active")).toEqual([images[0]]);
    await choose(2);
    expect(active()).toBe(2);
    expect(thumbs().map((thumb) => thumb.getAttribute("aria-current"))).toEqual([null, null, "true"]);
    expect(all(".flex-active")).toEqual([images[2]]);
  });

  it("keys lead along the thumbnails and stop at the ends; others are the browser's", async () => {
    await mountTouched(fixture);
    thumbs()[0]?.focus();
    const walk = async (keys: string) => {
      await userEvent.keyboard(keys);
      expect(document.activeElement).toBe(thumbs()[active()]);
      return active();
    };
    expect(await walk("{ArrowLeft}")).toBe(0);
    expect(await walk("{ArrowRight}")).toBe(1);
    expect(await walk("{End}")).toBe(2);
    expect(await walk("{ArrowRight}")).toBe(2);
    expect(await walk("{Home}x{Control>}{End}{/Control}")).toBe(0);
  });

  it("a key pressed while the code is on its way leads on once it is here, and once only", async () => {
    const page = await mountMarkup(fixture);
    thumbs()[0]?.focus();
    await userEvent.keyboard("{ArrowRight}");
    await page.settled();
    expect(active()).toBe(1);
    expect(document.activeElement).toBe(thumbs()[1]);
    await userEvent.keyboard("{ArrowRight}");
    expect(active()).toBe(2);
  });

  it("stay as the server printed them if the widget ends while the code is on its way", async () => {
    const page = await mountMarkup(withSettings(SHOPS_OWN));
    const host = all("[data-widget=product-gallery]")[0] as HTMLElement;
    host.dispatchEvent(new Event("pointerover"));
    page.stop();
    const printed = host.outerHTML;
    await import("./behaviour/gallery-behaviour.ts");
    await page.settled();
    expect(host.outerHTML).toBe(printed);
    expect(printed).not.toContain("inert");
  });

  it("the focus goes along from a picture that goes out of sight", async () => {
    await mountTouched(fixture);
    slides()[0]?.querySelector("a")?.focus();
    await choose(1);
    expect(document.activeElement).toBe(slides()[1]?.querySelector("a"));
  });

  it("go back to the first at the shop's event: in this gallery, or in all where none is named", async () => {
    const { islet } = await mountTouched(fixture);
    const host = all("[data-widget=product-gallery]")[0] as HTMLElement;
    const other = document.createElement("div");
    const reset = (gallery?: HTMLElement) =>
      islet.bus.emit("woocommerce_gallery_reset_slide_position", gallery ? { gallery } : {});
    await choose(1);
    reset(other);
    expect(active()).toBe(1);
    reset(host);
    expect(active()).toBe(0);
    await choose(1);
    reset();
    expect(active()).toBe(0);
  });

  it("one alone needs no thumbnails, and none without the shop's slider", async () => {
    const [first = ""] = /<div data-thumb[^]*?<\/div>/.exec(fixture) ?? [];
    const { stop } = await mountMarkup(
      fixture.replace(
        /(<div class="woocommerce-product-gallery__wrapper">)[^]*?(<\/div>\s*<\/div>\s*)$/,
        `$1${first}$2`,
      ),
    );
    expect([slides().length, thumbs().length]).toEqual([1, 0]);
    expect(slides()[0]?.className).toBe("woocommerce-product-gallery__image");
    stop();
    await mountMarkup(withSettings({ flexslider_enabled: "" }));
    expect([slides().length, thumbs().length]).toEqual([3, 0]);
    expect(slides().some((slide) => slide.inert)).toBe(false);
  });

  it("a placeholder in their place is left as it is: there is nothing to open", async () => {
    const html =
      '<div class="woocommerce-product-gallery woocommerce-product-gallery--without-images images" data-widget="product-gallery"><div class="woocommerce-product-gallery__wrapper"><div class="woocommerce-product-gallery__image--placeholder"><img src="/placeholder.svg" alt="Awaiting product image" class="wp-post-image"></div></div></div>';
    const { problems } = await mountMarkup(html);
    expect(problems).toEqual([]);
    expect(all(".woocommerce-product-gallery > *").map(({ className }) => className)).toEqual([
      "woocommerce-product-gallery__wrapper",
    ]);
  });
});

describe("a slideshow", () => {
  const start = async (flexslider: object) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    setDevice({ prefersReducedMotion: false });
    // What is loaded already comes in the same turn.
    await import("./behaviour/slideshow.ts");
    await mountMarkup(withSettings({ flexslider: { slideshow: true, ...flexslider } }));
  };
  const after = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return active();
  };
  const pause = () => all(".islet-product-gallery__pause")[0] as HTMLElement;

  it("product-gallery.1 leads on after 4000 ms, and fades for 1000 ms", async () => {
    await start({});
    expect([after(3_999), after(1), after(4_000), after(4_000)]).toEqual([0, 1, 2, 0]);
    const host = all("[data-widget=product-gallery]")[0] as HTMLElement;
    expect(host.classList.contains("islet-product-gallery--fade")).toBe(true);
    expect(host.style.getPropertyValue("--islet-gallery-fade")).toBe("1000ms");
  });

  it("in the shop's own times and ways; it ends at the last picture where it may not begin anew", async () => {
    await start({ slideshowSpeed: 1_000, animation: "slide", animationLoop: false });
    expect([after(1_000), after(1_000), after(1_000), after(9_000)]).toEqual([1, 2, 2, 2]);
    expect(all(".islet-product-gallery--fade")).toEqual([]);
    expect(pause().getAttribute("aria-label")).toBe("Start slide show");
  });

  it("stops and starts by its button, and a choice of one's own counts", async () => {
    await start({});
    expect(pause().getAttribute("aria-label")).toBe("Stop slide show");
    pause().click();
    expect(after(20_000)).toBe(0);
    pause().click();
    expect(after(4_000)).toBe(1);
  });

  it("is not there where the shop does not ask for one", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await mountTouched(withSettings(SHOPS_OWN));
    expect(after(60_000)).toBe(0);
    expect(pause()).toBeUndefined();
  });
});

describe("the whole window", () => {
  const open = async (settings: object = {}) => {
    const page = await mountMarkup(withSettings(settings));
    trigger().click();
    await page.settled();
    await vi.waitFor(() => expect(lightbox()?.open).toBe(true));
    return page;
  };
  const press = (key: string) =>
    lightbox().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

  it("product-gallery.2 loops by arrow keys, counts, and closes", async () => {
    await open();
    expect(lightbox().getAttribute("aria-label")).toBe("Product pictures");
    expect(lightbox().textContent).toContain("1 / 3");
    expect(lightbox().textContent).toContain("Vegetable-tanned leather");
    press("ArrowRight");
    press("ArrowRight");
    expect(lightbox().textContent).toContain("3 / 3");
    press("ArrowRight");
    expect(picture()?.getAttribute("alt")).toBe("Belt");
    press("ArrowLeft");
    expect(picture()?.getAttribute("src")).toMatch(/belt-back-900x900\.svg$/);
    lightbox().dispatchEvent(new Event("cancel", { cancelable: true }));
    expect(lightbox()).toBeNull();
  });

  it("product-gallery.2 keeps the page behind it from scrolling until it is closed", async () => {
    await open();
    expect(document.documentElement.style.overflow).toBe("hidden");
    lightbox().dispatchEvent(new Event("cancel", { cancelable: true }));
    expect(lightbox()).toBeNull();
    expect(document.documentElement.style.overflow).toBe("");
  });

  it("has one name for each button, with the key that presses it: the other one from right to left", async () => {
    const names = () =>
      all("dialog button").map((one) => [one.title, one.getAttribute("aria-label"), one.textContent]);
    const alone = (...titles: string[]) => titles.map((title) => [title, null, ""]);
    const { stop } = await open();
    expect(names()).toEqual(
      alone("Zoom in/out", "Close (Esc)", "Previous (arrow left)", "Next (arrow right)"),
    );
    stop();
    const html = withSettings({}).replace("<div", '<div style="direction: rtl"');
    const page = await mountMarkup(html);
    trigger().click();
    await page.settled();
    await vi.waitFor(() => expect(lightbox()?.open).toBe(true));
    expect(names()).toEqual(
      alone("Zoom in/out", "Close (Esc)", "Previous (arrow right)", "Next (arrow left)"),
    );
    press("ArrowLeft");
    expect(lightbox().textContent).toContain("2 / 3");
    press("ArrowRight");
    expect(lightbox().textContent).toContain("1 / 3");
  });

  it("keeps the browser from scrolling on after a swipe, which would cost the next tap, but leaves taps, pinches and an enlarged picture to it", async () => {
    await open();
    const swipe = (...fingers: readonly (readonly [x: number, y: number])[]) => {
      const down = { clientX: 300, clientY: 300, pointerType: "touch", button: 0 };
      picture()?.dispatchEvent(Object.assign(new Event("pointerdown", { bubbles: true }), down));
      const touches = fingers.map(([clientX, clientY]) => ({ clientX, clientY }));
      const move = Object.assign(new Event("touchmove", { bubbles: true, cancelable: true }), { touches });
      picture()?.dispatchEvent(move);
      dispatchEvent(Object.assign(new Event("pointercancel"), down));
      return move.defaultPrevented;
    };
    expect([swipe([200, 300]), swipe([300, 200])]).toEqual([true, true]);
    expect([swipe([305, 303]), swipe([200, 300], [100, 300])]).toEqual([false, false]);
    vi.spyOn(picture() as Element, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 300, 300));
    button(/Zoom/).click();
    expect(swipe([200, 300])).toBe(false);
  });

  it("product-gallery.2 ends at the ends where the shop does not loop", async () => {
    await open({ photoswipe_options: { loop: "" } });
    press("ArrowLeft");
    expect(lightbox().textContent).toContain("1 / 3");
    expect([button(/Previous/).disabled, button(/Next/).disabled]).toEqual([true, false]);
    button(/Next/).click();
    button(/Next/).click();
    expect([button(/Previous/).disabled, button(/Next/).disabled]).toEqual([false, true]);
  });

  it("product-gallery.3 says that a picture did not load, with a link to it, and leads on", async () => {
    await open();
    picture()?.dispatchEvent(new Event("error"));
    const alert = lightbox().querySelector("[role=alert]");
    expect(alert?.textContent).toContain("The image could not be loaded.");
    expect(alert?.querySelector("a")?.getAttribute("href")).toMatch(/belt-900x900\.svg$/);
    press("ArrowRight");
    expect(picture()?.getAttribute("alt")).toBe("Belt, view 2");
  });

  it("begins at the picture that is shown, as its attributes are then", async () => {
    const page = await mountMarkup(fixture);
    await choose(1);
    slides()[1]?.querySelector("img")?.setAttribute("data-large_image", "/red.jpg");
    slides()[1]?.querySelector("a")?.click();
    await page.settled();
    await vi.waitFor(() => expect(lightbox()?.textContent).toContain("2 / 3"));
    expect(picture()?.getAttribute("src")).toMatch(/\/red\.jpg$/);
  });

  it("has a button that Space presses, too, and none where the shop wants none", async () => {
    const page = await mountMarkup(fixture);
    expect(trigger().getAttribute("aria-label")).toBe("View full-screen image gallery");
    trigger().focus();
    await userEvent.keyboard(" ");
    await page.settled();
    await vi.waitFor(() => expect(lightbox()?.open).toBe(true));
    page.stop();
    expect(lightbox()).toBeNull();
    await mountMarkup(withSettings({ photoswipe_enabled: "" }));
    expect(trigger()).toBeUndefined();
  });

  it("leaves clicks that open a tab to the browser", async () => {
    const page = await mountMarkup(fixture);
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    slides()[0]?.querySelector("a")?.dispatchEvent(click);
    await page.settled();
    expect(lightbox()).toBeNull();
  });
});

describe("what a slide says", () => {
  const read = (attributes: string, href = "/large.jpg") => {
    document.body.innerHTML = `<div class="woocommerce-product-gallery__image"><a href="${href}"><img src="/small.jpg" alt="Cap" ${attributes}></a></div>`;
    return picturesOf(slides())[0];
  };

  it("a caption is words, never markup", () => {
    expect(read('data-caption="&lt;b&gt;Wool&lt;/b&gt; &lt;img src=x onerror=a()&gt; 1 < 2"')?.caption).toBe(
      "Wool  1 < 2",
    );
    expect(read('title="By hand"')?.caption).toBe("By hand");
  });

  it("addresses that a picture may not have are left out", () => {
    expect(read('data-large_image="javascript:alert(1)"')).toBeUndefined();
    expect(read("")?.address).toMatch(/\/large\.jpg$/);
  });
});

it.each([
  ["in the gallery", ".woocommerce-product-gallery"],
  ["on a picture", ".woocommerce-product-gallery__image"],
])("a link of another plugin %s is pressed once, and opens no picture", async (_, place) => {
  await mountTouched(fixture);
  all(place)[0]?.insertAdjacentHTML("beforeend", '<a id="wish" href="#wish"><i></i></a>');
  const heard = vi.fn();
  document.body.addEventListener("click", heard);
  all("#wish")[0]?.click();
  await new Promise((resolve) => setImmediate(resolve));
  document.body.removeEventListener("click", heard);
  expect(heard).toHaveBeenCalledOnce();
  expect(lightbox()?.open ?? false).toBe(false);
});

it("unmounting gives the gallery back as it was", async () => {
  const { stop } = await mountMarkup(withSettings({ flexslider: { slideshow: "yes" } }));
  await choose(2);
  stop();
  const fresh = document.createElement("body");
  fresh.innerHTML = withSettings({ flexslider: { slideshow: "yes" } });
  expect(document.body.innerHTML).toBe(fresh.innerHTML);
});
