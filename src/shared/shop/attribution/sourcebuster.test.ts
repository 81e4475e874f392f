import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CookieJar, createJar, useJar } from "#tests/support/cookie-jar.ts";
import { type PageView, runSourcebuster } from "#tests/support/sourcebuster.ts";
import { attributionGroups } from "./attribution-data.ts";
import { findSource, mayHaveSource, type RecordOptions, recordPageView } from "./record-page-view.ts";
import { readGroupTexts } from "./tracking-cookies.ts";

/*
 * The shop's own library and ours must read each other's cookies. sourcebuster 1.1.0 is its ancestor: `id`, `plt`,
 * `fmt`, `tct` and base64 came afterwards, so those pairs are left out where the two are compared.
 */

const SITE = "https://www.shop.example";
const OPTIONS: RecordOptions = { lifetime: 6, session: 30, base64: false, promoCode: false };
const MINUTE_MS = 60_000;
const NEWER = /%7C%7C%7Cid%3D.*$/;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 31, 9, 5, 0, 500) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Our own tracking on one page. */
async function runOurs(jar: CookieJar, { url, referrer }: PageView, options = OPTIONS) {
  useJar(jar);
  vi.stubGlobal("location", new URL(url));
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  const earlier = readGroupTexts();
  const source = mayHaveSource(earlier) ? await findSource(earlier) : undefined;
  recordPageView(options, earlier, source);
  return attributionGroups();
}

/** Cookies as both write them, in the older library's words. */
const older = (jar: CookieJar) =>
  Object.fromEntries(
    Object.entries(jar.all()).map(([name, cookie]) => [
      name,
      { ...cookie, value: cookie.value.replace(NEWER, "") },
    ]),
  );
const olderGroups = (told: Awaited<ReturnType<typeof runOurs>>) =>
  Object.fromEntries(
    Object.entries(told).map(([group, pairs]) => [
      group,
      Object.fromEntries(Object.entries(pairs).filter(([key]) => !["id", "plt", "fmt", "tct"].includes(key))),
    ]),
  );

const pick = (...values: string[]) => fc.constantFrom(...values);
const several = (part: fc.Arbitrary<string>, maxLength: number, join: string) =>
  fc.array(part, { maxLength }).map((parts) => parts.join(join));

