import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { imagesSettled } from "./images.ts";

const { signal } = new AbortController();
let isComplete: Map<Element, boolean>;

beforeEach(() => {
  isComplete = new Map();
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockImplementation(function (
    this: HTMLImageElement,
  ) {
    return isComplete.get(this) ?? false;
  });
});
afterEach(() => vi.restoreAllMocks());

function gallery(...attributes: Record<string, string>[]): { root: HTMLElement; images: HTMLImageElement[] } {
  const root = document.createElement("div");
  const images = attributes.map((entries) => {
    const image = document.createElement("img");
    for (const [name, value] of Object.entries(entries)) image.setAttribute(name, value);
    const figure = document.createElement("figure");
    figure.append(image);
    root.append(figure);
    return image;
  });
  return { root, images };
}

/** Whether the wait is over after everything that was due has happened. */
async function isOver(waiting: Promise<void>): Promise<boolean> {
  let over = false;
  void waiting.then(() => {
    over = true;
  });
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  return over;
}

describe("imagesSettled", () => {
  it("runtime.14 waits until each image has loaded or failed", async () => {
    const { root, images } = gallery({ src: "/a.png" }, { srcset: "/b.png 2x" }, { src: "/c.png" });
    isComplete.set(images[2] as Element, true);
    const waiting = imagesSettled(root, { signal });
    images[0]?.dispatchEvent(new Event("load"));
    expect(await isOver(waiting)).toBe(false);
    images[1]?.dispatchEvent(new Event("error"));
    expect(await isOver(waiting)).toBe(true);
  });

  it("runtime.14 waits for images whose address a lazy loader sets later", async () => {
    const { root, images } = gallery({ "data-src": "/a.png" });
    isComplete.set(images[0] as Element, true);
    const waiting = imagesSettled(root, { signal });
    expect(await isOver(waiting)).toBe(false);
    images[0]?.setAttribute("src", "/a.png");
    images[0]?.dispatchEvent(new Event("load"));
    expect(await isOver(waiting)).toBe(true);
  });

  it("does not wait for loaded images, images without an address, or where there are none", async () => {
    const { root, images } = gallery({ src: "/a.png" }, {}, { "data-src": "/b.png", src: "/b.png" });
    for (const image of images) isComplete.set(image, true);
    expect(await isOver(imagesSettled(root, { signal }))).toBe(true);
    expect(await isOver(imagesSettled(document.createElement("p"), { signal }))).toBe(true);
  });

  it("waits for an image itself", async () => {
    const { images } = gallery({ src: "/a.png" });
    const waiting = imagesSettled(images[0], { signal });
    expect(await isOver(waiting)).toBe(false);
    images[0]?.dispatchEvent(new Event("load"));
    expect(await isOver(waiting)).toBe(true);
  });

  it("stops waiting, and listening, when the signal aborts", async () => {
    const controller = new AbortController();
    const { root, images } = gallery({ src: "/a.png" });
    const image = images[0] as HTMLImageElement;
    const [add, remove] = [vi.spyOn(image, "addEventListener"), vi.spyOn(image, "removeEventListener")];
    const waiting = imagesSettled(root, { signal: controller.signal });
    controller.abort();
    expect(await isOver(waiting)).toBe(true);
    expect(remove.mock.calls.map(([type]) => type)).toEqual(add.mock.calls.map(([type]) => type));
    expect(await isOver(imagesSettled(root, { signal: controller.signal }))).toBe(true);
  });

  it("runtime.14 logs `Bad element` for an invalid element, and waits for nothing", async () => {
    const report = vi.fn();
    for (const element of [null, undefined, "#gallery", {}, document, Object.create(null)])
      expect(await isOver(imagesSettled(element, { signal, report }))).toBe(true);
    expect(report).toHaveBeenCalledTimes(6);
    expect(report).toHaveBeenCalledWith("Bad element for imagesSettled [object Null]");
  });

  it("runtime.14 logs to the console unless told otherwise", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await imagesSettled(null, { signal });
    expect(log).toHaveBeenCalledExactlyOnceWith("Bad element for imagesSettled [object Null]");
  });
});
