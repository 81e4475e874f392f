import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { corpus, thirdPartyCorpus } from "#tests/corpora/corpus.ts";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf } from "#tests/support/native-widget.ts";
import { likeBoxAddress } from "./like-box.ts";

const fixture = readFileSync("widgets/social-feed/fixture.html", "utf8");
const NATIVE = { config: { presets: ["smash-balloon"], allowed_hosts: ["www.facebook.com"] } };

/** The feeds of a recorded page of the plugin. */
function recordedFeeds(name: string): string[] {
  const html = readFileSync(`fixtures/native/builder/pages/${name}.html`, "utf8");
  const recorded = new DOMParser().parseFromString(html, "text/html");
  return [...recorded.querySelectorAll(".cff-wrapper")].map(({ outerHTML }) => outerHTML);
}

const [first = "", second = ""] = recordedFeeds("facebook");
const [waiting = ""] = recordedFeeds("facebook-consent");

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string) => all(selector)[0] as HTMLElement;
const words = (element: Element | undefined) => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
const feedOf = (posts: string, settings: object = {}) =>
  `<div data-widget="social-feed" data-settings='${JSON.stringify(settings)}'><div class="islet-social-feed__posts">${posts}</div></div>`;
const postOf = (text: string, color = "") =>
  `<article class="islet-social-feed__post"><span class="islet-social-feed__words" data-color="${color}">${text}</span> <span class="islet-social-feed__toggle" hidden><a href="#"><span class="islet-social-feed__more">More</span><span class="islet-social-feed__less" hidden>Less</span></a></span></article>`;

let beacons: { readonly address: string; readonly body: URLSearchParams }[] = [];
let isGiven: boolean | undefined;

/** Lets the visitor choose in a consent plugin. */
function choose(isAllowed: boolean) {
  isGiven = isAllowed;
  document.dispatchEvent(new Event("wp_listen_for_consent_change"));
}

beforeEach(() => {
  beacons = [];
  isGiven = undefined;
  vi.stubGlobal("wp_has_consent", (category: string) => isGiven === true && category === "marketing");
  navigator.sendBeacon = (address, body) => {
    beacons.push({ address: String(address), body: body as URLSearchParams });
    return true;
  };
  // No network here.
  vi.spyOn(HTMLIFrameElement.prototype, "src", "set").mockImplementation(function (
    this: HTMLIFrameElement,
    value,
  ) {
    this.setAttribute("src", value);
  });
});
afterEach(() => vi.restoreAllMocks());

