import { afterEach, describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";
import { createBus } from "./bus.ts";
import { mirrorToDom } from "./start/bus-mirrors.ts";

let life = new AbortController();

/** The bus as a page has it: with the DOM behind it. */
const busOfPage = async () => {
  const { islet, problems, settled } = await mountMarkup('<nav data-widget="sticky-header"></nav>');
  return { bus: islet.bus, islet, problems, settled };
};

const button = document.createElement("button");
const adding = { button, data: { product_id: "7" } };

afterEach(() => {
  life.abort();
  life = new AbortController();
});

describe("runtime.8 the bus", () => {
  it("tells every listener the payload, in the order they came", async () => {
    const { bus } = await busOfPage();
    const heard: unknown[] = [];
    bus.on("adding_to_cart", (payload) => void heard.push(["first", payload]));
    bus.on("adding_to_cart", (payload) => void heard.push(["second", payload]));
    expect(bus.emit("adding_to_cart", adding)).toBe(true);
    expect(heard).toEqual([
      ["first", adding],
      ["second", adding],
    ]);
  });

  it("a listener can amend what a before-event carries, or veto it", async () => {
    const { bus } = await busOfPage();
    const data: Record<string, string> = {};
    bus.on("adding_to_cart", (payload) => Object.assign(payload.data, { quantity: "2" }));
    expect(bus.emit("adding_to_cart", { button, data })).toBe(true);
    expect(data).toEqual({ quantity: "2" });
    bus.on("adding_to_cart", () => false);
    expect(bus.emit("adding_to_cart", { button, data })).toBe(false);
  });

  it("a listener that throws is reported and stops no other", async () => {
    const { bus, problems, settled } = await busOfPage();
    const heard = vi.fn();
    const error = new Error("mine");
    bus.on("page/restored", () => {
      throw error;
    });
    bus.on("page/restored", heard);
    expect(bus.emit("page/restored", {})).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
    await settled();
    expect(problems).toMatchObject([{ code: "page-script", error }]);
  });

  it("listening ends with its own undo, or with its signal", async () => {
    const { bus } = await busOfPage();
    const heard = vi.fn();
    const ending = new AbortController();
    bus.on("page/restored", heard)();
    bus.on("page/restored", heard, ending.signal);
    ending.abort();
    bus.on("page/restored", heard, ending.signal);
    bus.emit("page/restored", {});
    expect(heard).not.toHaveBeenCalled();
  });

  it("a listener that ends itself, or another one, while an event runs disturbs nobody", async () => {
    const { bus } = await busOfPage();
    const second = vi.fn();
    const off: () => void = bus.on("page/restored", () => off());
    bus.on("page/restored", second);
    bus.emit("page/restored", {});
    bus.emit("page/restored", {});
    expect(second).toHaveBeenCalledTimes(2);
  });

  it("an event nobody listens to is allowed", async () => {
    expect((await busOfPage()).bus.emit("page/restored", {})).toBe(true);
  });
});

describe("runtime.8 CustomEvents mirror the bus", () => {
  const listen = (name: string, listener: (event: CustomEvent) => void) =>
    document.addEventListener(name, (event) => listener(event as CustomEvent), { signal: life.signal });

  it("out: every event goes to the body, bubbles, and carries the payload itself", async () => {
    const { bus } = await busOfPage();
    const heard: unknown[] = [];
    listen("added_to_cart", ({ target, detail }) => heard.push(target, detail));
    const payload = { fragments: {}, cartHash: "a", button };
    bus.emit("added_to_cart", payload);
    expect(heard).toEqual([document.body, payload]);
    expect(heard[1]).toBe(payload);
  });

  it("out: preventDefault vetoes", async () => {
    const { bus } = await busOfPage();
    listen("adding_to_cart", (event) => event.preventDefault());
    expect(bus.emit("adding_to_cart", adding)).toBe(false);
  });

  it("in: the page's own event reaches the bus, from any element, once, and a veto prevents it", async () => {
    const { bus } = await busOfPage();
    const heard = vi.fn(() => false);
    bus.on("adding_to_cart", heard);
    document.body.append(button);
    const event = new CustomEvent("adding_to_cart", { detail: adding, bubbles: true, cancelable: true });
    expect(button.dispatchEvent(event)).toBe(false);
    expect(heard.mock.calls).toEqual([[adding]]);
  });

  it("in: an event whose detail is no object has an empty payload", async () => {
    const { bus } = await busOfPage();
    const heard = vi.fn();
    bus.on("wc_fragment_refresh", heard);
    for (const init of [{}, { detail: "text" }])
      document.body.dispatchEvent(new CustomEvent("wc_fragment_refresh", { bubbles: true, ...init }));
    expect(heard.mock.calls).toEqual([[{}], [{}]]);
  });

  it("never twice, never echoed: what we send does not come back, what comes in does not go out", async () => {
    const { bus } = await busOfPage();
    const [onBus, onPage] = [vi.fn(), vi.fn()];
    bus.on("wc_fragment_refresh", onBus);
    bus.on("wc_fragment_refresh", () => undefined);
    listen("wc_fragment_refresh", onPage);
    bus.emit("wc_fragment_refresh", {});
    document.body.dispatchEvent(new CustomEvent("wc_fragment_refresh", { bubbles: true }));
    expect([onBus.mock.calls.length, onPage.mock.calls.length]).toEqual([2, 2]);
  });

  it("out: while an editor replaces the body of its frame, the root gets the event", async () => {
    const { bus } = await busOfPage();
    const heard: unknown[] = [];
    listen("page/restored", ({ target }) => heard.push(target));
    const { body } = document;
    body.remove();
    try {
      expect(bus.emit("page/restored", {})).toBe(true);
    } finally {
      document.documentElement.append(body);
    }
    expect(heard).toEqual([document.documentElement]);
  });

  it("out: what fails on the way to the page is told, and stops neither the other ways nor who sends", () => {
    const told = vi.fn();
    vi.stubGlobal("reportError", told);
    const { bus } = mirrorToDom(createBus(told), life.signal);
    const error = new Error("no way out");
    const other = vi.fn(() => true);
    bus.mirrors.add(() => {
      throw error;
    });
    bus.mirrors.add(other);
    expect(bus.emit("page/restored", {})).toBe(true);
    expect(other).toHaveBeenCalledOnce();
    expect(told.mock.calls).toEqual([[error]]);
  });

  it("a start that is tried again finds the bus as it was: each event goes each way once", () => {
    const early = createBus(() => {});
    const heard = vi.fn();
    const onPage = vi.fn();
    mirrorToDom(early, life.signal);
    const { bus } = mirrorToDom(early, life.signal);
    bus.on("page/restored", heard);
    listen("page/restored", onPage);
    bus.emit("page/restored", {});
    expect([heard.mock.calls.length, onPage.mock.calls.length]).toEqual([1, 1]);
    document.body.dispatchEvent(new CustomEvent("page/restored", { bubbles: true }));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it("ends with the runtime", async () => {
    const { bus, islet } = await busOfPage();
    const heard = vi.fn();
    bus.on("wc_fragment_refresh", heard);
    islet.stop();
    document.body.dispatchEvent(new CustomEvent("wc_fragment_refresh", { bubbles: true }));
    expect(heard).not.toHaveBeenCalled();
  });
});
