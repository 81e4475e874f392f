// @vitest-environment-options { "url": "https://shop.example/page/" }
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { corpus } from "#tests/corpora/corpus.ts";
import { navigate, navigation, reload } from "./navigate.ts";

beforeEach(() => {
  for (const door of ["assign", "replace", "open", "reload"] as const)
    vi.spyOn(navigation, door).mockImplementation(() => null);
});
afterEach(() => vi.restoreAllMocks());

const used = () =>
  (["assign", "replace", "open", "reload"] as const).filter(
    (door) => vi.mocked(navigation[door]).mock.calls.length,
  );

describe("navigate", () => {
  it("leads to an address of the page's own origin, absolute", () => {
    expect(navigate("../cart/")).toBe(true);
    expect(navigation.assign).toHaveBeenCalledExactlyOnceWith("https://shop.example/cart/");
    expect(used()).toEqual(["assign"]);
  });

  it("leads to a listed host", () => {
    expect(navigate("https://pay.example/p")).toBe(false);
    expect(navigate("https://pay.example/p", { hosts: ["pay.example"] })).toBe(true);
    expect(navigation.assign).toHaveBeenCalledExactlyOnceWith("https://pay.example/p");
  });

  it("replaces the history entry when asked", () => {
    expect(navigate("/x", { replace: true })).toBe(true);
    expect(navigation.replace).toHaveBeenCalledExactlyOnceWith("https://shop.example/x");
    expect(used()).toEqual(["replace"]);
  });

  it("opens a new tab when asked", () => {
    expect(navigate("/x", { target: "_blank", replace: true })).toBe(true);
    expect(navigation.open).toHaveBeenCalledExactlyOnceWith("https://shop.example/x");
    expect(used()).toEqual(["open"]);
  });

  it("refuses and does nothing for anything else", () => {
    for (const value of [
      "javascript:alert(1)",
      "https://evil.example/",
      "//evil.example",
      "",
      null,
      undefined,
      {},
      "mailto:a@b.c",
    ])
      expect(navigate(value)).toBe(false);
    expect(used()).toEqual([]);
  });

  it("never leaves the origin for any address of the corpus", () => {
    for (const { text } of corpus("url")) navigate(text);
    const urls = vi.mocked(navigation.assign).mock.calls.map(([url]) => new URL(url));
    expect(urls.length).toBeGreaterThan(10);
    expect(new Set(urls.map((url) => url.origin))).toEqual(new Set(["https://shop.example"]));
  });
});

it("reload loads the page anew", () => {
  reload();
  expect(used()).toEqual(["reload"]);
});

describe("navigation", () => {
  it("uses the browser's own doors, and never gives a new tab its opener", () => {
    vi.restoreAllMocks();
    const location = { assign: vi.fn(), replace: vi.fn(), reload: vi.fn() };
    vi.stubGlobal("location", location);
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    navigation.assign("https://shop.example/a");
    navigation.replace("https://shop.example/b");
    navigation.reload();
    navigation.open("https://shop.example/c");
    expect(location.assign).toHaveBeenCalledExactlyOnceWith("https://shop.example/a");
    expect(location.replace).toHaveBeenCalledExactlyOnceWith("https://shop.example/b");
    expect(location.reload).toHaveBeenCalledOnce();
    expect(open).toHaveBeenCalledExactlyOnceWith("https://shop.example/c", "_blank", "noopener");
    vi.unstubAllGlobals();
  });
});