describe("a text", () => {
  const toggle = () => one(".cff-expand a");
  const text = () => words(one(".cff-text"));
  const labels = () => all(".cff-more, .cff-less").map(({ style }) => style.display !== "none");

  it("social-feed.2 longer than the limit is shortened, and a button swaps it for the whole one, and its label", async () => {
    const [, post = ""] = first.split(/(?=<div id="cff_)/);
    const long = post.replaceAll("Some quite long", "Some quite long and even longer text, which goes on,");
    const markup = `<div class="cff-wrapper"><div class="cff" data-char="60"><div class="cff-posts-wrap">${long}</div></div></div>`;
    await mountMarkup(markup, NATIVE);
    expect(text()).toBe("Post 0: Some quite long and even longer text, which goes on, s".slice(0, 60));
    expect([toggle().getAttribute("aria-expanded"), toggle().getAttribute("role"), labels()]).toEqual([
      "false",
      "button",
      [true, false],
    ]);
    toggle().focus();
    await userEvent.keyboard("{Enter}");
    expect(text()).toContain("shop.example/page.");
    expect([toggle().getAttribute("aria-expanded"), labels()]).toEqual(["true", [false, true]]);
    await userEvent.keyboard(" ");
    expect(text()).toHaveLength(60);
    await userEvent.click(toggle());
    expect(one(".cff-text a[href$=hashtag]")?.textContent).toBe("#hashtag");
    expect(location.hash).toBe("");
  });

  it("social-feed.2 that is not longer has no button; social-feed.3 without a limit, none has", async () => {
    await mountMarkup(first.replace('data-char="120"', 'data-char="89"'), NATIVE);
    expect(all(".cff-expand").map(({ style }) => style.display)[0]).toBe("");
    document.body.replaceChildren();
    await mountMarkup(first.replace('data-char="120"', 'data-char=""'), NATIVE);
    expect(all(".cff-expand[style]")).toEqual([]);
  });

  it("social-feed.3 is shortened after 99999 characters where no limit is set", async () => {
    const isShortened = async (length: number) => {
      const { stop } = await mountMarkup(feedOf(postOf("a".repeat(length))));
      const { hidden } = one(".islet-social-feed__toggle");
      stop();
      return !hidden;
    };
    expect([await isShortened(99_999), await isShortened(100_000)]).toEqual([false, true]);
  });

  it("social-feed.1 has links that open in a new tab, without a hold of this one", async () => {
    await mountMarkup(first, NATIVE);
    await userEvent.click(one(".cff-link-item .cff-expand a"));
    const links = all(".cff-item a[href]:not([href='#'], [href^='mailto:'])") as HTMLAnchorElement[];
    expect(links.length).toBeGreaterThan(50);
    for (const { target, rel } of links)
      expect([target, rel]).toEqual(["_blank", expect.stringContaining("noopener")]);
    expect(words(one(".cff-link-title"))).toBe("Shared link 1");
    expect(words(one(".cff-viewpost-facebook"))).toBe("View on Facebook");
    expect(words(one(".cff-link-item .cff-post-desc"))).toContain("A description of the shared link.");
  });

  it("social-feed.4 has hashtags as links, unless the flag is false; social-feed.5 in the post's colour", async () => {
    const { stop } = await mountMarkup(first, NATIVE);
    expect(all(".cff-text").map(words)[0]).toContain("#hashtag and #a1b2c3 and shop.example/page");
    const links = all(".cff-item:first-child .cff-text a[href*='/hashtag/']");
    expect(links.map((link) => [link.textContent, link.style.color])).toEqual([["#hashtag", "#1e73be"]]);
    stop();
    vi.stubGlobal("cfflinkhashtags", "false");
    document.body.replaceChildren();
    await mountMarkup(first.replace("A description", "A #description"), NATIVE);
    expect(all("a[href*='/hashtag/']")).toEqual([]);
  });

  it("stands as a whole in a post that fails, and the others are shortened", async () => {
    const broken = new Error("broken");
    vi.spyOn(Element.prototype, "cloneNode").mockImplementationOnce(() => {
      throw broken;
    });
    const { problems } = await mountMarkup(
      feedOf(postOf("One and two") + postOf("Three and four"), { text_limit: 5 }),
    );
    expect(all(".islet-social-feed__words").map(words)).toEqual(["One and two", "Three"]);
    expect(all(".islet-social-feed__toggle").map(({ hidden }) => hidden)).toEqual([true, false]);
    expect(problems).toHaveLength(1);
  });

  it("of 500 posts is shortened in tasks of 20 posts", async () => {
    const { settled } = await mountMarkup(feedOf(postOf("One and two").repeat(500), { text_limit: 5 }));
    await settled();
    await vi.waitFor(() =>
      expect(all(".islet-social-feed__words").filter((text) => words(text) === "One a")).toHaveLength(500),
    );
  });

  it("of a post that a script adds is shortened, too", async () => {
    await mountMarkup(feedOf(postOf("One"), { text_limit: 5 }));
    one(".islet-social-feed__posts").insertAdjacentHTML("afterbegin", postOf("One and two"));
    await vi.waitFor(() => expect(all(".islet-social-feed__words").map(words)).toEqual(["One a", "One"]));
  });
});

describe("sharing", () => {
  const links = () => all(".cff-share-link");
  const tooltips = () => all(".cff-share-tooltip").filter(({ style }) => style.display === "block");
  const icons = () => all(".cff-share-tooltip .cff-show").length;

  it("social-feed.6 shows its icons one after another at 20 ms, in one tooltip at a time", async () => {
    await mountMarkup(first, NATIVE);
    vi.useFakeTimers();
    links()[0]?.click();
    expect([tooltips().length, icons()]).toEqual([1, 0]);
    for (const count of [1, 2, 3, 4]) {
      vi.advanceTimersByTime(20);
      expect(icons()).toBe(count);
    }
    links()[1]?.click();
    expect(tooltips()).toHaveLength(1);
    expect(
      links()
        .map((link) => link.getAttribute("aria-expanded"))
        .slice(0, 2),
    ).toEqual(["false", "true"]);
    links()[1]?.click();
    expect([tooltips().length, icons()]).toEqual([0, 0]);
    vi.useRealTimers();
  });

  it("works by keys, ends by Escape and by a press elsewhere, and is still for who wants less motion", async () => {
    await mountMarkup(first, NATIVE);
    setDevice({ prefersReducedMotion: true });
    links()[0]?.focus();
    await userEvent.keyboard(" ");
    expect([tooltips().length, icons()]).toEqual([1, 4]);
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    expect(tooltips()).toHaveLength(0);
    expect(document.activeElement).toBe(links()[0]);
    await userEvent.keyboard("{Enter}");
    expect(tooltips()).toHaveLength(1);
    await userEvent.click(document.body);
    expect(tooltips()).toHaveLength(0);
  });
});

describe("without consent", () => {
  const picture = () => one(".cff-author-img img").getAttribute("src") ?? "";
  const cover = () => one("[data-cover-url]").getAttribute("src") ?? "";
  const frame = () => one("iframe").getAttribute("src");

  it("social-feed.9 pictures and like box stay unloaded, with a notice; once it is given they load, and withdrawn they go", async () => {
    await mountMarkup(waiting, NATIVE);
    const isBlocked = () => [picture().endsWith("placeholder.png"), cover().endsWith("placeholder.png")];
    await vi.waitFor(() => expect(all(".islet-consent")).toHaveLength(1));
    expect([isBlocked(), frame(), one(".cff-author-img").matches(".cff-no-consent")]).toEqual([
      [true, true],
      null,
      true,
    ]);
    choose(true);
    expect([picture(), cover()]).toEqual([
      expect.stringContaining("bed-i2-150x150.jpg"),
      expect.stringContaining("bed-i4.jpg"),
    ]);
    expect([one(".cff-author-img").matches(".cff-no-consent"), all(".islet-consent").length]).toEqual([
      false,
      0,
    ]);
    expect(frame()).toContain(
      "https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2F1234567890%2F",
    );
    choose(false);
    expect([isBlocked(), frame(), all(".islet-consent").length]).toEqual([[true, true], null, 1]);
  });

  it("social-feed.9 nothing waits where the feed's flag does not ask for it", async () => {
    await mountMarkup(first, NATIVE);
    await vi.waitFor(() => expect(frame()).toContain("page.php"));
    expect([picture().includes("bed-i2"), all(".islet-consent").length]).toEqual([true, 0]);
  });

  it("a feed without a like box says so below its posts, and loads for this one time", async () => {
    await mountMarkup(
      feedOf(postOf("One"), { consent_required: true }).replace(
        "</article>",
        '<img alt="" data-avatar="https://graph.facebook.com/1/picture"></article>',
      ),
    );
    expect(one(".islet-consent").textContent).toContain("your browser contacts graph.facebook.com");
    expect(one("img").hasAttribute("src")).toBe(false);
    await userEvent.click(one(".islet-consent button"));
    expect(one("img").getAttribute("src")).toBe("https://graph.facebook.com/1/picture");
    expect(all(".islet-consent")).toEqual([]);
  });

  it("the page's own notice is shown, and no other", async () => {
    const notice = '<p class="islet-social-feed__notice" hidden>Ask us</p>';
    await mountMarkup(
      feedOf(postOf("One"), { consent_required: true }).replace(
        "</article>",
        `<img alt="" data-avatar="/a.jpg"></article>${notice}`,
      ),
    );
    expect([one(".islet-social-feed__notice").hidden, all(".islet-consent").length]).toEqual([false, 0]);
    choose(true);
    expect(one(".islet-social-feed__notice").hidden).toBe(true);
  });

  it.each([
    ["waits", {}, null],
    ["is left alone", { override_block_cdn: true }, "https://scontent.xx.fbcdn.net/a.jpg"],
  ])(
    "social-feed.15 a picture of the network's that stands in the page %s, by the override flag",
    async (_, flags, src) => {
      const pictures =
        '<img alt="A" src="https://scontent.xx.fbcdn.net/a.jpg" srcset="https://scontent.xx.fbcdn.net/b.jpg 2x"><img alt="B" src="/own.jpg">';
      const { stop } = await mountMarkup(feedOf(postOf(pictures), { consent_required: true, ...flags }));
      expect(all("img").map((image) => image.getAttribute("src"))).toEqual([src, "/own.jpg"]);
      stop();
      expect(one("img").getAttribute("srcset")).toContain("b.jpg");
    },
  );

  it("social-feed.15 the plugin's flag is read", async () => {
    const markup = waiting
      .replace('data-cff-flags="gdpr"', 'data-cff-flags="gdpr,overrideBlockCDN"')
      .replace("Post 0:", '<img alt="" src="https://scontent.xx.fbcdn.net/a.jpg">');
    await mountMarkup(markup, NATIVE);
    expect(one(".cff-text img").getAttribute("src")).toBe("https://scontent.xx.fbcdn.net/a.jpg");
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "data:image/svg+xml,<svg onload=alert(1)>"])(
    "a picture at %s is never loaded",
    async (address) => {
      await mountMarkup(
        feedOf(
          `<img alt="" class="islet-social-feed__post" data-avatar="${address.replaceAll('"', "&quot;")}">`,
        ),
      );
      expect(one("img").hasAttribute("src")).toBe(false);
    },
  );
});

it("social-feed.7 the cover fills its room 200 ms later", async () => {
  vi.useFakeTimers();
  await mountMarkup(first, NATIVE);
  const { style } = one("[data-cover-url]");
  vi.advanceTimersByTime(199);
  expect(style.display).toBe("");
  vi.advanceTimersByTime(1);
  expect([style.display, style.objectFit, style.height]).toEqual(["block", "cover", "100%"]);
  vi.useRealTimers();
});

describe("social-feed.8 the like box's address", () => {
  const address = (attributes: string, feedWidth = 900) => {
    const holder = document.createElement("div");
    holder.innerHTML = `<i ${attributes}></i>`;
    const given = likeBoxAddress(holder.firstElementChild as HTMLElement, feedWidth);
    return given === undefined ? undefined : Object.fromEntries(new URL(given).searchParams);
  };

  it("has what its frame says", () => {
    expect(
      address(
        'data-likebox-id="1234567890" data-likebox-width="300" data-likebox-header="1" data-hide-cover="true" data-hide-cta="" data-likebox-faces="yes" data-locale="de_DE"',
      ),
    ).toEqual({
      href: "https://www.facebook.com/1234567890/",
      tabs: "",
      width: "300",
      small_header: "true",
      adapt_container_width: "true",
      hide_cover: "true",
      hide_cta: "false",
      show_facepile: "true",
      locale: "de_DE",
    });
  });

  it.each([
    ["", 900, "340"],
    ["", 300, "300"],
    ["500", 400, "400"],
    ["500", 0, "500"],
    ["wide", 900, "340"],
  ])("asks for a width of %s in a feed of %i px as %s", (width, feed, expected) => {
    expect(address(`data-likebox-id="a" data-likebox-width="${width}"`, feed)?.["width"]).toBe(expected);
  });

  it.each(["", "../x", "a/b", "a?b", "https://evil.example"])("is none for the page %s", (id) => {
    expect(address(`data-likebox-id="${id}"`)).toBeUndefined();
  });

  it("leaves out what is no locale", () => {
    expect(address('data-likebox-id="a" data-locale="en_US&x=1"')?.["locale"]).toBeUndefined();
  });
});

describe("posts in columns", () => {
  const posts = () => one(".islet-social-feed__posts");
  const columns = () => Number(/repeat\((\d)/.exec(posts().style.gridTemplateColumns)?.[1] ?? 1);
  const settings = { columns: 4, columns_tablet: 3, columns_mobile: 2 };
  const feed = (fields: object) => feedOf(postOf("Post").repeat(3), fields);
  const mount = (fields: object) => mountMarkup(feed(fields));

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(300);
    setDevice({ width: 1280 });
  });

  it.each([
    [801, 4],
    [800, 3],
    [481, 3],
    [480, 2],
  ])("social-feed.12 in a window of %i px there are those of its width: %i", async (width, count) => {
    setDevice({ width });
    await mount(settings);
    expect(columns()).toBe(count);
  });

  it.each([
    [1280, { ...settings, columns: 1 }],
    [800, { ...settings, columns_tablet: 1 }],
    [480, { ...settings, columns_mobile: 1 }],
  ])("social-feed.12 in a window of %i px there are none with %j", async (width, fields) => {
    setDevice({ width });
    await mount(fields);
    expect(posts().style.display).toBe("");
  });

  it("social-feed.11 change 500 ms after the window has", async () => {
    const { settled } = await mount(settings);
    vi.advanceTimersByTime(10_000);
    setDevice({ width: 700 });
    vi.advanceTimersByTime(499);
    await settled();
    expect(columns()).toBe(4);
    vi.advanceTimersByTime(1);
    await settled();
    expect(columns()).toBe(3);
  });

  it("social-feed.11 are laid out again after 500 ms, and scripts are told each time", async () => {
    const told = vi.fn();
    document.addEventListener("cffbeforemasonry", told);
    await mount(settings);
    expect(told).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(499);
    expect(told).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(told).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(60_000);
    expect(told).toHaveBeenCalledTimes(2);
    document.removeEventListener("cffbeforemasonry", told);
  });

  it("social-feed.11 have 15 px below each post, and 30 px below all where a credit line stands", async () => {
    const credit = '<p class="islet-social-feed__credit">By the plugin</p></div>';
    const { stop } = await mount(settings);
    const room = () => [
      one(".islet-social-feed__post").style.marginBottom,
      posts().parentElement?.style.paddingBottom,
    ];
    expect(room()).toEqual(["15px", ""]);
    stop();
    await mountMarkup(feed(settings).replace(/<.div>$/, credit));
    expect(room()).toEqual(["15px", "30px"]);
  });
});

describe("social-feed.13 the count of posts", () => {
  const shown = () => all(".cff-item:not(.cff-num-diff-hide)").length;

  it("is that of phones below 480 px, and follows the window", async () => {
    setDevice({ width: 480 });
    await mountMarkup(first, NATIVE);
    expect(shown()).toBe(10);
    setDevice({ width: 479 });
    expect(shown()).toBe(4);
    setDevice({ width: 480 });
    expect(shown()).toBe(10);
  });

  it.each([
    ['data-pag-num="10"', 'data-pag-num="3"', 3],
    ['data-pag-num="10"', "", 1],
    ['data-nummobile="4"', "", 10],
  ])("with %s as %s is %i in other windows", async (given, instead, count) => {
    setDevice({ width: 1280 });
    await mountMarkup(first.replace(given, instead), NATIVE);
    expect(shown()).toBe(count);
  });

  it("grows by the count of other windows with each press for more, on phones too", async () => {
    setDevice({ width: 390 });
    const next = '<button class="islet-social-feed__next" hidden>More posts</button>';
    await mountMarkup(
      feedOf(postOf("Post").repeat(9), { page_size: 1, mobile_count: 3 }).replace(/<.div>$/, `${next}$&`),
    );
    const posts = () => all(".islet-social-feed__post:not(.islet-social-feed__post--hidden)").length;
    expect(posts()).toBe(3);
    for (const count of [4, 5]) {
      await userEvent.click(one(".islet-social-feed__next"));
      expect(posts()).toBe(count);
    }
  });

  it("grows by the same count with each press for more, and then the focus is at the first new one", async () => {
    setDevice({ width: 1280 });
    await mountMarkup(fixture.replace('"text_limit":400', '"page_size":1'), NATIVE);
    const posts = () => all(".islet-social-feed__post:not(.islet-social-feed__post--hidden)").length;
    const next = one(".islet-social-feed__next");
    expect([posts(), next.hidden]).toEqual([1, false]);
    await userEvent.click(next);
    expect([posts(), next.hidden]).toEqual([2, false]);
    await userEvent.click(next);
    expect([posts(), next.hidden]).toEqual([3, true]);
    expect(document.activeElement).toBe(all(".islet-social-feed__post")[2]);
  });
});

describe("social-feed.14 the site is told where its feeds are", () => {
  it("social-feed.14 once, at its ajax address, with the settings and the nonce of each record", async () => {
    vi.stubGlobal("cffajaxurl", "/ajax/");
    await mountMarkup(
      `<footer>${first}</footer><aside>${second}</aside><div class="header">${waiting}</div>`,
      NATIVE,
    );
    expect(beacons).toHaveLength(1);
    expect(new URL(beacons[0]?.address ?? "").pathname).toBe("/ajax/");
    const body = Object.fromEntries(beacons[0]?.body ?? []);
    expect(body).not.toHaveProperty("locator_nonce");
    expect(body).not.toHaveProperty(["feedLocatorData[0][shortCodeAtts]"]);
    expect(body).toMatchObject({
      action: "feed_locator",
      "feedLocatorData[0][feedID]": "1234567890",
      "feedLocatorData[0][postID]": "89",
      "feedLocatorData[0][shortCodeAtts][feed]": "1",
      "feedLocatorData[0][location]": "footer",
      "feedLocatorData[0][locator_nonce]": "80a274dca0",
      "feedLocatorData[1][location]": "sidebar",
      "feedLocatorData[2][location]": "header",
    });
  });

  it("social-feed.14 with settings of settings, and lists of them, as the server's language names them", async () => {
    await mountMarkup(
      feedOf(
        `${postOf("One")}<input data-feed-id="*1" data-locatornonce="x" data-cff-shortcode='{"a":{"b":[1,true,null]},"c":""}'>`,
      ),
      { config: { widget_settings: { "social-feed": { locator: true } } } },
    );
    const atts = [...(beacons[0]?.body ?? [])].filter(([name]) => name.includes("shortCodeAtts"));
    const name = "feedLocatorData[0][shortCodeAtts]";
    expect(atts).toEqual([
      [`${name}[a][b][0]`, "1"],
      [`${name}[a][b][1]`, "true"],
      [`${name}[a][b][2]`, ""],
      [`${name}[c]`, ""],
    ]);
  });

  it("social-feed.14 without records whose feed id is malformed", async () => {
    await mountMarkup(first.replaceAll("1234567890", "&quot;><script>"), NATIVE);
    expect(beacons).toEqual([]);
  });

  it("with nothing for settings that are no JSON, in the content", async () => {
    await mountMarkup(
      first.replace("{&quot;feed&quot;: &quot;1&quot;}", "{feed").replace('{"feed": "1"}', "{feed"),
      NATIVE,
    );
    expect(Object.fromEntries(beacons[0]?.body ?? [])).toMatchObject({
      "feedLocatorData[0][shortCodeAtts]": "",
      "feedLocatorData[0][location]": "content",
    });
  });

  it("not because an attribute says so", async () => {
    await mountMarkup(
      feedOf(`${postOf("One")}<input data-feed-id="1" data-locatornonce="x">`, { locator: true }),
    );
    expect(beacons).toEqual([]);
  });
});

it.each([
  ["facebook", first],
  ["facebook, in columns", second],
  ["facebook-consent", waiting],
])("gives the feed of %s back as it was", async (_, markup) => {
  const { stop, problems } = await mountMarkup(markup, NATIVE);
  await vi.waitFor(() => expect(all("iframe[data-likebox-id]").length).toBe(1));
  for (const button of all(".cff-expand a, .cff-share-link")) button.click();
  stop();
  const tidied = (html: string) => bodyOf(html).map((line) => line.replaceAll(/ +/g, " "));
  expect(tidied(document.body.innerHTML)).toEqual(tidied(markup));
  expect(problems).toEqual([]);
});

describe("a feed's text that is hostile", () => {
  const items = [...corpus("xss"), ...(thirdPartyCorpus("xss") ?? [])];
  it("adds nothing to the page that the server has not printed, but links of hashtags", async () => {
    const holder = document.createElement("div");
    for (const [index, { text }] of items.entries()) {
      holder.textContent = `#tag${index} ${text} #end`;
      document.body.innerHTML = "";
      document.body.innerHTML = feedOf(postOf(holder.innerHTML, text.replaceAll(/["&<>]/g, "")), {
        text_limit: 20,
      });
    }
    holder.replaceChildren(
      ...items.map(({ text }, index) => {
        const post = document.createElement("template");
        post.innerHTML = postOf("");
        const [element] = post.content.children;
        const place = element?.firstElementChild as HTMLElement;
        place.textContent = `#tag${index} ${text} #end`;
        place.dataset["color"] = text;
        return element as Element;
      }),
    );
    const texts = [...holder.querySelectorAll(".islet-social-feed__words")].map(
      (element) => element.textContent,
    );
    await mountMarkup(feedOf(holder.innerHTML, { text_limit: 20 }));
    await vi.waitFor(() => expect(all("[data-widget] article").length).toBe(items.length));
    await vi.waitFor(() => expect(all("article:last-child a[href*='/hashtag/']").length).toBeGreaterThan(0));
    for (const [index, text] of all(".islet-social-feed__words").entries()) {
      expect(
        text.querySelectorAll(":scope *:not(a[href^='https://www.facebook.com/hashtag/'])"),
      ).toHaveLength(0);
      const toggle = text.parentElement?.querySelector<HTMLElement>("[role=button]");
      toggle?.click();
      expect(text.textContent).toBe(texts[index]);
      expect(
        text.querySelectorAll(":scope *:not(a[href^='https://www.facebook.com/hashtag/'])"),
      ).toHaveLength(0);
    }
  });
});
