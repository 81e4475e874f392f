import { afterEach, describe, expect, it, vi } from "vitest";
import { createChunkLoader } from "./chunk-loader.ts";

const CODE = { text: "here" };

/** A loader whose files are refused until `arrive` is called. */
async function startLoading() {
  const retry = vi.fn((_urls: readonly string[], cause: unknown): Promise<unknown> => Promise.reject(cause));
  const { load } = createChunkLoader("file:///nowhere/", retry);
  const outcome = vi.fn();
  load(["part"]).then(outcome, () => outcome("failed"));
  await Promise.resolve();
  return { retry, outcome, arrive: () => retry.mockResolvedValue(CODE) };
}

afterEach(() => vi.useRealTimers());

describe("the styles of a widget", () => {
  const requested = () => [
    ...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][crossorigin]"),
  ];
  const loadStyled = async (linked: string) => {
    document.head.innerHTML = linked;
    createChunkLoader("file:///nowhere/", (_urls, cause) => Promise.reject(cause))
      .load(["part"], "countdown.css")
      .catch(() => {});
    await Promise.resolve();
    return requested().map(({ href }) => href);
  };
  afterEach(() => document.head.replaceChildren());

  it.each([
    ["islet.css", '<link rel="stylesheet" href="/islet/islet.css?ver=1">'],
    ["a sheet that names them", '<link rel="stylesheet" data-styles="mini-cart.css countdown.css">'],
  ])("are not asked for where the page links %s", async (_what, linked) => {
    expect(await loadStyled(linked)).toEqual([]);
  });

  it.each([
    ["nothing", ""],
    ["a sheet of others", '<link rel="stylesheet" data-styles="mini-cart.css other-countdown.css">'],
    ["a sheet of the theme", '<link rel="stylesheet" href="/countdown.css">'],
  ])("are asked for where the page links %s", async (_what, linked) => {
    expect(await loadStyled(linked)).toEqual(["file:///nowhere/countdown.css"]);
  });
});

describe("what a module imports", () => {
  const preloaded = () =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(({ href }) => href);
  const loadParts = async () => {
    const loader = createChunkLoader("file:///nowhere/", (_urls, cause) => Promise.reject(cause));
    loader.load(["part", "core", "1"]).catch(() => {});
    await Promise.resolve();
    return loader;
  };
  afterEach(() => document.head.replaceChildren());

  it("is asked for together with the module, once", async () => {
    (await loadParts()).preload(["core", "other"]);
    expect(preloaded()).toEqual([
      "file:///nowhere/core.js",
      "file:///nowhere/1.js",
      "file:///nowhere/other.js",
    ]);
  });

  it("is not asked for again where the server has printed the line", async () => {
    document.head.innerHTML = '<link rel="modulepreload" href="file:///nowhere/core.js" crossorigin>';
    await loadParts();
    expect(preloaded()).toEqual(["file:///nowhere/core.js", "file:///nowhere/1.js"]);
  });
});

describe("files that a device without a network asks for", () => {
  it("are asked for again once it has one, however late, and their failure is none", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { retry, outcome, arrive } = await startLoading();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
    vi.advanceTimersByTime(600_000);
    expect([retry.mock.calls, outcome.mock.calls]).toEqual([[], []]);
    arrive();
    onLine.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith(CODE));
  });
});

describe("files of a page that is being left", () => {
  it("are loaded again when the page comes back, and their failure is none", async () => {
    const { retry, outcome, arrive } = await startLoading();
    dispatchEvent(new Event("beforeunload"));
    await vi.waitFor(() => expect(retry).toHaveBeenCalledTimes(1));
    arrive();
    dispatchEvent(new Event("pageshow"));
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith(CODE));
    expect(outcome).toHaveBeenCalledTimes(1);
  });

  it("are loaded again after a while if the visitor stays after all", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { retry, outcome, arrive } = await startLoading();
    dispatchEvent(new Event("beforeunload"));
    await vi.waitFor(() => expect(retry).toHaveBeenCalledTimes(1));
    arrive();
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith(CODE));
  });

  it("nothing listens for the page's end when nothing loads: such pages come back slower in some browsers", async () => {
    const add = vi.spyOn(window, "addEventListener");
    const remove = vi.spyOn(window, "removeEventListener");
    const count = ({ mock }: typeof add) => mock.calls.filter(([type]) => type === "beforeunload").length;
    const { outcome } = await startLoading();
    expect(count(add)).toBe(1);
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith("failed"));
    expect(count(remove)).toBe(1);
  });
});
