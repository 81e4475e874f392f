import { readFileSync } from "node:fs";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { corpus } from "#tests/corpora/corpus.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { bodyOf } from "#tests/support/native-widget.ts";
import { readResponse } from "./append-photos.ts";

const SMASH_BALLOON = { config: { presets: ["smash-balloon"] } };

/** What the page fetched anew prints as the feed's nonce. */
let freshNonce = "";
let pagesFetched = 0;
vi.mock("#browser/safe-html.ts", async (original) => ({
  ...(await original<object>()),
  parseDocument: async () => {
    pagesFetched++;
    const html = `<div class="sbi" data-feedid="*9" data-locatornonce="other"></div><div class="sbi" data-feedid="*1" data-locatornonce="${freshNonce}"></div>`;
    return freshNonce
      ? { ok: true, status: 200, data: new DOMParser().parseFromString(html, "text/html") }
      : { ok: false, reason: "network" };
  },
}));

const recordedPage = new DOMParser().parseFromString(
  readFileSync("fixtures/native/builder/pages/instagram.html", "utf8"),
  "text/html",
);
const recordedFeed = recordedPage.querySelector(".sbi")?.outerHTML ?? "";
const withAttribute = (name: string, value: string) =>
  recordedFeed.replace(new RegExp(`${name}="[^"]*"`), `${name}="${value}"`);
const recorded = (name: string) =>
  (JSON.parse(readFileSync(`fixtures/answers/${name}.json`, "utf8")) as { response: { json: unknown } })
    .response.json;

/** In happy-dom, DOMPurify loses an element at the very start. */
const spaced = (html: string) => `\n${html}`;
const recordedMore = (name: string) => {
  const { data, ...others } = recorded(name) as { data: { html: string } };
  return { ...others, data: { ...data, html: spaced(data.html) } };
};

type CartOutcome = () => Response | Promise<Response>;
const json = (data: unknown) => () => new Response(JSON.stringify(data));
const text =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status });

const calls: URLSearchParams[] = [];
let replies: CartOutcome[] = [];
const reply = (...more: CartOutcome[]) => (replies = more);
const callsOf = (action: string) => calls.filter((call) => call.get("action") === action);

const ids = () => [...document.querySelectorAll("#sbi_images > .sbi_item")].map(({ id }) => id);
const button = () => document.querySelector(".sbi_load_btn") as HTMLButtonElement;
const status = () => document.querySelector(".sbi [role=status]") as HTMLElement;
const loader = () => document.querySelector(".sbi_loader") as HTMLElement;
const item = (id: string) =>
  `<div class="sbi_item sbi_type_image sbi_new sbi_transition" id="sbi_${id}"><div class="sbi_photo_wrap"><a class="sbi_photo" href="https://www.instagram.com/p/${id}/" data-img-src-set='{"640":"/${id}.jpg"}'><span>${id}</span><img src="/p.png" alt="${id}"></a></div></div>`;
const more = (html: string, isLast = false, resizedImages: unknown = []) => ({
  success: true,
  data: { html: spaced(html), feedStatus: { shouldPaginate: !isLast }, report: [], resizedImages },
});

