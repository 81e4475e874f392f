import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type CookieJar, createJar, useJar } from "#tests/support/cookie-jar.ts";
import { getAttributionData } from "./attribution-data.ts";
import { onTrackingChange, setOrderTracking, startTracking, type Tracking } from "./tracking.ts";

const TRACKING: Tracking = {
  ...{ lifetime: 6, session: 30, base64: false, promoCode: false, records: true, prefix: "", fields: [] },
  warn: () => {},
  guard: (run) => void run(),
};

let jar: CookieJar;
let life: AbortController;
beforeEach(() => {
  jar = createJar();
  useJar(jar);
  life = new AbortController();
});
afterEach(() => life.abort());

const open = (path: string) => vi.stubGlobal("location", new URL(`https://shop.example${path}`));
const atRest = () => vi.dynamicImportSettled();

it("order-attribution.2 consent that is taken back while the source is sought leaves no cookie", async () => {
  open("/taken-back/?utm_source=news");
  startTracking(TRACKING, true, life.signal);
  setOrderTracking(false);
  await atRest();
  expect(jar.text()).toBe("");
  expect(getAttributionData()["utm_source"]).toBeNull();
});

it("order-attribution.2 consent that changes three times in a row counts as it was said last", async () => {
  open("/in-a-row/?utm_source=news");
  startTracking(TRACKING, false, life.signal);
  for (const isAllowed of [true, false, true]) setOrderTracking(isAllowed);
  await atRest();
  expect(getAttributionData()).toMatchObject({ utm_source: "news", session_pages: "1", session_count: "1" });
});

it("order-attribution.12 a page view is counted, and its source found, with one look at the cookies: the browser asks another process for them", async () => {
  open("/first/?utm_source=news");
  const look = vi.spyOn(jar, "text");
  startTracking(TRACKING, true, life.signal);
  await atRest();
  // The library looks whether there are any, and then reads them.
  expect(look).toHaveBeenCalledTimes(1);
  life.abort();
  life = new AbortController();
  open("/second/?utm_source=post");
  look.mockClear();
  startTracking(TRACKING, true, life.signal);
  await atRest();
  expect(look).toHaveBeenCalledTimes(2);
  expect(getAttributionData()).toMatchObject({ utm_source: "post", session_pages: "2" });
});

it("order-attribution.4 all fields are read by one look at the cookies, which the browser's own process keeps", async () => {
  open("/once/?utm_source=news");
  startTracking(TRACKING, true, life.signal);
  await atRest();
  const read = vi.spyOn(document, "cookie", "get");
  expect(getAttributionData()["utm_source"]).toBe("news");
  // The library asks whether there is any text before it takes it.
  expect(read.mock.calls.length).toBeLessThanOrEqual(2);
});

it("one page has one tracking; after its end there may be another", () => {
  open("/one/");
  expect(startTracking(TRACKING, true, life.signal)).toBe(true);
  expect(startTracking(TRACKING, true, life.signal)).toBe(false);
  life.abort();
  expect(startTracking(TRACKING, true, life.signal)).toBe(false);
  life = new AbortController();
  expect(startTracking(TRACKING, true, life.signal)).toBe(true);
});

it("order-attribution.3 whoever listens hears of every change until its own end", async () => {
  open("/heard/");
  const heard = vi.fn();
  const own = new AbortController();
  startTracking(TRACKING, true, life.signal);
  await atRest();
  onTrackingChange(heard, own.signal);
  setOrderTracking(false);
  await atRest();
  expect(heard).toHaveBeenCalledTimes(1);
  own.abort();
  setOrderTracking(true);
  await atRest();
  expect(heard).toHaveBeenCalledTimes(1);
});
