import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { corpus } from "#tests/corpora/corpus.ts";
import { expiringStorage } from "#widgets/popup-triggers/expiring-storage.ts";
import { textStorage } from "./storage.ts";

const AREAS = ["local", "session"] as const;
let key = 0;
/** What a page remembers outlives a test, as it outlives a widget; so every test has keys of its own. */
const freshKey = () => `key-${++key}`;

function block(area: (typeof AREAS)[number]) {
  vi.spyOn(window, `${area}Storage`, "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
}

/** The browser's store, with one of its methods refusing. */
function refuse(area: (typeof AREAS)[number], method: "setItem" | "removeItem") {
  const native = window[`${area}Storage`];
  const refusal = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const broken = {
    getItem: (name: string) => native.getItem(name),
    setItem: (name: string, value: string) => native.setItem(name, value),
    removeItem: (name: string) => native.removeItem(name),
    [method]: refusal,
  };
  vi.spyOn(window, `${area}Storage`, "get").mockReturnValue(broken as Storage);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe.each(AREAS)("textStorage(%s)", (area) => {
  const native = () => window[`${area}Storage`];

  it("reads, writes and removes the browser's own entries", () => {
    const store = textStorage(area);
    const name = freshKey();
    expect(store.get(name)).toBeNull();
    store.set(name, "one");
    expect(native().getItem(name)).toBe("one");
    native().setItem(name, "two");
    expect(store.get(name)).toBe("two");
    store.remove(name);
    expect(native().getItem(name)).toBeNull();
    expect(store.get(name)).toBeNull();
  });

  it("runtime.10 keeps working from the page's memory when storage is blocked", () => {
    block(area);
    const store = textStorage(area);
    const name = freshKey();
    expect(store.get(name)).toBeNull();
    store.set(name, "kept");
    expect(store.get(name)).toBe("kept");
    expect(textStorage(area).get(name)).toBe("kept");
    store.remove(name);
    expect(store.get(name)).toBeNull();
  });

  it("runtime.10 keeps working when storage is full, and stores again once there is room", () => {
    const store = textStorage(area);
    const name = freshKey();
    store.set(name, "old");
    refuse(area, "setItem");
    store.set(name, "new");
    expect(store.get(name)).toBe("new");
    expect(native().getItem(name)).toBe("old");
    vi.restoreAllMocks();
    store.set(name, "newest");
    expect(native().getItem(name)).toBe("newest");
    expect(store.get(name)).toBe("newest");
  });

  it("remembers a removal that storage refused", () => {
    const store = textStorage(area);
    const name = freshKey();
    store.set(name, "there");
    refuse(area, "removeItem");
    store.remove(name);
    expect(store.get(name)).toBeNull();
  });

  it("keeps the two areas apart, in memory too", () => {
    block("local");
    block("session");
    const name = freshKey();
    textStorage("local").set(name, "l");
    expect(textStorage("session").get(name)).toBeNull();
  });
});

describe.each(AREAS)("expiringStorage(%s)", (area) => {
  const native = () => window[`${area}Storage`];
  const clock = { nowMs: 1_000_000 };
  const open = (rootKey = "elementor") => expiringStorage(area, { rootKey, now: () => clock.nowMs });
  const stored = (rootKey = "elementor") => JSON.parse(native().getItem(rootKey) ?? "null") as unknown;

  beforeEach(() => {
    clock.nowMs = 1_000_000;
  });

  it("reads what returning visitors hold in the builder's format", () => {
    native().setItem(
      "elementor",
      '{"pageViews":7,"popup_3_times":2,"__expiration":{"popup_3_times":1000001}}',
    );
    expect(open().get("pageViews")).toBe(7);
    expect(open().get("popup_3_times")).toBe(2);
    expect(open().get("sessions")).toBeUndefined();
  });

  it("writes the builder's format and leaves other fields alone", () => {
    native().setItem("elementor", '{"pageViews":7}');
    open().set("popup_3_disable", true);
    open().set("x", { day: 1 }, 86_400);
    expect(stored()).toEqual({
      pageViews: 7,
      popup_3_disable: true,
      x: { day: 1 },
      __expiration: { x: 1_000_000 + 86_400_000 },
    });
  });

  it("runtime.10 an entry ends with its lifetime in seconds, and is gone from the store at the next write", () => {
    open().set("x", 1, 60);
    clock.nowMs += 59_999;
    expect(open().get("x")).toBe(1);
    clock.nowMs += 1;
    expect(open().get("x")).toBeUndefined();
    open().set("y", 2);
    expect(stored()).toEqual({ y: 2, __expiration: {} });
  });

  it("runtime.10 a write without a lifetime keeps the expiry there is; one with a lifetime replaces it", () => {
    open().set("x", 1, 60);
    open().set("x", 2);
    expect(stored()).toMatchObject({ x: 2, __expiration: { x: 1_060_000 } });
    open().set("x", 3, 120);
    expect(stored()).toMatchObject({ x: 3, __expiration: { x: 1_120_000 } });
  });

  it("removes a field with its expiry", () => {
    open().set("x", 1, 60);
    open().set("y", 1);
    open().remove("x");
    expect(stored()).toEqual({ y: 1, __expiration: {} });
  });

  it("does not give the expiry table or anything inherited away as a field", () => {
    open().set("x", 1, 60);
    for (const field of ["__expiration", "toString", "constructor", "__proto__"])
      expect(open().get(field)).toBeUndefined();
  });

  it("treats an expiry that is no number as over", () => {
    native().setItem("elementor", '{"x":1,"y":2,"__expiration":{"x":"never","y":null}}');
    expect(open().get("x")).toBeUndefined();
    expect(open().get("y")).toBeUndefined();
  });

  it("holds the fields of a site with thousands of popups", () => {
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, id) => [`popup_${id}_times`, 1]));
    native().setItem("elementor", JSON.stringify(many));
    open().set("x", 1);
    expect(open().get("popup_2999_times")).toBe(1);
  });

  it("runtime.10 counts corrupt or tampered content as empty and writes it anew", () => {
    const texts = [
      "",
      "null",
      "1",
      "[1]",
      '"x"',
      "{",
      "undefined",
      '{"__expiration":[1]}',
      '{"__expiration":"x"}',
    ];
    for (const text of [...texts, ...corpus("storage").map((item) => item.text)]) {
      native().setItem("elementor", text);
      expect(open().get("x")).toBeUndefined();
      open().set("x", 1, 60);
      expect(open().get("x")).toBe(1);
      expect(stored()).toMatchObject({ x: 1, __expiration: { x: 1_060_000 } });
    }
  });

  it("drops prototype keys that were planted in the store", () => {
    native().setItem(
      "elementor",
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"pageViews":1}',
    );
    open().set("sessions", 1);
    expect(native().getItem("elementor")).toBe('{"pageViews":1,"sessions":1,"__expiration":{}}');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it("runtime.10 survives blocked and full storage", () => {
    const name = freshKey();
    refuse(area, "setItem");
    open(name).set("x", 1, 60);
    expect(open(name).get("x")).toBe(1);
    vi.restoreAllMocks();
    block(area);
    expect(open(name).get("x")).toBe(1);
    clock.nowMs += 60_000;
    expect(open(name).get("x")).toBeUndefined();
  });
});

it("uses the builder's key and the device's clock unless told otherwise", () => {
  vi.useFakeTimers({ now: 5_000 });
  expiringStorage("local").set("x", 1, 1);
  expect(localStorage.getItem("elementor")).toBe('{"x":1,"__expiration":{"x":6000}}');
  vi.useRealTimers();
});
