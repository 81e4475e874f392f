import { readFileSync } from "node:fs";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { partsConfig } from "#tests/support/parts-config.ts";
import { catalogue as everyWidget } from "#widgets/catalogue.ts";

const fixture = readFileSync("widgets/lightbox/fixture.html", "utf8");

const one = (selector: string) => document.querySelector(selector) as HTMLElement;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const dialog = () => one("dialog.islet-lightbox") as HTMLDialogElement;
const frame = () => one(".islet-lightbox__frame:not([inert])");
const picture = () => frame().querySelector("img");
const source = () =>
  picture()
    ?.getAttribute("src")
    ?.replace(/^https?:\/\/[^/]+/, "");
const text = (part: string) => one(`.islet-lightbox__${part}`)?.textContent;
const button = (name: RegExp) => all("dialog button").find(({ title }) => name.test(title)) as HTMLElement;
const key = (name: string) =>
  dialog().dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));

/** Presses, and waits for the dialog. */
async function press(selector: string) {
  one(selector).click();
  await vi.waitFor(() => expect(dialog()?.open).toBe(true));
}
/** Presses, and tells whether the press is left to the browser. */
function isLeft(selector: string, init: MouseEventInit = {}) {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  let isNative = false;
  const end = (event: Event) => {
    isNative = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", end, { once: true });
  one(selector).dispatchEvent(click);
  return isNative;
}
const hosted = (links: string, settings: object = {}) =>
  `<div data-widget="lightbox" data-settings='${JSON.stringify(settings)}'>${links}</div>`;
const link = (name: string, attributes = "") =>
  `<a id="${name}" href="/${name}.jpg" ${attributes}><img src="/${name}-150.jpg" alt="Alt ${name}"></a>`;

/** An action of the page builder, as it prints them. */
const actionHash = (settings: object, name = "lightbox") =>
  `#${encodeURIComponent(`elementor-action:action=${name}&settings=${btoa(JSON.stringify(settings))}`)}`;

beforeEach(() => {
  // Nothing is drawn here: as for visitors who want less motion.
  setDevice({ prefersReducedMotion: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  location.hash = "";
});

describe("the links of an element", () => {
  it("open over the page, in a dialog with a name, at the one that was pressed, and go round by the arrow keys", async () => {
    const { problems } = await mountMarkup(hosted(link("a") + link("b") + link("c")));
    await press("#b");
    expect(dialog().getAttribute("aria-label")).toBe("Pictures");
    expect([source(), picture()?.alt, text("counter")]).toEqual(["/b.jpg", "Alt b", "2 / 3"]);
    key("ArrowRight");
    key("ArrowRight");
    expect([source(), text("counter")]).toEqual(["/a.jpg", "1 / 3"]);
    expect(document.activeElement).toBe(button(/Close/));
    expect(problems).toEqual([]);
  });

  it("can be shared if that is on, by links that are made at the press for what is shown", async () => {
    await mountMarkup(
      hosted(
        link(
          "a",
          'data-elementor-lightbox-title="Belt &amp; strap" data-e-action-hash="#elementor-action%3Aa"',
        ) +
          link("b", 'data-e-action-hash="https://acme.example/"') +
          '<a href="/c.mp4">C</a>',
        { share: true },
      ),
    );
    const links = () =>
      all(".islet-lightbox__links:not([hidden]) a").map((element) => [
        element.textContent,
        element
          .getAttribute("href")
          ?.replace(location.origin, "")
          .replace(encodeURIComponent(location.href), "PAGE"),
      ]);
    const share = () => button(/^Share$/);
    await press("#a");
    expect(share().getAttribute("aria-expanded")).toBe("false");
    share().click();
    await vi.waitFor(() => expect(links()).toHaveLength(4));
    const page = `PAGE${encodeURIComponent("#elementor-action%3Aa")}`;
    expect(links()).toEqual([
      ["Share on Facebook", `https://www.facebook.com/sharer.php?u=${page}`],
      ["Share on X", `https://x.com/intent/tweet?text=Belt+%26+strap&url=${page}`],
      [
        "Pin it",
        `https://www.pinterest.com/pin/create/button/?url=${page}&media=${encodeURIComponent(`${location.origin}/a.jpg`)}`,
      ],
      ["Download image", "/a.jpg"],
    ]);
    expect(one(".islet-lightbox__links a:last-child").hasAttribute("download")).toBe(true);
    one(".islet-lightbox__links a").focus();
    one(".islet-lightbox__links a").dispatchEvent(
      new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }),
    );
    expect(source()).toBe("/a.jpg");
    const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    one(".islet-lightbox__links a").dispatchEvent(escape);
    expect([escape.defaultPrevented, links(), document.activeElement]).toEqual([true, [], share()]);
    expect(share().getAttribute("aria-expanded")).toBe("false");
    key("ArrowRight");
    share().click();
    expect(links()[0]).toEqual(["Share on Facebook", "https://www.facebook.com/sharer.php?u=PAGE"]);
    button(/Next/).focus();
    expect(links()).toEqual([]);
    key("ArrowRight");
    share().click();
    expect(links()).toHaveLength(3);
    frame().dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    expect(links()).toEqual([]);
  });

  it("cannot be shared unless that is on", async () => {
    await mountMarkup(hosted(link("a")));
    await press("#a");
    expect(button(/^Share$/)).toBeUndefined();
  });

  it("have the words of their figure, or those of the page builder's attributes", async () => {
    await mountMarkup(fixture);
    await press("figure a");
    expect([text("caption"), text("description")]).toEqual(["The valley in May", ""]);
    key("ArrowRight");
    expect([text("caption"), text("description")]).toEqual(["Belt", "Vegetable-tanned leather"]);
  });

  it("show no words, counter, zoom and way round that are off", async () => {
    const off = { counter: false, zoom: false, titles: false, descriptions: false, loop: false };
    const words = 'data-elementor-lightbox-title="T" data-elementor-lightbox-description="D"';
    await mountMarkup(hosted(link("a", words) + link("b"), off));
    await press("#a");
    expect([text("caption"), text("description"), text("counter")]).toEqual(["", "", undefined]);
    expect(all("dialog button").map(({ title }) => title.split(" ")[0])).toEqual([
      "Close",
      "Previous",
      "Next",
    ]);
    key("ArrowLeft");
    expect(source()).toBe("/a.jpg");
    vi.spyOn(picture() as Element, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 300, 300));
    picture()?.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
    expect(frame().hasAttribute("data-zoomed")).toBe(false);
  });

  it("show each picture once, and a single one without arrows and counter", async () => {
    await mountMarkup(hosted(`${link("a")}<a id="more" href="/a.jpg">Larger</a>`));
    await press("#more");
    expect([source(), picture()?.alt]).toEqual(["/a.jpg", "Alt a"]);
    expect(all("dialog button").length).toBe(2);
    expect(text("counter")).toBeUndefined();
  });

  it("leave other links, downloads, those that an editor keeps, and presses for a new tab to the browser", async () => {
    await mountMarkup(
      hosted(
        `<a id="page" href="/shop/">Shop</a>${link("kept", 'data-elementor-open-lightbox="no"')}${link("saved", "download")}${link("a")}`,
      ),
    );
    expect(["#page", "#kept", "#saved"].map((selector) => isLeft(selector))).toEqual([true, true, true]);
    expect(isLeft("#a", { ctrlKey: true })).toBe(true);
    expect(dialog()).toBeNull();
  });

  it("do not open while a carousel drags them", async () => {
    await mountMarkup(hosted(link("a")));
    one("#a").addEventListener("click", (event) => event.preventDefault(), { once: true });
    expect(isLeft("#a")).toBe(false);
    await Promise.resolve();
    expect(dialog()).toBeNull();
  });

  it("give the page back when the widget ends, also while pictures are shown", async () => {
    const page = await mountMarkup(fixture);
    await press("figure a");
    page.stop();
    expect(dialog()).toBeNull();
    expect(document.documentElement.style.overflow).toBe("");
    const before = document.createElement("body");
    before.innerHTML = fixture;
    expect(document.body.innerHTML).toBe(before.innerHTML);
    expect(isLeft("figure a")).toBe(true);
  });
});

