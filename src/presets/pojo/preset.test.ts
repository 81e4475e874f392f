import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type ProvidersVideo, providersVideo } from "#browser/video/video-id.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf } from "#tests/support/native-widget.ts";
import { testSignal } from "#tests/support/test-signal.ts";
import preset from "./index.ts";

const UP =
  '<div id="pojo-scroll-up" data-offset="50" data-duration="750"><a href="javascript:void(0);">Up</a></div>';
const markers = (skip: (reason: string) => void = () => {}) =>
  preset.markers({} as never, skip, { signal: testSignal() });

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it("scroll-up.1 runs on the theme's own markup", async () => {
  const { problems, settled } = await mountMarkup(UP, { config: { presets: ["pojo"] } });
  await settled();
  expect(problems).toEqual([]);
  expect(document.querySelector("[data-widget-state=mounted] a")?.getAttribute("href")).toBe("#");
});

it.each([
  ["always", { always: true, offset: undefined, edge: "bottom", duration: "750" }],
  ["30", { always: false, offset: "30", edge: "bottom", duration: "750" }],
])("reads the offset %s", async (offset, expected) => {
  const host = document.createElement("div");
  host.dataset["offset"] = offset;
  const found = (await markers()).find(({ widget }) => widget === "scroll-up");
  expect(typeof found?.settings === "function" && found.settings(host)).toEqual(expected);
});

/** The element of a recorded page that a selector finds. */
function recorded(selector: string): string {
  const html = readFileSync("fixtures/native/builder/pages/theme-builder.html", "utf8");
  const found = new DOMParser().parseFromString(html, "text/html").querySelector(selector);
  return found?.outerHTML ?? "";
}

it.each([
  ["#header", "slide-bar"],
  ["#menu-main", "dropdown-menu"],
  [".sticky-header", "sticky-header"],
  [".pojo-animated-numbers", "counter"],
  [".pojo-accordion", "accordion"],
])("serves the theme's own %s by %s, and gives it back", async (selector, widget) => {
  const markup = recorded(selector);
  const { problems, settled, stop } = await mountMarkup(markup, {
    config: { presets: ["pojo"], markers: [] },
  });
  await settled();
  const marks = (await markers()).filter((marker) => marker.widget === widget);
  expect(marks.flatMap((marker) => [...document.querySelectorAll(marker.selector)])).not.toEqual([]);
  expect(problems.filter(({ message }) => !message.includes("settings.marker"))).toEqual([]);
  expect(document.querySelector(selector)?.getAttribute("data-widget-state")).toBe("mounted");
  stop();
  expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
});

it("carousel.4 shows the theme's list of pictures one at a time, by the name that reveals it", async () => {
  const markup = '<ul class="pojo-simple-gallery"><li><img alt="A"></li><li><img alt="B"></li></ul>';
  const { problems, settled, stop } = await mountMarkup(markup, { config: { presets: ["pojo"] } });
  await settled();
  const list = document.querySelector("ul") as HTMLElement;
  await vi.waitFor(() => expect(list.className).toContain("slider-ready"));
  expect(list.querySelectorAll("li:not([inert])")).toHaveLength(1);
  expect(problems).toEqual([]);
  stop();
  expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
});

it.each([
  [
    'jQuery(".pojo-slideshow-56").bxSlider({ slideWidth: 200, minSlides: "1", maxSlides: 4, "slideMargin": 10, pause: 7000, speed: 300, auto: false, pager: true, controls: true });',
    {
      autoplay: false,
      autoplay_speed: 7_000,
      speed: 300,
      navigation: "both",
      slides_to_show: 4,
      slides_to_scroll: 4,
      space_between: 10,
    },
  ],
  [
    "bxSlider({ slideWidth: 200, maxSlides: 4, slideMargin: 10, moveSlides: 1 })",
    { slides_to_show: 4, slides_to_scroll: 1 },
  ],
  [
    'jQuery(".pojo-slideshow-56").bxSlider({slideWidth:500,minSlides:1,maxSlides:4,slideMargin:10})',
    { autoplay: true, slides_to_show: 1, slides_to_show_mobile: 1 },
  ],
  ["bxSlider({ auto: alert(1), speed: -1 })", { autoplay: true, autoplay_speed: 5_000, speed: 200 }],
  ["", { autoplay: true, autoplay_speed: 5_000, speed: 200, navigation: "none", slides_to_show: 1 }],
])("carousel.4 reads the options of a slideshow from its script: %s", async (script, expected) => {
  document.body.innerHTML = `<script type="text/plain">${script}</script><div class="pojo-slideshow"><div
    class="pojo-slideshow-56 pojo-slideshow-wrapper"><div class="slide">A</div><div class="slide">B</div></div></div>`;
  const host = document.querySelector<HTMLElement>(".pojo-slideshow-wrapper") as HTMLElement;
  vi.spyOn(host, "clientWidth", "get").mockReturnValue(847);
  const found = (await markers()).find(({ selector }) => selector.startsWith(".pojo-slideshow-wrapper"));
  expect(typeof found?.settings === "function" && found.settings(host)).toMatchObject(expected);
});

