import { afterEach, describe, expect, it, vi } from "vitest";
import { createBus } from "#runtime/bus.ts";
import { createHooks } from "#runtime/hooks/hooks.ts";
import { completePage } from "#runtime/page.ts";
import { openBus } from "#runtime/start/bus-mirrors.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { presets } from "../presets.ts";
import { photoFeed } from "./markers/photo-feed.ts";

let life = new AbortController();
afterEach(() => {
  life.abort();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** The markers of a preset on a page that names these, and what the preset tells. */
async function markersOf(name: string, named = [name], more: object = {}) {
  life = new AbortController();
  const preset = (await presets.get(name)?.())?.default;
  const page = completePage(
    { presets: named, ...more },
    () => 1280,
    () => {},
  );
  const told: string[] = [];
  const markers = (await preset?.markers(page, (reason) => void told.push(reason), life)) ?? [];
  // What nothing serves is told by code of its own.
  await vi.dynamicImportSettled();
  return { markers, told };
}

it("has the builder's preset leave the feeds' own elements to it, where both are named", async () => {
  document.body.innerHTML =
    '<div data-id="1" data-widget_type="cff-widget.default"></div><div data-id="2" data-widget_type="sbi-widget.default"></div><div data-id="3" data-widget_type="other.default"></div>';
  const namesWith = async (presets?: string[]) => {
    const { told } = await markersOf("elementor", presets);
    await vi.waitFor(() => expect(told).not.toEqual([]));
    return told.map((reason) => /"(.*?)"/.exec(reason)?.[1]);
  };
  expect(await namesWith()).toEqual(["cff-widget", "sbi-widget", "other"]);
  expect(await namesWith(["elementor", "smash-balloon"])).toEqual(["other"]);
});

it("serves feeds whose scripts the server has taken off, though other scripts have their names", async () => {
  vi.stubGlobal("cff_init", () => {});
  vi.stubGlobal("sbi", { feeds: {} });
  const serve = (scripts_off: string[]) => markersOf("smash-balloon", undefined, { scripts_off });
  expect((await serve([])).told).toHaveLength(2);
  expect((await serve(["sbi_scripts"])).told).toHaveLength(1);
  const { markers, told } = await serve(["sbi_scripts", "cffscripts"]);
  expect([markers.length, told]).toEqual([2, []]);
});

describe("a social feed", () => {
  const settings = async (markup: string) => {
    document.body.innerHTML = `<div class="cff-wrapper">${markup}</div>`;
    const { markers } = await markersOf("smash-balloon");
    const marker = markers.find(({ widget }) => widget === "social-feed");
    const host = document.querySelector(marker?.selector ?? "none");
    return typeof marker?.settings === "function" && host ? marker.settings(host as HTMLElement) : {};
  };

  it.each([
    ["cff-masonry-js", ["3", "1", "1"]],
    ["cff-masonry-js masonry-1-desktop masonry-2-tablet", ["1", "2", "1"]],
    ["cff-masonry-js masonry-4-desktop masonry-6-tablet masonry-3-mobile", ["4", "6", "3"]],
    ["cff-masonry-js masonry-1-tablet masonry-4-mobile", ["3", "1", "1"]],
    ["cff-masonry cff-masonry-css masonry-2-tablet", [undefined, undefined, undefined]],
  ])("social-feed.12 with the classes %s has %s columns", async (classes, columns) => {
    const given = (await settings(`<div class="cff ${classes}"></div>`)) as Record<string, unknown>;
    expect([given["columns"], given["columns_tablet"], given["columns_mobile"]]).toEqual(columns);
  });

  it("has the limits and flags that its attributes say, and none that are no numbers", async () => {
    expect(
      await settings(
        '<div class="cff" data-char="80" data-nummobile="3" data-cff-flags="gdpr, overrideBlockCDN"></div>',
      ),
    ).toMatchObject({
      text_limit: "80",
      mobile_count: "3",
      page_size: "1",
      consent_required: true,
      override_block_cdn: true,
    });
    expect(
      await settings('<div class="cff" data-char="x" data-nummobile="-1" data-pag-num="5"></div>'),
    ).toMatchObject({
      text_limit: undefined,
      consent_required: false,
    });
  });

  it("looks anywhere in its list for posts that a script has added before it calls cff_init()", async () => {
    const post = (text: string) =>
      `<div class="cff-item"><span class="cff-text">${text}</span><span class="cff-expand"><a href="#">More</a></span></div>`;
    const { stop } = await mountMarkup(
      `<div class="cff-wrapper"><div class="cff" data-char="5"><div class="cff-posts-wrap"><div class="more"></div></div></div></div>`,
      { config: { presets: ["smash-balloon"] } },
    );
    const more = document.querySelector(".more") as HTMLElement;
    more.innerHTML = post("One and two");
    const cffInit: unknown = Reflect.get(window, "cff_init");
    if (typeof cffInit === "function") cffInit();
    expect(document.querySelector(".cff-text")?.textContent).toBe("One a");
    stop();
    expect(Reflect.get(window, "cff_init")).toBeUndefined();
  });

  it("is left to the plugin's script where that runs, which is told once", async () => {
    vi.stubGlobal("cff_init", () => {});
    const { markers, told } = await markersOf("smash-balloon");
    expect([markers.filter(({ widget }) => widget === "social-feed"), told]).toEqual([
      [],
      ["the script of Custom Facebook Feed runs here, so its feeds are left to it"],
    ]);
  });
});

describe("a photo feed", () => {
  const settings = async (attributes: string) => {
    document.body.innerHTML = `<div id="sb_instagram" class="sbi" data-feedid="*1" ${attributes}></div>`;
    const { markers } = await markersOf("smash-balloon");
    const marker = markers.find(({ widget }) => widget === "photo-feed");
    const host = document.querySelector(marker?.selector ?? "none");
    return typeof marker?.settings === "function" && host ? marker.settings(host as HTMLElement) : {};
  };

  it("photo-feed.1 photo-feed.7 has the settings and flags that its attributes say", async () => {
    vi.stubGlobal("sb_instagram_js_options", { resized_url: "https://shop.example/copies/" });
    expect(
      await settings(
        `data-res="thumb" data-cols="4" data-colsmobile="same" data-colstablet="2" data-num="8" data-nummobile="4" data-shortcode-atts='{"feed":"1"}' data-postid="87" data-locatornonce="04bae6de1e" data-imageaspectratio="4:5" data-sbi-flags="favorLocal,gdpr,new" data-options='{"cache_all":true}'`,
      ),
    ).toMatchObject({
      img_res: "thumb",
      cols: "4",
      colsmobile: "same",
      colstablet: "2",
      num: "8",
      nummobile: "4",
      shortcode_atts: '{"feed":"1"}',
      post_id: "87",
      feed_id: "*1",
      locator_nonce: "04bae6de1e",
      imageaspectratio: "4:5",
      flags: ["favorLocal", "gdpr"],
      cache_all: true,
      resized_url: "https://shop.example/copies/",
      lightbox: false,
    });
  });

  it("has those of the plugin where attributes are missing or say nothing", async () => {
    const given = await settings('data-res="x" data-cols="many" data-imageaspectratio="" data-options="{"');
    expect(given).toMatchObject({ img_res: "auto", imageaspectratio: "1:1", cache_all: false, flags: [] });
    expect(given).not.toHaveProperty("cols");
  });

  it("is left to the plugin's script where that runs, which is told once", async () => {
    vi.stubGlobal("sbi", { feeds: {} });
    const { markers, told } = await markersOf("smash-balloon");
    expect([markers.filter(({ widget }) => widget === "photo-feed"), told]).toEqual([
      [],
      ["the script of Instagram Feed runs here, so its feeds are left to it"],
    ]);
  });

  it("is looked at anew by sbi_init, and tells a site's own script of itself", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const run = vi.fn();
    vi.stubGlobal("sbi_custom_js", run);
    const bus = openBus(createBus(() => {}));
    const asked = vi.fn();
    bus.on("sbi_init", asked);
    const hooks = createHooks(() => {});
    const page = completePage(
      {},
      () => 1280,
      () => {},
    );
    life = new AbortController();
    photoFeed.connect?.({ bus, hooks, page, signal: life.signal, reportError: () => {} });
    const host = document.body;
    bus.emit("sbiafterfeedcreate", { host, feed: { el: host, settings: { consentGiven: true } } });
    vi.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledOnce();
    (Reflect.get(window, "sbi_init") as () => void)();
    expect(asked).toHaveBeenCalledOnce();
    life.abort();
    expect(Reflect.has(window, "sbi_init")).toBe(false);
    vi.useRealTimers();
  });
});
