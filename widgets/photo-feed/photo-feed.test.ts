import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type RequestOptions, request } from "#browser/request.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf } from "#tests/support/native-widget.ts";

vi.mock("#browser/request.ts", () => ({ request: vi.fn<(options: RequestOptions) => Promise<unknown>>() }));

const fixture = readFileSync("widgets/photo-feed/fixture.html", "utf8");
const CDN = "https://scontent.cdninstagram.com";
const COPIES = `${location.origin}/copies/`;
const PLACEHOLDER = `${location.origin}/placeholder.png`;

interface PhotoOptions {
  readonly caption?: string;
  readonly sources?: object;
  readonly data?: string;
}
const sourcesAt = (id: string, host = CDN) => ({
  d: `${host}/${id}-d.jpg`,
  150: `${host}/${id}-150.jpg`,
  320: `${host}/${id}-320.jpg`,
  640: `${host}/${id}-640.jpg`,
});
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
const photo = (
  id: string,
  { caption = `Photo ${id}`, sources = sourcesAt(id), data = "" }: PhotoOptions = {},
) =>
  `<div id="sbi_${id}" class="islet-photo-feed__photo--waiting"><a href="https://www.instagram.com/p/${id}/" ${data} data-img-src-set="${escaped(JSON.stringify(sources))}"><span>${escaped(caption)}</span><img src="${PLACEHOLDER}" alt="${escaped(caption)}" aria-hidden="true"></a></div>`;
const record = (id: string, ratio = "1.00") => ({
  id,
  ratio,
  sizes: { full: 640, low: 320, thumb: 150 },
  extension: ".webp",
});
const recordsOf = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, record(id)]));

interface FeedOptions {
  readonly settings?: object;
  readonly copies?: object;
}
const feed = (photos: readonly string[], { settings = {}, copies }: FeedOptions = {}) =>
  `<div data-widget="photo-feed" data-settings="${escaped(JSON.stringify({ resized_url: COPIES, ...settings }))}"><div class="islet-photo-feed__photos">${photos.join("")}</div>${
    copies ? `<span data-resized="${escaped(JSON.stringify(copies))}"></span>` : ""
  }</div>`;

const host = () => document.querySelector("[data-widget=photo-feed]") as HTMLElement;
const list = () => document.querySelector(".islet-photo-feed__photos") as HTMLElement;
const image = (index = 0) => list().querySelectorAll("img")[index] as HTMLImageElement;
const link = (index = 0) => list().querySelectorAll("a")[index] as HTMLAnchorElement;
const sources = () => [...list().querySelectorAll("img")].map(({ src }) => src);
const fail = (index = 0) => image(index).dispatchEvent(new Event("error"));
const shown = () => [...list().children].filter((item) => !/surplus/.test(item.className)).length;

