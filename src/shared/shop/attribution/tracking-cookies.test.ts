import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { corpus } from "#tests/corpora/corpus.ts";
import { createJar, useJar } from "#tests/support/cookie-jar.ts";
import { type RecordOptions, recordPageView } from "./record-page-view.ts";
import {
  type CookieGroup,
  pack,
  readGroupTexts,
  removeGroups,
  valuesOf,
  writeGroupText,
} from "./tracking-cookies.ts";
import type { Source } from "./visit-source.ts";

/** Records a page view after the cookies that are there now. */
const recordNow = (options: RecordOptions, source: Source | undefined) =>
  recordPageView(options, readGroupTexts(), source);

const readGroup = (group: CookieGroup) => valuesOf(readGroupTexts()[group]);

const KEEPING = { lifetime: 6, session: 30, base64: false, promoCode: false };

function onSite(url = "https://www.shop.example/") {
  const jar = createJar();
  useJar(jar);
  vi.stubGlobal("location", new URL(url));
  return jar;
}
afterEach(() => {
  vi.useRealTimers();
});

describe("order-attribution.5 a group in its cookie", () => {
  it.each([false, true])("any values come back as they went in; base64: %s", (isBase64) => {
    const value = fc.string({ unit: "grapheme", maxLength: 60 });
    fc.assert(
      fc.property(value, value, (src, cnt) => {
        onSite();
        writeGroupText("current", pack({ src: encodeURIComponent(src), cnt: encodeURIComponent(cnt) }), {
          minutes: 1,
          isBase64,
        });
        expect([...readGroup("current")]).toEqual([
          ["src", src],
          ["cnt", cnt],
        ]);
      }),
    );
  });

  it("is percent-encoded, signs included, with three pipes between pairs", () => {
    const jar = onSite();
    writeGroupText("current", pack({ typ: "typein", src: "(direct)", mdm: "!~*'" }), {
      minutes: 0,
      isBase64: false,
    });
    expect(jar.all()).toEqual({
      "sbjs_current@.shop.example": {
        name: "sbjs_current",
        value: "typ%3Dtypein%7C%7C%7Csrc%3D%28direct%29%7C%7C%7Cmdm%3D%21%7E%2A%27",
        domain: ".shop.example",
        expires: undefined,
      },
    });
  });

  it("in base64 has no sign that a firewall looks for", () => {
    const jar = onSite();
    writeGroupText("current", pack({ src: "a&b=c%" }), { minutes: 1, isBase64: true });
    expect(jar.value("sbjs_current")).toMatch(/^[A-Za-z0-9+/]+$/);
  });

  it("never grows beyond what browsers keep, and is cut between characters", () => {
    const jar = onSite();
    for (const long of ["x".repeat(9_000), encodeURIComponent("צמר ".repeat(2_000)), "%27".repeat(3_000)]) {
      writeGroupText("current_add", pack({ ep: long, rf: long }), { minutes: 1, isBase64: false });
      expect((jar.value("sbjs_current_add") ?? "").length).toBeLessThanOrEqual(4_000);
      expect(readGroup("current_add").get("rf")).not.toMatch(/\uFFFD|%$/);
    }
  });

  it.each(["localhost", "127.0.0.1", "192.168.1.20"])("%s has no domain", (host) => {
    const jar = onSite(`http://${host}:8080/`);
    writeGroupText("session", "pgs=1", { minutes: 30, isBase64: false });
    expect(Object.keys(jar.all())).toEqual(["sbjs_session"]);
  });

  it("order-attribution.2 is removed at every domain it may have been written for", () => {
    const jar = onSite("https://de.www.shop.example/");
    for (const domain of [
      "",
      ";domain=.shop.example",
      ";domain=.www.shop.example",
      ";domain=.de.www.shop.example",
    ])
      for (const name of ["sbjs_first", "sbjs_promo", "theme"]) jar.write(`${name}=1${domain}`);
    removeGroups();
    expect(Object.values(jar.all()).map(({ name }) => name)).toEqual(Array(4).fill("theme"));
  });
});