describe("groups", () => {
  const group = (name: string, index?: number) =>
    `data-elementor-lightbox-slideshow="${name}"${index === undefined ? "" : ` data-elementor-lightbox-index="${index}"`}`;

  it("hold all links of the page that name them, in the places that they say, and do not mix", async () => {
    await mountMarkup(
      hosted(link("a", group("x", 2)) + link("b", group("y")) + link("alone")) +
        link("c", group("x", 1)) +
        link("kept", `${group("x")} data-elementor-open-lightbox="no"`),
    );
    await press("#a");
    expect([source(), text("counter")]).toEqual(["/a.jpg", "2 / 2"]);
    key("ArrowLeft");
    expect(source()).toBe("/c.jpg");
    button(/Close/).click();
    await press("#b");
    expect([source(), text("counter")]).toEqual(["/b.jpg", undefined]);
    button(/Close/).click();
    await press("#alone");
    expect([source(), text("counter")]).toEqual(["/alone.jpg", undefined]);
  });

  it("of a single link are the element that the settings name, or what its rel says", async () => {
    const marker = (name: string, rel = "") =>
      link(name, `data-widget="lightbox" data-settings='{"group": ".gallery"}' ${rel}`);
    await mountMarkup(
      `<div class="gallery">${marker("a")}${marker("b")}</div>${marker("c")}${marker("d", 'rel="lightbox[set]"')}${marker("e", 'rel="lightbox[set]"')}`,
    );
    await press("#b");
    expect(text("counter")).toBe("2 / 2");
    button(/Close/).click();
    await press("#c");
    expect([source(), text("counter")]).toEqual(["/c.jpg", undefined]);
    button(/Close/).click();
    await press("#d");
    expect(text("counter")).toBe("1 / 2");
  });

  it("name the dialog as the page builder does", async () => {
    const config = partsConfig("lightbox", { id: "elementor-lightbox", dialog: "elementor-lightbox" });
    await mountMarkup(hosted(link("a") + link("b", group("x 1"))), { config });
    await press("#a");
    expect([dialog().id, dialog().classList.contains("elementor-lightbox")]).toEqual([
      "elementor-lightbox",
      true,
    ]);
    button(/Close/).click();
    await press("#b");
    expect(dialog().id).toBe("elementor-lightbox-slideshow-x1");
  });
});