let widthPx = 200;
let observers: (() => void)[] = [];
beforeEach(() => {
  widthPx = 200;
  observers = [];
  vi.mocked(request).mockReset();
  vi.mocked(request).mockResolvedValue({ ok: false, reason: "network" });
  vi.spyOn(HTMLAnchorElement.prototype, "getBoundingClientRect").mockImplementation(
    () => ({ width: widthPx }) as DOMRect,
  );
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(() => widthPx * 2);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(readonly tell: () => void) {}
      observe() {
        observers.push(this.tell);
      }
      disconnect() {
        observers = observers.filter((tell) => tell !== this.tell);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** As the browser tells of a new width of the feed. */
function resize(width: number) {
  widthPx = width;
  for (const tell of observers) tell();
}

describe("photo-feed.1 the boxes of the photos", () => {
  it.each([
    ["1:1", "200px"],
    ["4:5", "250px"],
    ["3:4", "266px"],
  ])("with %s are %s high where they are 200 px wide", async (imageaspectratio, height) => {
    await mountMarkup(feed([photo("a"), photo("b")], { settings: { imageaspectratio } }));
    expect([link(0).style.height, link(1).style.height]).toEqual([height, height]);
  });

  it.each([
    [{ cols: 5, colstablet: 3, colsmobile: "2" }, ["5", "3", "2"]],
    [{ cols: 5, colsmobile: "same" }, ["5", "2", "5"]],
    [{ cols: 5, colsmobile: "auto" }, ["5", "2", "1"]],
    [{ cols: 2, colsmobile: "auto" }, ["2", "2", "2"]],
    [{ colsmobile: "x" }, ["4", "2", "1"]],
  ])("%j have as many columns", async (settings, columns) => {
    await mountMarkup(feed([photo("a")], { settings }));
    const names = ["", "-tablet", "-mobile"].map((name) => `--islet-photo-feed-columns${name}`);
    expect(names.map((name) => list().style.getPropertyValue(name))).toEqual(columns);
  });

  it.each([
    [1280, { num: 3, nummobile: 1 }, 3],
    [480, { num: 3, nummobile: 1 }, 3],
    [479, { num: 3, nummobile: 1 }, 1],
    [479, { num: 3 }, 3],
    [1280, {}, 4],
  ])("in a window of %d px, %j show %d photos", async (width, settings, count) => {
    vi.stubGlobal("innerWidth", width);
    await mountMarkup(
      feed(
        ["a", "b", "c", "d"].map((id) => photo(id)),
        { settings },
      ),
    );
    expect(shown()).toBe(count);
    const hidden = sources().slice(count);
    expect(hidden).toEqual(hidden.map(() => PLACEHOLDER));
  });

  it.each([
    [120, "small"],
    [121, "medium"],
    [240, "medium"],
    [241, ""],
  ])("photo-feed.2 a feed with photos of %d px is %s", async (width, name) => {
    widthPx = width;
    await mountMarkup(feed([photo("a")]));
    const marks = [...host().classList].filter((one) => one.includes("--"));
    expect(marks).toEqual(name ? [`islet-photo-feed--${name}`] : []);
  });
});

describe("photo-feed.2 the width of the pictures", () => {
  it.each([
    ["thumb", 150],
    ["medium", 320],
    ["full", 640],
  ])("with %s is %d px", async (img_res, width) => {
    await mountMarkup(feed([photo("a")], { settings: { img_res } }));
    expect(image().src).toBe(`${CDN}/a-${width}.jpg`);
  });

  it("is raised 500 ms after the feed has got wider, and not lowered again", async () => {
    await mountMarkup(feed([photo("a")]));
    expect(image().src).toBe(`${CDN}/a-320.jpg`);
    vi.useFakeTimers();
    resize(400);
    expect(link().style.height).toBe("400px");
    vi.advanceTimersByTime(499);
    expect(image().src).toBe(`${CDN}/a-320.jpg`);
    vi.advanceTimersByTime(1);
    expect(image().src).toBe(`${CDN}/a-640.jpg`);
    resize(100);
    vi.advanceTimersByTime(500);
    expect(image().src).toBe(`${CDN}/a-640.jpg`);
  });

  it("counts once the feed can be seen: nothing is asked for before", async () => {
    widthPx = 0;
    await mountMarkup(feed([photo("a")]));
    expect(image().src).toBe(PLACEHOLDER);
    resize(100);
    expect(image().src).toBe(`${CDN}/a-150.jpg`);
  });

  it("is that of the copy that fills the box, by the picture's ratio", async () => {
    const copies = { a: record("a", "0.78"), b: record("b", "1.70") };
    await mountMarkup(feed([photo("a"), photo("b")], { settings: { flags: ["favorLocal"] }, copies }));
    expect(sources()).toEqual([`${COPIES}alow.webp`, `${COPIES}bfull.webp`]);
  });
});

describe("photo-feed.3 a picture that fails", () => {
  it("is replaced by the server's copy, once, and marked; then the printed picture is back", async () => {
    const heard = vi.spyOn(console, "error");
    await mountMarkup(feed([photo("a"), photo("b")], { copies: recordsOf("a") }));
    fail();
    expect(image().src).toBe(`${COPIES}afull.webp`);
    const failed = "islet-photo-feed__photo--failed";
    expect([link(), link().closest("div")].map((element) => element?.classList.contains(failed))).toEqual([
      true,
      true,
    ]);
    fail();
    expect(image().src).toBe(PLACEHOLDER);
    fail();
    expect(image().src).toBe(PLACEHOLDER);
    expect([image(1).src, link(1).className]).toEqual([`${CDN}/b-320.jpg`, "islet-photo-feed__link"]);
    expect(heard).not.toHaveBeenCalled();
  });

  it("of the server is replaced by the network's", async () => {
    await mountMarkup(feed([photo("a")], { settings: { flags: ["favorLocal"] }, copies: recordsOf("a") }));
    expect(image().src).toBe(`${COPIES}alow.webp`);
    fail();
    expect(image().src).toBe(`${CDN}/a-640.jpg`);
  });

  it("of the server stays away from the network without consent", async () => {
    await mountMarkup(
      feed([photo("a")], { settings: { flags: ["favorLocal", "gdpr"] }, copies: recordsOf("a") }),
    );
    fail();
    expect(image().src).toBe(PLACEHOLDER);
  });

  it("photo-feed.7 is told in the console with the flag debug, and not without", async () => {
    const quiet = await mountMarkup(feed([photo("a")]));
    fail();
    expect(quiet.problems).toEqual([]);
    const loud = await mountMarkup(feed([photo("a")], { settings: { flags: ["debug"] } }));
    fail();
    await loud.settled();
    expect(loud.problems.map(({ message }) => message).join()).toContain("a-320.jpg");
  });

  it("leaves the others as they are when its markup is broken", async () => {
    const broken =
      '<div id="sbi_x"><a href="#" data-img-src-set="{"><img alt=""></a></div><div id="sbi_y"></div>';
    const { problems } = await mountMarkup(feed([broken, photo("b")]));
    expect(image(1).src).toBe(`${CDN}/b-320.jpg`);
    expect(problems).toEqual([]);
  });
});

describe("photo-feed.7 with the flag gdpr", () => {
  const gdpr = { settings: { flags: ["gdpr"] } };
  const agree = (isGiven: boolean) => Reflect.set(window, "wp_has_consent", () => isGiven);
  const tell = () => document.dispatchEvent(new Event("wp_listen_for_consent_change"));
  const notice = () => document.querySelector(".islet-consent");
  const button = (text: string) =>
    [...document.querySelectorAll("button")].find(({ textContent }) =>
      textContent?.includes(text),
    ) as HTMLElement;
  beforeEach(() => localStorage.clear());
  afterEach(() => Reflect.deleteProperty(window, "wp_has_consent"));

  it("nothing of the network is asked for, and a notice says who would be", async () => {
    await mountMarkup(feed([photo("a"), photo("b")], { ...gdpr, copies: recordsOf("b") }));
    expect(sources()).toEqual([PLACEHOLDER, `${COPIES}blow.webp`]);
    expect(notice()?.textContent).toContain("scontent.cdninstagram.com");
  });

  it("there is no notice where the server has copies of all", async () => {
    await mountMarkup(feed([photo("a")], { ...gdpr, copies: recordsOf("a") }));
    expect(sources()).toEqual([`${COPIES}alow.webp`]);
    expect(notice()).toBeNull();
  });

  it("pictures of this site need no consent", async () => {
    await mountMarkup(feed([photo("a", { sources: sourcesAt("a", location.origin) })], gdpr));
    expect(sources()).toEqual([`${location.origin}/a-320.jpg`]);
  });

  it("consent that is given later loads, and one that is withdrawn unloads", async () => {
    agree(false);
    const { settled } = await mountMarkup(feed([photo("a")], gdpr));
    agree(true);
    tell();
    await settled();
    expect(sources()).toEqual([`${CDN}/a-320.jpg`]);
    expect(notice()).toBeNull();
    agree(false);
    tell();
    await settled();
    expect(sources()).toEqual([PLACEHOLDER]);
    expect(notice()).not.toBeNull();
  });

  it("is asked again 1000 ms after a plugin's event", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    agree(false);
    await mountMarkup(feed([photo("a")], gdpr));
    // Asked once more after the page has loaded.
    vi.advanceTimersByTime(250);
    tell();
    agree(true);
    vi.advanceTimersByTime(999);
    expect(sources()).toEqual([PLACEHOLDER]);
    vi.advanceTimersByTime(1);
    expect(sources()).toEqual([`${CDN}/a-320.jpg`]);
  });

  it("a press loads for this one time, another for always, which can be taken back", async () => {
    const first = await mountMarkup(feed([photo("a")], gdpr));
    button("Load this once").click();
    await first.settled();
    expect(sources()).toEqual([`${CDN}/a-320.jpg`]);
    first.stop();
    const second = await mountMarkup(feed([photo("a")], gdpr));
    expect(sources()).toEqual([PLACEHOLDER]);
    button("Always load Instagram").click();
    await second.settled();
    second.stop();
    const third = await mountMarkup(feed([photo("a")], gdpr));
    expect(sources()).toEqual([`${CDN}/a-320.jpg`]);
    button("withdraw").click();
    await third.settled();
    expect(sources()).toEqual([PLACEHOLDER]);
  });

  it("other scripts may answer for the visitor, on sbicheckconsent", async () => {
    const answer = (event: Event) => ((event as CustomEvent).detail.feed.settings.consentGiven = true);
    document.addEventListener("sbicheckconsent", answer);
    await mountMarkup(feed([photo("a")], gdpr));
    document.removeEventListener("sbicheckconsent", answer);
    expect(sources()).toEqual([`${CDN}/a-320.jpg`]);
  });

  it("overrideBlockCDN shows what has no copy, and nothing else of the network", async () => {
    const settings = { flags: ["gdpr", "overrideBlockCDN"] };
    await mountMarkup(feed([photo("a"), photo("b")], { settings, copies: recordsOf("a") }));
    expect(sources()).toEqual([`${COPIES}alow.webp`, `${CDN}/b-320.jpg`]);
    expect(notice()).toBeNull();
  });
});

describe("photo-feed.7 other flags", () => {
  it("favorLocal shows the server's copies first", async () => {
    await mountMarkup(feed([photo("a")], { settings: { flags: ["favorLocal"] }, copies: recordsOf("a") }));
    expect(sources()).toEqual([`${COPIES}alow.webp`]);
  });

  it("without it they wait for a failure", async () => {
    await mountMarkup(feed([photo("a")], { copies: recordsOf("a") }));
    expect(sources()).toEqual([`${CDN}/a-320.jpg`]);
  });

  it("imageLoadDisable leaves the printed pictures", async () => {
    await mountMarkup(feed([photo("a")], { settings: { flags: ["imageLoadDisable"] } }));
    expect(sources()).toEqual([PLACEHOLDER]);
    expect(list().firstElementChild?.className).toBe("");
  });
});

describe("a feed", () => {
  it("keeps the names of its links, and names one that has none", async () => {
    await mountMarkup(feed([photo("a"), photo("b", { caption: "" })]));
    expect([link(0).textContent, link(0).getAttribute("aria-label")]).toEqual(["Photo a", null]);
    expect(link(1).getAttribute("aria-label")).toBe("Photo");
    expect(image().getAttribute("aria-hidden")).toBe("true");
  });

  it("tells other scripts of itself and of its pictures", async () => {
    const heard: string[] = [];
    for (const name of ["sbiafterfeedcreate", "sbiafterimagesloaded"])
      document.addEventListener(
        name,
        (event) => {
          const { feed: given, el } = (event as CustomEvent).detail;
          heard.push(`${name} ${(el ?? given.el) === host()}`);
        },
        { once: true },
      );
    await mountMarkup(feed([photo("a")]));
    image().dispatchEvent(new Event("load"));
    expect(heard).toEqual(["sbiafterfeedcreate true", "sbiafterimagesloaded true"]);
  });

  it("adopts what another script has put into it, on sbi_init", async () => {
    const { islet } = await mountMarkup(feed([photo("a")]));
    list().insertAdjacentHTML("beforeend", photo("b"));
    islet.bus.emit("sbi_init", {});
    expect(sources()).toEqual([`${CDN}/a-320.jpg`, `${CDN}/b-320.jpg`]);
  });

  it("gives its element back as it was, and asks the server for nothing without an id", async () => {
    const markup = feed([photo("a"), photo("b")], { settings: { num: 1, flags: ["gdpr"] } });
    const { stop } = await mountMarkup(markup);
    fail();
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(markup));
    expect(request).not.toHaveBeenCalled();
  });

  it("may be empty, and without a list it says so", async () => {
    const { problems } = await mountMarkup(feed([]));
    expect(problems).toEqual([]);
    const { problems: others } = await mountMarkup('<div data-widget="photo-feed"></div>');
    expect(others.map(({ message }) => message).join()).toContain("must hold a list of photos");
  });

  it("of the example shows its pictures", async () => {
    await mountMarkup(fixture);
    expect(new URL(image().src).pathname).toBe("/wp-content/uploads/photo-0-320x320.svg");
  });
});

describe("with the setting lightbox", () => {
  const lightbox = { settings: { lightbox: true } };
  const dialog = () => document.querySelector<HTMLDialogElement>("dialog.islet-lightbox");
  const counter = () => dialog()?.textContent;
  const parts = escaped(
    JSON.stringify({ data: [1, 2, 3].map((n) => ({ type: "image", media: `${CDN}/part-${n}.jpg` })) }),
  );

  it("photos, carousels and videos open over the page", async () => {
    const photos = [
      photo("a"),
      photo("b", { data: `data-carousel="${parts}"` }),
      photo("c", { data: `data-video="${location.origin}/c.mp4"` }),
    ];
    const { settled } = await mountMarkup(feed(photos, lightbox));
    link(1).click();
    await settled();
    expect(dialog()?.querySelector("img")?.src).toBe(`${CDN}/part-1.jpg`);
    expect(counter()).toContain("5");
  });

  it.each([
    ["without it", {}],
    ["without consent", { settings: { lightbox: true, flags: ["gdpr"] } }],
  ])("%s links stay links", async (_when, options) => {
    await mountMarkup(feed([photo("a")], options));
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    let isPrevented = true;
    document.addEventListener(
      "click",
      (event) => {
        isPrevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    link().dispatchEvent(click);
    expect(isPrevented).toBe(false);
    expect(dialog()).toBeNull();
  });
});

describe("photo-feed.6 what an attribute, which a contributor may write, has the browser send", () => {
  const config = { nonces: { sbi_locator: "page-nonce" } };
  const asking = {
    feed_id: "*1",
    post_id: "79",
    shortcode_atts: "{}",
    locator_nonce: "own-nonce",
    locator: true,
    test_ajax: true,
    flags: ["ajaxPostLoad"],
  };
  const withButton = (settings: object) =>
    feed([photo("a")], { settings }).replace(
      /<\/div>$/,
      '<button class="islet-photo-feed__more">Load more</button></div>',
    );
  async function openAndPress(settings: object, given: object) {
    vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
    const page = await mountMarkup(withButton(settings), { config: { ...config, ...given } });
    await page.settled();
    const button = document.querySelector<HTMLElement>(".islet-photo-feed__more");
    button?.click();
    await page.settled();
    return page;
  }
  const sent = () =>
    vi.mocked(request).mock.calls.map(([{ body, nonce }]) => ({ body, nonce: nonce?.value }));

  it("photo-feed.6 photo-feed.7 is nothing, by itself or by a press, and that is told", async () => {
    const { problems } = await openAndPress(asking, {});
    expect(sent()).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/settings\.feed_id must be within what #islet-config allows, not "\*1"/),
    ]);
  });

  it("photo-feed.6 is what widget_settings of the page configuration give, and no more", async () => {
    const own = { feed_id: "*1", post_id: "79", shortcode_atts: "{}", flags: ["resizeDisable"] };
    await openAndPress(
      { ...own, shortcode_atts: '{"feed":"9"}', locator_nonce: "own-nonce", locator: true },
      { widget_settings: { "photo-feed": own } },
    );
    expect(sent()).toEqual([
      {
        body: expect.objectContaining({
          action: "sbi_load_more_clicked",
          feed_id: "*1",
          post_id: "79",
          atts: "{}",
        }),
        nonce: "page-nonce",
      },
    ]);
  });
});