describe("order-attribution.5 all cookies together", () => {
  const long = "x".repeat(1_000);
  const address = `https://www.shop.example/?utm_source=a&utm_campaign=${long}&utm_content=${long}&${"y".repeat(900)}`;
  const source: Source = {
    ...{ src: "a", mdm: "m", cmp: long, cnt: long, trm: long },
    ...{ typ: "utm", id: "1", plt: "p", fmt: "f", tct: "t" },
  };
  const bytes = (jar: ReturnType<typeof onSite>) => jar.text().length;

  it.each([false, true])(
    "stay well below what servers take, however long the address is; base64: %s",
    (base64) => {
      const jar = onSite(address);
      recordNow({ ...KEEPING, base64, promoCode: true }, source);
      expect(bytes(jar)).toBeLessThan(6_000);
      expect(readGroup("current").get("src")).toBe("a");
      expect(readGroup("current").get("cmp")).toMatch(/^x{140,}$/);
      expect(readGroup("first_add").get("ep")).toMatch(/^https:\/\/www\.shop\.example\/\?utm_source=a/);
    },
  );

  it("are cut where an earlier page view has written long ones", () => {
    const jar = onSite();
    for (const group of ["first", "first_add", "current", "current_add"] as const)
      writeGroupText(group, pack({ src: "a", ep: long + long }), { minutes: 30, isBase64: false });
    expect(bytes(jar)).toBeGreaterThan(8_000);
    recordNow(KEEPING, undefined);
    expect(bytes(jar)).toBeLessThan(6_000);
    expect(readGroup("first").get("src")).toBe("a");
  });
});

describe("cookies that somebody has tampered with", () => {
  const tampered = corpus("storage").filter(({ tags }) => tags.includes("attribution-cookie"));

  it.each(tampered.map(({ id, name, text }) => [id, String(name), text]))(
    "%s is read, and the next page view counts",
    (_, name, text) => {
      const jar = onSite();
      jar.write(`${name}=${text}`);
      expect([...readGroup(name.slice("sbjs_".length) as CookieGroup)]).toBeInstanceOf(Array);
      recordNow(KEEPING, undefined);
      expect(readGroup("session").get("pgs")).toMatch(/^-?[\de+]+$/);
      expect(readGroup("udata").get("vst")).toMatch(/^-?[\de+]+$/);
    },
  );

  it("whatever a cookie holds, reading does not throw", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const jar = onSite();
        jar.write(`sbjs_current=${text.replaceAll(/[;\s]/g, "")}`);
        expect(() => readGroup("current")).not.toThrow();
      }),
    );
  });
});

describe("a visitor", () => {
  it("order-attribution.12 begins a new visit when the session is over; pages of a session are counted", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onSite();
    const counts = () => [readGroup("udata").get("vst"), readGroup("session").get("pgs")];
    const after = (minutes: number) => {
      vi.setSystemTime(Date.now() + minutes * 60_000);
      recordNow(KEEPING, undefined);
      return counts();
    };
    expect(after(0)).toEqual(["1", "1"]);
    expect(after(29)).toEqual(["1", "2"]);
    expect(after(29)).toEqual(["1", "3"]);
    expect(after(31)).toEqual(["2", "1"]);
    expect(after(60 * 24 * 100)).toEqual(["3", "1"]);
  });

  it("order-attribution.10 has a code from 100000 to 999999 where codes are wanted, once", () => {
    onSite();
    const code = () => {
      recordNow({ ...KEEPING, promoCode: true }, undefined);
      return readGroup("promo").get("code");
    };
    const random = vi.spyOn(Math, "random").mockReturnValue(0);
    expect(code()).toBe("100000");
    random.mockReturnValue(0.5);
    expect(code()).toBe("100000");
    removeGroups();
    random.mockReturnValue(0.999_999_999);
    expect(code()).toBe("999999");
    removeGroups();
    recordNow(KEEPING, undefined);
    expect(readGroup("promo").get("code")).toBeUndefined();
  });

  it.each([
    { lifetime: 0.5, days: 15, session: 10, minutes: 10 },
    { lifetime: 0, days: 180, session: 0, minutes: 30 },
    { lifetime: -2, days: 180, session: -10, minutes: 30 },
    { lifetime: Number.NaN, days: 180, session: Number.NaN, minutes: 30 },
    { lifetime: 1, days: 30, session: 12.9, minutes: 30 },
    { lifetime: 1, days: 30, session: -0.5, minutes: 30 },
  ])(
    "order-attribution.8 a lifetime that is no number above 0, or a session that is no whole one, is the default: $lifetime, $session",
    ({ lifetime, days, session, minutes }) => {
      vi.useFakeTimers({ toFake: ["Date"], now: 0 });
      const jar = onSite();
      recordNow({ ...KEEPING, lifetime, session }, undefined);
      const cookies = jar.all();
      expect(cookies["sbjs_udata@.shop.example"]?.expires).toBe(days * 86_400_000);
      expect(cookies["sbjs_session@.shop.example"]?.expires).toBe(minutes * 60_000);
    },
  );
});