describe("what does not load", () => {
  it("is told with a link, and comes when it is tried again", async () => {
    await mountMarkup(hosted(link("a") + link("b")));
    await press("#a");
    expect(frame().getAttribute("aria-busy")).toBe("true");
    picture()?.dispatchEvent(new Event("error"));
    const alert = one("dialog [role=alert]");
    expect(alert.textContent).toContain("The image could not be loaded.");
    expect(alert.querySelector("a")?.getAttribute("href")).toMatch(/\/a\.jpg$/);
    expect(frame().hasAttribute("aria-busy")).toBe(false);
    const retry = alert.querySelector("button") as HTMLElement;
    retry.focus();
    retry.click();
    expect([source(), frame().getAttribute("aria-busy"), document.activeElement]).toEqual([
      "/a.jpg",
      "true",
      frame(),
    ]);
    picture()?.dispatchEvent(new Event("load"));
    expect(frame().hasAttribute("aria-busy")).toBe(false);
  });

  it.each(["javascript:alert(1)//a.jpg", "data:text/html,x.jpg", "mailto:a.jpg"])(
    "an address that is none of the web, %s, opens nothing",
    async (address) => {
      await mountMarkup(
        hosted(
          `<a id="video" href="/a.jpg" data-elementor-lightbox-video="${address}">x</a><div id="cover" data-elementor-lightbox='${JSON.stringify({ type: "video", url: address })}'>x</div>`,
        ),
      );
      const page = await mountMarkup(
        `${document.body.innerHTML}<a data-widget="lightbox" id="act" href="${actionHash({ url: address })}">x</a>`,
      );
      for (const selector of ["#video", "#cover", "#act"]) one(selector).click();
      await page.settled();
      expect([dialog(), page.problems]).toEqual([null, []]);
    },
  );

  it.each(["{", "[]", "null", '{"url":5}', '{"type":"html","html":"<img src=x onerror=alert(1)>"}'])(
    "the broken description %s opens nothing",
    async (json) => {
      const page = await mountMarkup(hosted(`<div id="cover" data-elementor-lightbox='${json}'>x</div>`));
      one("#cover").click();
      await page.settled();
      expect([dialog(), page.problems]).toEqual([null, []]);
    },
  );
});