describe("carousel.4 the theme's sliders of pictures whose addresses wait for its library", () => {
  const picture = (name: string) =>
    `<div class="ms-slide" data-delay="7"><img src="blank.gif" data-src="${name}" alt="${name}"><img class="ms-thumb" src="small-${name}" alt=""></div>`;
  const markup = (options: object) => `
    <script type="text/plain">jQuery(function(){MasterSliderIntegration.createSlider({"id":"other","params":{"loop":false}});});</script>
    <script type="text/plain">jQuery(function(){MasterSliderIntegration.createSlider(${JSON.stringify({ id: "pojo-gallery-7", ...options })});});</script>
    <div class="pojo-gallery"><div class="pojo-gallery-wrapper master-slider" id="pojo-gallery-7">${picture("a.jpg")}${picture("b.jpg")}</div></div>`;
  const slider = () => document.querySelector<HTMLElement>(".master-slider") as HTMLElement;
  const settingsOf = async (options: object) => {
    document.body.innerHTML = markup(options);
    const found = (await markers()).find(({ selector }) => slider().matches(selector));
    return typeof found?.settings === "function" && found.settings(slider());
  };

  it("show one picture at a time, in the shape that their options ask for, and are given back", async () => {
    const html = markup({ params: { width: 900, height: 400, view: "fade", loop: true }, arrows: true });
    const { problems, settled, stop } = await mountMarkup(html, { config: { presets: ["pojo"] } });
    await settled();
    await vi.waitFor(() => expect(slider().dataset["widgetState"]).toBe("mounted"));
    const sources = [...slider().querySelectorAll(".ms-slide > img:first-child")].map((img) =>
      img.getAttribute("src"),
    );
    expect(sources.map((source) => source?.split("/").at(-1))).toEqual(["a.jpg", "b.jpg"]);
    expect(slider().style.getPropertyValue("--islet-slider-ratio")).toBe("900 / 400");
    expect(slider().querySelectorAll(".ms-slide:not([inert])")).toHaveLength(1);
    expect(problems).toEqual([]);
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(html));
  });

  it.each([
    [
      { params: { view: "basic", autoplay: true, overPause: true, space: 4 }, arrows: true, thumblist: true },
      {
        effect: "slide",
        autoplay: true,
        autoplay_speed: 7_000,
        pause_on_hover: true,
        space_between: 4,
        navigation: "both",
      },
    ],
    [
      { params: { view: "fade", loop: true, autoHeight: true }, arrows: true },
      { effect: "fade", infinite: true, autoplay: false, adaptive_height: true, navigation: "arrows" },
    ],
    [
      { params: [], bullets: true },
      { infinite: false, navigation: "dots", slides_to_show: 1 },
    ],
    [{ params: "broken" }, { infinite: false, autoplay: false, navigation: "none" }],
  ])("take the options %j from the script that has their id", async (options, expected) => {
    expect(await settingsOf(options)).toMatchObject(expected);
  });

  it("show no picture at an address that is none", async () => {
    document.body.innerHTML = markup({}).replaceAll('data-src="a.jpg"', 'data-src="javascript:alert(1)"');
    const [found] = (await markers()).filter(({ selector }) => slider().matches(selector));
    if (typeof found?.settings === "function") found.settings(slider());
    expect(slider().querySelector("img")?.getAttribute("src")).toBe("blank.gif");
  });
});

it("keeps a press on the theme's button for more until its list is alive", async () => {
  document.body.innerHTML =
    '<div><div id="list-items"></div><a class="pojo-load-more" href="javascript:void(0);">More</a></div>';
  await markers();
  const press = new MouseEvent("click", { bubbles: true, cancelable: true });
  const button = document.querySelector("a") as HTMLElement;
  expect(button.dispatchEvent(press)).toBe(false);
  const heard = vi.fn((event: Event) => event.preventDefault());
  button.addEventListener("click", heard);
  const list = button.parentElement as HTMLElement;
  list.dataset["widgetState"] = "mounted";
  list.dispatchEvent(new CustomEvent("islet:mounted", { bubbles: true }));
  expect(heard).toHaveBeenCalledOnce();
});

it("takes the menu's delay from the page's settings", async () => {
  vi.stubGlobal("Pojo", { superfish_args: { delay: 400 } });
  const menu = (await markers()).find(({ widget }) => widget === "dropdown-menu");
  expect(typeof menu?.settings === "function" && menu.settings(document.body)).toMatchObject({
    hover_intent: true,
    menu_delay: 400,
  });
});

it("leaves the page to the theme's script, and says so once", async () => {
  vi.stubGlobal("Pojo", { ajaxurl: "/", methods: {} });
  const reasons: string[] = [];
  expect(await markers((reason) => reasons.push(reason))).toEqual([]);
  expect(reasons).toHaveLength(1);
});

it.each([
  ["delays", '<script data-src="/wp-content/themes/everest/assets/js/frontend.min.js"></script>'],
  ["delays while it is developed", '<script data-src="/x/core/assets/js/pojo-scripts.js"></script>'],
  ["has driven a menu on", '<ul class="sf-menu sf-js-enabled"></ul>'],
])("leaves a page to the theme's script that an optimiser %s", async (_how, markup) => {
  document.body.innerHTML = markup;
  expect(await markers()).toEqual([]);
});