/** Text of a query as browsers leave it; what `differences` lists does not occur. */
const value = fc.oneof(
  pick(
    "",
    "news",
    "summer%20sale+x",
    "%D7%A7%D7%99%D7%A5",
    "a,b",
    "x%26y",
    "(none)",
    "!~*()",
    "%E0%A4%A",
    "%",
  ),
  fc.webQueryParameters().map((text) => text.replaceAll(/[=&%|']/g, "-")),
);
const name = pick(
  ...["source", "medium", "campaign", "content", "term"].map((part) => `utm_${part}`),
  ...["gclid", "yclid", "fbclid", "msclkid", "page", "UTM_SOURCE", "q"],
);
const parameter = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(name, value).map((pair) => pair.join("=")) },
  { weight: 1, arbitrary: pick("page", "", "x=1") },
);
const query = fc.oneof(
  fc.constant(""),
  several(parameter, 4, "&").map((text) => `?${text}`),
);
const path = pick("/", "/shop/", "/product/beanie/", "/a/b.html", "/קיץ/");
const landing = fc.tuple(path, query, pick("", "", "#reviews")).map((parts) => SITE + parts.join(""));

const searched = fc
  .tuple(pick("q", "p", "text", "query", "wd", "Q", "pq"), pick("wool", "%D7%A6%D7%9E%D7%A8", ""))
  .map(([key, words]) => `?${key}=${words}`);
const host = pick(
  ...["www.google.com", "google.co.il", "images.google.com", "www.google.com.evil.example", "www.bing.com"],
  ...[
    "yandex.ru",
    "www.yandex.com.tr",
    "search.yahoo.com",
    "duckduckgo.com",
    "go.mail.ru",
    "nova.rambler.ru",
  ],
  ...["search.tut.by", "ask.com", "notask.com", "about.com", "aol.com", "globososo.com"],
  ...["t.co", "plus.url.google.com", "l.facebook.com", "www.blog.example", "wool.example:8080"],
  ...["www.shop.example", "shop.example", "help.shop.example", "othershop.example", "shop.example.org"],
);
const referrer = fc.oneof(
  { weight: 1, arbitrary: pick("", "android-app://com.google.android.gm/") },
  {
    weight: 4,
    arbitrary: fc
      .tuple(pick("https://", "http://"), host, path, fc.oneof(fc.constant(""), searched))
      .map((parts) => new URL(parts.join("")).href)
      // Its words would be sought in the page's own address.
      .map((href) => (/yandex/.test(href) && !href.includes("?") ? `${href}?x=1` : href)),
  },
);
const view = fc.record({
  url: landing.map((text) => new URL(text).href),
  referrer,
  minutesLater: fc.oneof(fc.integer({ min: 0, max: 90 }), fc.constantFrom(30, 31, 200 * 1_440)),
});
const visit = fc.array(view, { minLength: 1, maxLength: 5 });

describe("beside sourcebuster 1.1.0", () => {
  it("order-attribution.5 400 generated visits leave the same cookies, of the same lifetimes, and read the same", async () => {
    await fc.assert(
      fc.asyncProperty(visit, async (views) => {
        const [theirs, ours] = [createJar(), createJar()];
        for (const { minutesLater, ...page } of views) {
          vi.setSystemTime(Date.now() + minutesLater * MINUTE_MS);
          const told = runSourcebuster(theirs, page, { lifetime: 6, session_length: 30 });
          expect(olderGroups(await runOurs(ours, page))).toEqual(told);
          expect(older(ours)).toEqual(theirs.all());
        }
      }),
      { numRuns: 400 },
    );
  });

  it("order-attribution.5 200 visits whose pages are tracked now by one, now by the other, are as by one alone", async () => {
    const shared = fc.array(fc.tuple(view, fc.boolean()), { minLength: 2, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(shared, async (views) => {
        const [alone, both] = [createJar(), createJar()];
        for (const [{ minutesLater, ...page }, isOurs] of views) {
          vi.setSystemTime(Date.now() + minutesLater * MINUTE_MS);
          runSourcebuster(alone, page);
          if (isOurs) await runOurs(both, page);
          else runSourcebuster(both, page);
          expect(older(both)).toEqual(alone.all());
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ["0.00001 months, as the shop sends it, are until the browser closes", 0.00001, 30],
    ["half a month", 0.5, 45],
    ["0 is the default", 0, 0],
  ])("order-attribution.8 lifetimes are the same: %s", async (_, lifetime, session) => {
    const [theirs, ours] = [createJar(), createJar()];
    const page = { url: `${SITE}/?utm_source=news`, referrer: "" };
    runSourcebuster(theirs, page, { lifetime, session_length: session });
    await runOurs(ours, page, { ...OPTIONS, lifetime, session });
    expect(older(ours)).toEqual(theirs.all());
  });
});

/** Where the two differ on purpose: what the page tells, what each keeps of it, and why. */
const differences = [
  {
    reason: "an older library knows no campaign ids",
    ...{ url: "/?utm_id=77", group: "current", theirs: { typ: "typein" }, ours: { typ: "utm", id: "77" } },
  },
  {
    reason: "what follows a second = belongs to the value",
    ...{ url: "/?utm_content=a=b", group: "current", theirs: { cnt: "a" }, ours: { cnt: "a=b" } },
  },
  {
    reason: "a value cannot add pairs of its own",
    url: "/?utm_source=a|||mdm=cpc",
    ...{ group: "current", theirs: { src: "a" }, ours: { src: "a|||mdm=cpc", mdm: "(none)" } },
  },
  {
    reason: "www. is no part of a name only where it begins it",
    referrer: "https://mywww.example/",
    ...{ group: "current", theirs: { src: "myexample" }, ours: { src: "mywww.example" } },
  },
  {
    reason: "the words sought at another site are not in our own address",
    ...{ url: "/?utm_source=a&text=ours", referrer: "https://yandex.ru/", group: "current" },
    ...{ theirs: { trm: "ours" }, ours: { trm: "(none)" } },
  },
  {
    reason: "names that every object has are ordinary names",
    ...{ url: "/?toString=1&utm_source=a", group: "current", theirs: /push/, ours: { src: "a" } },
  },
  {
    reason: "a half of a character is dropped; the library throws",
    referrer: "https://blog.example/\uD800",
    ...{ group: "current_add", theirs: /URI malformed/, ours: { rf: "https://blog.example/" } },
  },
  {
    reason: "each value is decoded as often as it was encoded",
    ...{ url: "/?utm_source=a%2521", group: "current", theirs: { src: "a!" }, ours: { src: "a%21" } },
  },
  {
    reason: "a cookie that is too long is cut; browsers drop it whole",
    url: `/?utm_source=${"x".repeat(5_000)}`,
    ...{ group: "current", theirs: { src: "x".repeat(5_000) }, ours: { typ: "utm", cnt: "(none)" } },
  },
  {
    reason: "a source that was lost is found anew",
    ...{ cookie: "sbjs_first=typ%3Dutm", group: "current", theirs: { null: "" }, ours: { typ: "typein" } },
  },
] as const satisfies readonly {
  reason: string;
  url?: string;
  referrer?: string;
  cookie?: string;
  group: string;
  theirs: object;
  ours: object;
}[];

describe("what differs from sourcebuster 1.1.0 on purpose", () => {
  it.each(differences)("$reason", async ({ group, theirs, ours, ...given }) => {
    const page = {
      url: SITE + ("url" in given ? given.url : "/"),
      referrer: "referrer" in given ? given.referrer : "",
    };
    const jars = [createJar(), createJar()] as const;
    if ("cookie" in given) for (const jar of jars) jar.write(given.cookie);
    const run = () => runSourcebuster(jars[0], page)[group];
    if (theirs instanceof RegExp) expect(run).toThrow(theirs);
    else expect(run()).toMatchObject(theirs);
    expect((await runOurs(jars[1], page))[group]).toMatchObject(ours);
  });

  it("order-attribution.8 a session that is no whole number of minutes is one of 30; the library drops the fraction", async () => {
    const [theirs, ours] = [createJar(), createJar()];
    const page = { url: `${SITE}/`, referrer: "" };
    runSourcebuster(theirs, page, { session_length: 12.9 });
    await runOurs(ours, page, { ...OPTIONS, session: 12.9 });
    const minutes = (jar: CookieJar) =>
      ((jar.all()["sbjs_session@.shop.example"]?.expires ?? 0) - Date.now()) / MINUTE_MS;
    expect([theirs, ours].map((jar) => Math.round(minutes(jar)))).toEqual([12, 30]);
  });
});