describe("videos", () => {
  const YOUTUBE = "https://www.youtube.com/embed/XHOmBV4js_E?feature=oembed&start=12&controls=0";
  const cover = (data: object) =>
    hosted(
      `<div id="cover" data-elementor-lightbox='${JSON.stringify({ type: "video", ...data })}'><div role="button" tabindex="0" aria-label="Play">▶</div></div>`,
    );
  const player = () => frame().querySelector("iframe");
  const allowed = { allowed_hosts: ["www.youtube-nocookie.com"] };
  const notice = () => frame().querySelector(".islet-consent");
  const consentButton = (name: string) =>
    [...frame().querySelectorAll("button")].find(({ textContent }) => textContent === name) as HTMLElement;
  const loaded = () => player()?.getAttribute("src") ?? null;

  /** What is left stays on the page. */
  const slideWithoutEnd = () => {
    setDevice({ prefersReducedMotion: false });
    Reflect.set(HTMLElement.prototype, "animate", () => ({}));
  };
  afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, "animate"));

  /** No network here. */
  const withoutNetwork = () =>
    vi.spyOn(HTMLIFrameElement.prototype, "src", "set").mockImplementation(function (
      this: HTMLIFrameElement,
      value,
    ) {
      this.setAttribute("src", value);
    });

  it("of a host that the page allows play at once with the visitor's consent, without cookies, in their shape", async () => {
    withoutNetwork();
    await mountMarkup(cover({ url: YOUTUBE, modalOptions: { videoAspectRatio: "43" } }), {
      config: { ...allowed, consent: { marketing: true } },
    });
    await press("#cover");
    await vi.waitFor(() =>
      expect(loaded()).toMatch(
        /^https:\/\/www\.youtube-nocookie\.com\/embed\/XHOmBV4js_E\?.*autoplay=1.*start=12$/,
      ),
    );
    expect(player()?.parentElement?.style.getPropertyValue("--islet-lightbox-ratio")).toBe("4 / 3");
    expect((button(/Zoom/) as HTMLButtonElement).disabled).toBe(true);
  });

  it("of a provider wait for the visitor's consent, with the words of every frame that waits and the video's page", async () => {
    withoutNetwork();
    await mountMarkup(hosted(`<a id="film" href="https://youtu.be/XHOmBV4js_E">The film</a>`), {
      config: allowed,
    });
    await press("#film");
    await vi.waitFor(() => expect(notice()).not.toBeNull());
    expect([loaded(), frame().hasAttribute("aria-busy")]).toEqual([null, false]);
    expect(notice()?.textContent).toContain(
      "The film YouTube shows this content. To load it, your browser contacts www.youtube-nocookie.com.",
    );
    expect(notice()?.querySelector("a")?.href).toBe("https://youtu.be/XHOmBV4js_E");
    const once = consentButton("Load this once");
    once.focus();
    once.click();
    expect(loaded()).toMatch(/XHOmBV4js_E.*autoplay=1/);
    expect([notice(), document.activeElement]).toEqual([null, frame()]);
  });

  it("of a provider load from then on once the visitor always allows it, and are empty again once they withdraw that", async () => {
    withoutNetwork();
    await mountMarkup(cover({ url: YOUTUBE }), { config: { ...allowed, consent: { marketing: false } } });
    await press("#cover");
    await vi.waitFor(() => expect(notice()).not.toBeNull());
    consentButton("Always load YouTube").click();
    expect(loaded()).toMatch(/youtube-nocookie/);
    button(/Close/).click();
    await press("#cover");
    await vi.waitFor(() => expect(loaded()).toMatch(/youtube-nocookie/));
    consentButton("Always load YouTube: withdraw").click();
    expect([loaded(), document.activeElement]).toEqual([null, frame()]);
    expect(notice()).not.toBeNull();
  });

  it("of a provider are empty once the page's consent plugin withdraws", async () => {
    withoutNetwork();
    let isGiven = true;
    Reflect.set(window, "wp_has_consent", () => isGiven);
    await mountMarkup(cover({ url: YOUTUBE }), { config: allowed });
    await press("#cover");
    await vi.waitFor(() => expect(loaded()).toMatch(/youtube-nocookie/));
    isGiven = false;
    document.dispatchEvent(new Event("wp_listen_for_consent_change"));
    expect(loaded()).toBeNull();
    expect(notice()).not.toBeNull();
    Reflect.deleteProperty(window, "wp_has_consent");
  });

  it("end when the next one is shown, while they slide away, and wait again when their turn is back", async () => {
    withoutNetwork();
    slideWithoutEnd();
    await mountMarkup(hosted(`<a id="film" href="https://youtu.be/XHOmBV4js_E">The film</a>${link("a")}`), {
      config: allowed,
    });
    await press("#film");
    await vi.waitFor(() => expect(notice()).not.toBeNull());
    consentButton("Load this once").click();
    key("ArrowRight");
    expect([source(), all("iframe").length]).toEqual(["/a.jpg", 0]);
    key("ArrowLeft");
    await vi.waitFor(() => expect(notice()).not.toBeNull());
    expect(loaded()).toBeNull();
  });

  it("that the visitor has left before their code came load nothing", async () => {
    withoutNetwork();
    slideWithoutEnd();
    await mountMarkup(hosted(`${link("a")}<a id="film" href="https://youtu.be/XHOmBV4js_E">The film</a>`), {
      config: { ...allowed, consent: { marketing: true } },
    });
    await press("#a");
    key("ArrowRight");
    const left = frame();
    key("ArrowRight");
    await vi.dynamicImportSettled();
    expect([left.isConnected, left.childElementCount]).toEqual([true, 0]);
  });

  it("of a provider are told with a link where the code that asks does not start, and come when tried again", async () => {
    withoutNetwork();
    let isBroken = true;
    const asking = everyWidget["frame-gate"];
    const load: typeof asking.load = () => (isBroken ? Promise.reject(new Error("offline")) : asking.load());
    const { problems } = await mountMarkup(cover({ url: YOUTUBE }), {
      config: allowed,
      widgets: { "frame-gate": { ...asking, load } },
    });
    await press("#cover");
    await vi.waitFor(() => expect(one("dialog [role=alert]")?.textContent).toContain("could not be loaded"));
    expect([one("dialog [role=alert] a").getAttribute("href"), loaded()]).toEqual([YOUTUBE, null]);
    expect(problems.map(({ code }) => code)).toEqual(["chunk"]);
    isBroken = false;
    consentButton("Try again").click();
    await vi.waitFor(() => expect(notice()).not.toBeNull());
    expect(document.activeElement).toBe(frame());
  });

  it("of other hosts load only after the visitor's press, which names the host", async () => {
    await mountMarkup(cover({ url: "https://vimeo.com/235215203" }));
    one("#cover [role=button]").focus();
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(dialog()?.textContent).toContain("The video is at player.vimeo.com."));
    expect(player()).toBeNull();
    expect(one("dialog a").getAttribute("href")).toBe("https://vimeo.com/235215203");
    one("dialog .islet-lightbox__action").click();
    expect(player()?.src).toMatch(/^https:\/\/player\.vimeo\.com\/video\/235215203\?dnt=1&autoplay=1/);
  });

  it("of a page that is no video get a link, and no button", async () => {
    await mountMarkup(cover({ url: "https://films.example/watch/5" }));
    await press("#cover");
    await vi.waitFor(() => expect(dialog().textContent).toContain("films.example"));
    expect([all("dialog .islet-lightbox__action").length, player()]).toEqual([0, null]);
  });

  it("of the site's own have the browser's controls; only the one that was pressed plays by itself", async () => {
    await mountMarkup(hosted(`<a id="film" href="/waves.webm">The waves</a><a href="/rain.mp4">Rain</a>`));
    await press("#film");
    const video = () => frame().querySelector("video") as HTMLVideoElement;
    await vi.waitFor(() => expect(video()).not.toBeNull());
    expect([video().controls, video().autoplay, video().getAttribute("src")]).toEqual([
      true,
      true,
      `${location.origin}/waves.webm`,
    ]);
    video().dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(text("counter")).toBe("1 / 2");
    key("ArrowRight");
    await vi.waitFor(() => expect(video()?.getAttribute("src")).toMatch(/rain\.mp4$/));
    expect(video().autoplay).toBe(false);
    video().dispatchEvent(new Event("error"));
    expect(one("dialog [role=alert]").textContent).toContain("The video could not be loaded.");
  });
});