async function open(html = recordedFeed) {
  const page = await mountMarkup(html, SMASH_BALLOON);
  const press = async () => {
    button().click();
    await page.settled();
  };
  return { ...page, press };
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  calls.length = 0;
  replies = [];
  freshNonce = "";
  pagesFetched = 0;
  vi.stubGlobal("sb_instagram_js_options", {
    resized_url: `${location.origin}/copies/`,
    ajax_url: `${location.origin}/ajax.php`,
  });
  vi.stubGlobal("fetch", (_url: string, { body, signal }: RequestInit) => {
    calls.push(new URLSearchParams(body as URLSearchParams));
    const next = replies.length > 1 ? replies.shift() : replies[0];
    return new Promise((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new Error("aborted")));
      Promise.resolve(next ? next() : Promise.reject(new Error("no connection"))).then(resolve, reject);
    });
  });
  vi.spyOn(HTMLAnchorElement.prototype, "getBoundingClientRect").mockReturnValue({ width: 258 } as DOMRect);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a press for more photos", () => {
  it("photo-feed.4 posts what the plugin's server expects", async () => {
    const { press } = await open();
    reply(json(recordedMore("sbi-load-more-1")));
    await press();
    expect(Object.fromEntries(calls[0] ?? [])).toEqual({
      action: "sbi_load_more_clicked",
      offset: "8",
      page: "2",
      feed_id: "*1",
      atts: '{"feed":"1","cachetime":30}',
      location: "content",
      post_id: "87",
      current_resolution: "640",
      locator_nonce: "04bae6de1e",
    });
  });

  it.each([
    [90, "150"],
    [200, "320"],
    [258, "640"],
  ])("photo-feed.4 posts the resolution that photos %i px wide are shown in", async (width, resolution) => {
    vi.spyOn(HTMLAnchorElement.prototype, "getBoundingClientRect").mockReturnValue({ width } as DOMRect);
    const { press } = await open();
    reply(json(recordedMore("sbi-load-more-1")));
    await press();
    expect(calls[0]?.get("current_resolution")).toBe(resolution);
  });

  it.each([
    ["footer", "<footer>%</footer>"],
    ["header", '<div class="header">%</div>'],
    ["sidebar", "<aside>%</aside>"],
  ])("says that the feed is in the %s", async (place, around) => {
    const { press } = await open(around.replace("%", () => recordedFeed));
    reply(json(recordedMore("sbi-load-more-1")));
    await press();
    expect(calls[0]?.get("location")).toBe(place);
  });

  it("photo-feed.4 appends the photos, says how many, and the next press asks for the page after it", async () => {
    const { press } = await open();
    reply(json(recordedMore("sbi-load-more-1")));
    await press();
    expect(ids()).toHaveLength(16);
    expect(status().textContent).toBe("New photos: 8");
    const fresh = document.querySelectorAll("#sbi_images > .sbi_item")[8];
    expect(fresh?.className).toBe("sbi_item sbi_type_image");
    expect(fresh?.querySelector("img")?.getAttribute("src")).toMatch(/^https?:.*\.(?:webp|jpg)$/);
    expect(fresh?.querySelector("a")?.style.height).toBe("258px");
    pass(500);
    reply(json(recordedMore("sbi-load-more-last")));
    await press();
    expect([calls.at(-1)?.get("offset"), calls.at(-1)?.get("page")]).toEqual(["16", "3"]);
    expect(button().hidden).toBe(true);
    expect(status().textContent).toMatch(/^New photos: \d\. No more photos to show$/);
  });

  it("photo-feed.4 shows that it loads until 500 ms after the answer", async () => {
    const { press, settled } = await open();
    expect(loader().className).toContain("sbi_hidden");
    let come: (answer: Response) => void = () => {};
    reply(() => new Promise((resolve) => (come = resolve)));
    await press();
    const isBusy = () => !loader().className.includes("sbi_hidden");
    expect([isBusy(), document.querySelector("#sbi_images")?.getAttribute("aria-busy")]).toEqual([
      true,
      "true",
    ]);
    come(json(more(item("x")))());
    await settled();
    expect(ids()).toHaveLength(9);
    pass(499);
    expect(isBusy()).toBe(true);
    pass(1);
    expect(isBusy()).toBe(false);
  });

  it("sends once, however often it is repeated meanwhile", async () => {
    const { press, settled } = await open();
    let come: (answer: Response) => void = () => {};
    reply(() => new Promise((resolve) => (come = resolve)));
    await press();
    await press();
    button().click();
    come(json(more(item("x")))());
    await settled();
    expect(ids()).toHaveLength(9);
    button().click();
    expect(calls).toHaveLength(1);
  });

  it("shows at once what was too much for a small window", async () => {
    vi.stubGlobal("innerWidth", 390);
    const { press } = await open();
    const hidden = () => document.querySelectorAll(".sbi_num_diff_hide").length;
    expect(hidden()).toBe(4);
    reply(json(more(item("x"))));
    await press();
    expect([hidden(), ids().length]).toEqual([0, 9]);
    expect(status().textContent).toBe("New photos: 5");
  });

  it("moves the focus to the first new photo for keys, and leaves it for the mouse", async () => {
    const { settled } = await open();
    reply(json(more(item("x") + item("y"))));
    const matches = vi
      .spyOn(button(), "matches")
      .mockImplementation((selector) => selector === ":focus-visible");
    button().focus();
    button().click();
    await settled();
    expect(document.activeElement?.textContent).toBe("x");
    matches.mockReturnValue(false);
    pass(500);
    reply(json(more(item("z"))));
    button().focus();
    button().click();
    await settled();
    expect(document.activeElement).toBe(button());
    pass(500);
    reply(json(more("", true)));
    button().click();
    await settled();
    expect(document.activeElement?.textContent).toBe("z");
  });

  it("leaves out photos that are here already, and what is no photo", async () => {
    const { press } = await open();
    const known = ids()[7]?.replace("sbi_", "") ?? "";
    reply(json(more(`${item(known)}${item("x")}<p>Buy</p>`)));
    await press();
    expect(ids()).toHaveLength(9);
    expect(document.querySelector("#sbi_images > p")).toBeNull();
  });

  it("understands an answer of older servers, which have no envelope", async () => {
    const { press } = await open();
    reply(json(more(item("x")).data));
    await press();
    expect(ids()).toHaveLength(9);
  });

  it("takes over the copies of the new photos", async () => {
    const { press } = await open();
    const copies = { x: { id: "x", ratio: "1.00", sizes: { low: 320 }, extension: ".webp" } };
    reply(json(more(item("x"), false, copies)));
    await press();
    expect(document.querySelector("#sbi_x img")?.getAttribute("src")).toBe(
      `${location.origin}/copies/xlow.webp`,
    );
  });

  it("runs nothing that an answer brings along", async () => {
    const { press, problems } = await open();
    const ran = vi.fn();
    vi.stubGlobal("alert", ran);
    const hostile = corpus("xss").map(
      ({ text: value }, index) =>
        item(`h${index}`).replace(`alt="h${index}"`, () => `alt="" ${value}`) + value,
    );
    reply(json(more(hostile.join(""))));
    await press();
    const all = [...document.querySelectorAll("#sbi_images *")];
    expect(
      all.filter((element) => /^(?:script|iframe|object|embed|base|meta|link)$/i.test(element.localName)),
    ).toEqual([]);
    expect(
      all.flatMap(({ attributes }) => [...attributes]).filter(({ name }) => name.startsWith("on")),
    ).toEqual([]);
    expect(ran).not.toHaveBeenCalled();
    expect(problems).toEqual([]);
  });
});