it("serves a page whose theme's script the server has taken off, though another script has its name", async () => {
  vi.stubGlobal("Pojo", { methods: {} });
  const reasons: string[] = [];
  const serve = (scriptsOff: string[]) =>
    preset.markers({ scriptsOff } as never, (reason) => reasons.push(reason), { signal: testSignal() });
  expect([(await serve([])).length, reasons.length]).toEqual([0, 1]);
  expect((await serve(["pojo-scripts"])).length).toBeGreaterThan(5);
  expect(reasons).toHaveLength(1);
});

it("takes another script of that name for no script of the theme's", async () => {
  document.body.innerHTML =
    '<script data-src="/wp-content/plugins/other/assets/js/frontend.min.js"></script>';
  expect(await markers()).not.toEqual([]);
});

it("takes the page's settings in the same object for no script", async () => {
  vi.stubGlobal("Pojo", { ajaxurl: "/" });
  expect(await markers()).not.toEqual([]);
});

describe("the theme's lightbox", () => {
  const PICTURE =
    '<div class="gallery"><a href="/a.jpg"><img alt="A"></a> <a href="/b.jpg"><img alt="B"></a></div>';
  const options = (given: object = {}) =>
    vi.stubGlobal("PojoLightboxOptions", { script_type: "photoswipe", lightbox_args: {}, ...given });
  const marker = async () => (await markers()).find(({ widget }) => widget === "lightbox");
  afterEach(() => document.body.removeAttribute("class"));

  it("has its pictures opened with their gallery, by its own settings", async () => {
    options({ lightbox_args: { loop: false, counterEl: true, captionEl: false } });
    const { problems, settled } = await mountMarkup(`${PICTURE}<a href="/guide/">Guide</a>`, {
      config: { presets: ["pojo"] },
    });
    const link = document.querySelector("a") as HTMLElement;
    expect(link.dataset["widgetState"]).toBe("mounted");
    link.click();
    await vi.waitFor(() => expect(document.querySelector("dialog")?.textContent).toContain("1 / 2"));
    await settled();
    expect((await marker())?.settings).toMatchObject({
      loop: false,
      counter: true,
      titles: false,
      zoom: true,
    });
    expect(problems).toEqual([]);
  });

  it("is not there where the site has none, or it leaves the shop, small windows or the builder's pages alone", async () => {
    document.body.innerHTML = PICTURE;
    expect(await marker()).toBeUndefined();
    options({ woocommerce: "disable" });
    expect(await marker()).toBeDefined();
    document.body.className = "woocommerce elementor-page";
    expect(await marker()).toBeUndefined();
    options();
    expect(await marker()).toBeDefined();
    vi.stubGlobal("elementorFrontendConfig", { kit: { global_image_lightbox: "yes" } });
    expect(await marker()).toBeUndefined();
    vi.stubGlobal("elementorFrontendConfig", { kit: {} });
    options({ script_type: "prettyPhoto", smartphone: "disable" });
    expect((await marker())?.on).toBe("interaction media (min-width: 601px)");
  });

  it("keeps its pictures where its script runs, which is told", async () => {
    options();
    document.body.innerHTML = `${PICTURE}<script data-src="/p/pojo-lightbox/assets/js/app.min.js"></script>`;
    const reasons: string[] = [];
    const found = await markers((reason) => reasons.push(reason));
    expect(found.filter(({ widget }) => widget === "lightbox")).toEqual([]);
    expect([found.length > 0, reasons.length]).toEqual([true, 1]);
  });
});

it("video.1 plays the videos that the theme prints with their player's variables, on phones unless they are hidden there", async () => {
  document.body.innerHTML = recorded("section.has-video-background");
  const host = document.querySelector("section") as HTMLElement;
  const found = (await markers()).find(({ widget }) => widget === "background-media");
  const read = () => (typeof found?.settings === "function" ? found.settings(host) : {});
  expect(host.matches(found?.selector ?? "")).toBe(true);
  const { background_video_link: link } = read() as { background_video_link: string };
  const { provider, video } = providersVideo(link) as ProvidersVideo;
  const fields = new URL(provider.address(video, { startSeconds: 0, isBackground: true }));
  expect(fields.pathname).toBe("/embed/XHOmBV4js_E");
  expect(Object.fromEntries(fields.searchParams)).toMatchObject({
    ...{ color: "white", rel: "0", loop: "0", iv_load_policy: "3" },
    ...{ autoplay: "1", mute: "1", controls: "0" },
  });
  expect(read()).toMatchObject({ background_play_on_mobile: false });
  const frame = host.querySelector("[data-videoid]");
  frame?.removeAttribute("data-mobile_mode");
  expect(read()).toMatchObject({ background_play_on_mobile: true });
  frame?.setAttribute("data-mobile_mode", "show");
  frame?.setAttribute("data-start", "12");
  expect(read()).toMatchObject({ background_play_on_mobile: true, background_video_start: "12" });
  frame?.remove();
  expect(read()).toMatchObject({ background_video_link: undefined });
});