describe("the browser's Back", () => {
  const entry = () => history.state as Record<string, unknown> | null;
  const goneBack = (state: unknown) => {
    history.replaceState(state, "");
    dispatchEvent(new PopStateEvent("popstate", { state }));
  };
  const posts = { islet_posts: { list: "/2/" } };

  it("closes it, in an entry that keeps what lists remember", async () => {
    history.replaceState(posts, "");
    const back = vi.spyOn(history, "back");
    await mountMarkup(hosted(link("a")));
    await press("#a");
    expect(entry()).toEqual({ ...posts, islet_lightbox: true });
    goneBack(posts);
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(back).not.toHaveBeenCalled();
    history.replaceState(null, "");
  });

  it("is not left to do once it is closed otherwise; what opens meanwhile makes its entry after that", async () => {
    const back = vi.spyOn(history, "back").mockImplementation(() => {});
    const push = vi.spyOn(history, "pushState");
    await mountMarkup(hosted(link("a")));
    await press("#a");
    key("Escape");
    dialog().dispatchEvent(new Event("cancel", { cancelable: true }));
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(back).toHaveBeenCalledOnce();
    await press("#a");
    expect(push).toHaveBeenCalledOnce();
    goneBack(null);
    expect([dialog().open, push.mock.calls.length]).toEqual([true, 2]);
    goneBack(null);
    await vi.waitFor(() => expect(dialog()).toBeNull());
  });

  it("leaves the page where the browser takes no entry", async () => {
    vi.spyOn(history, "pushState").mockImplementation(() => {
      throw new DOMException("Too many calls", "SecurityError");
    });
    const { problems } = await mountMarkup(hosted(link("a")));
    await press("#a");
    expect([dialog().open, problems]).toEqual([true, []]);
  });
});