/** The fault table: what the server answers, and how many calls one press makes. */
const FAULTS: readonly (readonly [what: string, fault: CartOutcome, calls: number])[] = [
  ["an error of the server", text("<h1>Error</h1>", 500), 1],
  ["a dropped connection", () => Promise.reject(new Error("dropped")), 1],
  ["half an answer", text(JSON.stringify(more(item("x"))).slice(0, 80)), 1],
  ["a log-in page", text("<!doctype html><form>Log in</form>"), 1],
  ["an empty answer", text(""), 1],
  ["an id that the server does not know", json(recorded("sbi-bad-feed")), 1],
  ["a refused nonce, and no page with another one", json(recorded("sbi-bad-nonce")), 1],
  ["an answer without photos", json({ success: true, data: { feedStatus: {} } }), 1],
  ["a list", json([1, 2]), 1],
];

describe("after", () => {
  it.each(FAULTS)(
    "%s everybody is told, nothing is lost, and the same press tries again",
    async (_what, fault, count) => {
      const { press, problems } = await open();
      reply(fault);
      await press();
      expect(calls).toHaveLength(count);
      expect(status().textContent).toBe("The photos could not be loaded. Please try again.");
      expect(status().style.cssText).toBe("");
      expect([ids().length, button().hidden, loader().classList.contains("sbi_hidden")]).toEqual([
        8,
        false,
        true,
      ]);
      reply(json(more(item("x"))));
      await press();
      expect(ids()).toHaveLength(9);
      expect(calls.at(-1)?.get("page")).toBe("2");
      expect(problems).toEqual([]);
    },
  );

  it("30 s without an answer everybody is told", async () => {
    const { press, settled } = await open();
    reply(() => new Promise(() => {}));
    await press();
    pass(30_000);
    await settled();
    expect(status().textContent).toContain("could not be loaded");
  });

  it("a nonce has expired, that of the page fetched anew is sent, also by later presses", async () => {
    const { press } = await open();
    freshNonce = "abc123def4";
    reply(json(recorded("sbi-bad-nonce")), json(more(item("x"))));
    await press();
    expect(ids()).toHaveLength(9);
    expect(calls.map((call) => call.get("locator_nonce"))).toEqual(["04bae6de1e", "abc123def4"]);
    pass(500);
    reply(json(more(item("y"))));
    await press();
    expect([calls.at(-1)?.get("locator_nonce"), pagesFetched]).toEqual(["abc123def4", 1]);
  });

  it("the same nonce has been printed again, the call is not repeated", async () => {
    const { press } = await open();
    freshNonce = "04bae6de1e";
    reply(json(recorded("sbi-bad-nonce")));
    await press();
    expect([calls.length, pagesFetched]).toEqual([1, 1]);
  });

  it("the widget has ended, an answer changes nothing", async () => {
    const { press, stop, settled } = await open();
    let come: (answer: Response) => void = () => {};
    reply(() => new Promise((resolve) => (come = resolve)));
    await press();
    stop();
    come(json(more(item("x")))());
    await settled();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(recordedFeed));
  });

  it("photos have come, the feed gives its element back as it was", async () => {
    const { press, stop } = await open();
    reply(json(recordedMore("sbi-load-more-1")));
    await press();
    stop();
    expect(bodyOf(document.body.innerHTML)).toEqual(bodyOf(recordedFeed));
  });
});