describe("actions of the page builder", () => {
  it("of a link show their picture, and no other action does anything", async () => {
    const page = await mountMarkup(
      hosted(
        `<a id="act" href="${actionHash({ id: "5", url: "/a.jpg", title: "A" })}">Look</a><a id="other" href="${actionHash({ url: "/a.jpg" }, "popup:lightbox")}">Other</a>`,
      ),
    );
    one("#other").click();
    await page.settled();
    expect(dialog()).toBeNull();
    await press("#act");
    expect([source(), text("caption")]).toEqual(["/a.jpg", "A"]);
  });

  it("of a button show their picture", async () => {
    const hash = actionHash({ url: "/a.jpg" });
    await mountMarkup(hosted(`<button id="act" data-action-link="${hash}"><b>Look</b></button>`));
    await press("b");
    expect(source()).toBe("/a.jpg");
  });

  it("show their group where the page has it", async () => {
    const grouped = 'data-elementor-lightbox-slideshow="x"';
    const act = `<a id="act" href="${actionHash({ url: `${location.origin}/b.jpg`, slideshow: "x" })}">Look</a>`;
    await mountMarkup(hosted(act) + link("a", grouped) + link("b", grouped));
    await press("#act");
    expect([source(), text("counter")]).toEqual(["/b.jpg", "2 / 2"]);
  });

  it("in the page's address open if the page offers the same", async () => {
    const hash = actionHash({ id: 5, url: "/a.jpg" });
    location.hash = hash;
    await mountMarkup(hosted(link("a", `data-e-action-hash="${hash}"`)));
    await vi.waitFor(() => expect(dialog()?.open).toBe(true));
    expect(source()).toBe("/a.jpg");
  });

  it("in the page's address open nothing that the page does not offer", async () => {
    location.hash = actionHash({ id: 5, url: "/evil.jpg" });
    const page = await mountMarkup(
      hosted(link("a", `data-e-action-hash="${actionHash({ url: "/a.jpg" })}"`)),
    );
    await page.settled();
    expect(dialog()).toBeNull();
  });
});

it("stays open when words of the caption are selected and the drag ends beside the picture", async () => {
  await mountMarkup(hosted(link("a", 'data-elementor-lightbox-title="Words"')));
  await press("#a");
  const drag = (from: Element, to: HTMLElement) => {
    from.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    to.click();
  };
  drag(one(".islet-lightbox__caption"), dialog());
  expect([dialog()?.open, text("caption")]).toEqual([true, "Words"]);
  drag(dialog(), dialog());
  expect(dialog()).toBeNull();
});

it.each([
  ["are several, if each has a caption of its own", "Front", "#again", "Back", "3 / 3"],
  ["are one with the caption of the link that has it", "", "#a", "Back", "1 / 2"],
])("links to the same picture %s", async (_what, caption, pressed, shown, counter) => {
  const title = (words: string) => words && `data-elementor-lightbox-title="${words}"`;
  const again = `<a id="again" href="/a.jpg" ${title("Back")}>Larger</a>`;
  await mountMarkup(hosted(link("a", title(caption)) + link("b") + again));
  await press(pressed);
  expect([source(), text("caption"), text("counter")]).toEqual(["/a.jpg", shown, counter]);
});