describe("the decision about an answer", () => {
  it("never throws, and goes on only if the server says so", () => {
    const yes = fc.constantFrom<unknown>(true, "true", 1, "1", "yes", 7, { more: 1 }, [1]);
    const no = fc.constantFrom<unknown>(false, "false", 0, "0", "no", "", null, undefined, []);
    const answers = fc.oneof(
      yes.map((shouldPaginate) => ({ shouldPaginate, goesOn: true })),
      no.map((shouldPaginate) => ({ shouldPaginate, goesOn: false })),
    );
    fc.assert(
      fc.property(fc.jsonValue(), answers, (html, { shouldPaginate, goesOn }) => {
        const answer = readResponse({ html, feedStatus: { shouldPaginate } });
        if (typeof html !== "string") expect(answer).toBeUndefined();
        else expect(answer?.isLast).toBe(!goesOn || html.trim() === "");
      }),
    );
    fc.assert(
      fc.property(
        fc.anything(),
        (shouldPaginate) => void readResponse({ html: "<p></p>", feedStatus: { shouldPaginate } }),
      ),
    );
    fc.assert(fc.property(fc.anything(), (data) => void readResponse(data)));
  });
});

describe("photo-feed.5 pictures that the server has no copies of", () => {
  const withoutCopies = recordedFeed.replace(/data-resized="[^"]*"/, 'data-resized="[]"');
  async function openAndWait(html: string) {
    const page = await open(html);
    pass(500);
    await page.settled();
    return page;
  }

  it("are reported once they have loaded, and the answer's copies are shown", async () => {
    reply(json(recorded("sbi-resize")));
    await openAndWait(withoutCopies);
    const [call] = callsOf("sbi_resized_images_submit");
    expect(call?.getAll("needs_resizing[]")).toEqual(ids().map((id) => id.replace("sbi_", "")));
    expect(Object.fromEntries(call ?? [])).toMatchObject({
      offset: "8",
      feed_id: "*1",
      atts: '{"feed":"1","cachetime":30}',
      location: "content",
      post_id: "87",
      cache_all: "false",
      locator_nonce: "04bae6de1e",
    });
    const { data } = recorded("sbi-resize") as { data: Record<string, unknown> };
    const known = ids().find((id) => id.replace("sbi_", "") in data);
    expect(document.querySelector(`#${known} img`)?.getAttribute("src")).toMatch(
      /\/copies\/\d+(?:full|low|thumb)\./,
    );
  });

  it("cache_all is what the feed's options say", async () => {
    reply(text("resizing success"));
    await openAndWait(withoutCopies.replace("data-postid", `data-options='{"cache_all":true}' data-postid`));
    expect(callsOf("sbi_resized_images_submit")[0]?.get("cache_all")).toBe("true");
  });

  it("with the marks video and error are not reported, with pending they are", async () => {
    reply(json({ success: true, data: [] }));
    const marks = Object.fromEntries(
      recordedFeed
        .match(/id="sbi_\d+/g)
        ?.map((id, index) => [id.slice(8), ["video", "error", "pending"][index] ?? { id: "video" }]) ?? [],
    );
    const attribute = JSON.stringify(marks).replaceAll('"', "&quot;");
    await openAndWait(recordedFeed.replace(/data-resized="[^"]*"/, () => `data-resized="${attribute}"`));
    expect(callsOf("sbi_resized_images_submit")[0]?.getAll("needs_resizing[]")).toEqual([
      ids()[2]?.replace("sbi_", ""),
    ]);
  });

  it.each(FAULTS)("and %s change nothing that visitors see", async (_what, fault) => {
    reply(fault);
    const { problems } = await openAndWait(withoutCopies);
    expect(callsOf("sbi_resized_images_submit")).toHaveLength(1);
    expect([ids().length, problems.length, document.querySelector("[role=status]")?.textContent]).toEqual([
      8,
      0,
      "",
    ]);
  });

  it.each(["resizeDisable", "resizeDisable,favorLocal"])(
    "photo-feed.7 are not reported with %s",
    async (flags) => {
      await openAndWait(withoutCopies.replace(/data-sbi-flags="[^"]*"/, `data-sbi-flags="${flags}"`));
      expect(calls).toEqual([]);
    },
  );
});

describe("photo-feed.6 photo-feed.7 calls whose answers are ignored", () => {
  it.each([
    [
      "locator",
      "sbi_do_locator",
      {
        feed_id: "*1",
        atts: '{"feed":"1","cachetime":30}',
        location: "content",
        post_id: "87",
        locator_nonce: "04bae6de1e",
      },
    ],
    ["testAjax", "sbi_on_ajax_test_trigger", {}],
  ])("photo-feed.6 with the flag %s, %s is sent once, with %o", async (flag, action, payload) => {
    reply(text("<b>anything</b>", 500));
    const { settled, problems } = await open(withAttribute("data-sbi-flags", flag));
    await settled();
    expect(callsOf(action)).toHaveLength(1);
    expect(Object.fromEntries(calls[0] ?? [])).toEqual({ action, ...payload });
    expect(problems).toEqual([]);
  });

  it.each(['"><script>alert(1)</script>', "*1 *2", "x".repeat(101), ""])(
    "photo-feed.6 nothing is sent for the malformed feed id %j, also on a press",
    async (id) => {
      const hostile = new DOMParser().parseFromString(
        withAttribute("data-sbi-flags", "locator,testAjax,ajaxPostLoad"),
        "text/html",
      );
      hostile.querySelector(".sbi")?.setAttribute("data-feedid", id);
      const { press, problems } = await open(hostile.body.innerHTML);
      await press();
      expect(calls).toEqual([]);
      const told = problems.map(({ message }) => message);
      expect(told).toEqual(id ? [expect.stringMatching(/settings\.feed_id must be .*nothing is asked/)] : []);
    },
  );

  it("nothing is sent without these flags where the server has all copies", async () => {
    const { settled } = await open();
    await settled();
    expect(calls).toEqual([]);
  });
});

describe("photo-feed.7 with the flag ajaxPostLoad", () => {
  const empty = () => {
    const feed = new DOMParser().parseFromString(
      withAttribute("data-sbi-flags", "ajaxPostLoad"),
      "text/html",
    );
    feed.querySelector("#sbi_images")?.replaceChildren();
    feed.querySelector("#sbi_load")?.remove();
    return feed.body.innerHTML;
  };

  it("the first photos come by a call", async () => {
    reply(json(more(item("x"))));
    const { settled } = await open(empty());
    await settled();
    expect([ids(), calls[0]?.get("offset")]).toEqual([["sbi_x"], "0"]);
  });

  it("a button tries again after a failure", async () => {
    reply(text("", 500));
    const { settled } = await open(empty());
    await settled();
    expect(status().textContent).toContain("could not be loaded");
    expect(button().textContent).toBe("Try again");
    reply(json(more(item("x"))));
    button().click();
    await settled();
    expect([ids(), button()]).toEqual([["sbi_x"], null]);
  });
});
