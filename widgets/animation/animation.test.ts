import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { type ConsentPlugin, removePlugins } from "#tests/consent/choice.ts";
import { CONSENT_PLUGINS } from "#tests/consent/plugins.ts";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { stubViewObservers } from "#tests/support/view-observers.ts";

const fixture = readFileSync("widgets/animation/fixture.html", "utf8");
const withSettings = (settings: object, markup = fixture) =>
  markup.replace(
    /data-settings='.*?'/,
    `data-settings='${JSON.stringify({ animation_url: "/uploads/mill.json", ...settings })}'`,
  );
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const drawing = () => find(".islet-animation__drawing");
const button = () => find(".islet-pause");

const FILE = { w: 10, h: 10, fr: 10, ip: 0, op: 20, layers: [] };
const DRAWN = "<svg></svg>";

/** A player of 20 frames, 2 s; a test says when it comes to an end. */
class Item {
  static last: Item;
  firstFrame = 0;
  totalFrames = 20;
  frame = 0;
  playDirection = 1;
  speed = 1;
  isPlaying = false;
  isDestroyed = false;
  readonly listeners = new Map<string, () => void>();
  constructor(readonly params: { readonly container: HTMLElement; readonly renderer: string }) {
    Item.last = this;
    params.container.innerHTML = DRAWN;
    setTimeout(() => this.listeners.get(Item.isBroken ? "error" : "DOMLoaded")?.());
  }
  static isBroken = false;
  addEventListener = (name: string, listener: () => void) => void this.listeners.set(name, listener);
  play = () => void (this.isPlaying = true);
  pause = () => void (this.isPlaying = false);
  setSpeed = (speed: number) => void (this.speed = speed);
  setDirection = (direction: number) => void (this.playDirection = direction);
  setSegment(from: number, to: number) {
    this.firstFrame = from;
    this.totalFrames = to - from;
  }
  goToAndStop(frame: number) {
    this.frame = frame;
    this.isPlaying = false;
  }
  getDuration = () => this.totalFrames / 10;
  resize = vi.fn<(width: number, height: number) => void>();
  destroy = () => void (this.isDestroyed = true);
  /** It has come to the end of a run. */
  finish() {
    this.frame = this.playDirection > 0 ? this.totalFrames - 1 : 0;
    this.isPlaying = false;
    this.listeners.get("complete")?.();
  }
  /** Frame, direction, whether it plays. */
  state = () => [this.frame, this.playDirection, this.isPlaying];
}

vi.mock("./svg-player.ts", () => ({ loadAnimation: (params: Item["params"]) => new Item(params) }));
vi.mock("./canvas-player.ts", () => ({ loadAnimation: (params: Item["params"]) => new Item(params) }));

let scrollTo: ReturnType<typeof stubViewObservers>;
const scroll = (isSeen: boolean) => scrollTo(isSeen ? 0.5 : 1.5);

let send: Mock<(url: string) => Promise<Response>>;

beforeEach(() => {
  Item.isBroken = false;
  send = vi.fn<(url: string) => Promise<Response>>(() => Promise.resolve(new Response(JSON.stringify(FILE))));
  vi.stubGlobal("fetch", send);
  scrollTo = stubViewObservers();
});
afterEach(() => {
  removePlugins();
  vi.unstubAllGlobals();
});

/** Mounts an animation near the window; it is drawn then, and in view unless a test says otherwise. */
async function mountDrawn(settings: object, { markup = fixture, config = {}, isSeen = true } = {}) {
  const page = await mountMarkup(withSettings(settings, markup), { config });
  scroll(true);
  await vi.waitFor(() => expect(drawing().querySelector("svg, canvas")).not.toBeNull());
  scroll(isSeen);
  await page.settled();
  return { ...page, item: Item.last };
}

describe("an animation", () => {
  it("animation.3 is loaded when it is near the window, and drawn in the place of its picture, with its name", async () => {
    const { settled } = await mountMarkup(fixture);
    expect(send).not.toHaveBeenCalled();
    scrollTo(1 + 201 / innerHeight);
    await settled();
    expect(send).not.toHaveBeenCalled();
    scrollTo(1 + 200 / innerHeight);
    await vi.waitFor(() => expect(drawing().lastElementChild?.tagName).toBe("svg"));
    await settled();
    expect(send.mock.calls[0]?.[0]).toMatch(/\/wp-content\/uploads\/mill\.json$/);
    expect([drawing().getAttribute("role"), drawing().getAttribute("aria-label")]).toEqual([
      "img",
      "A mill turns its sails",
    ]);
    expect(find("img").style.visibility).toBe("hidden");
  });

  it("animation.3 is loaded at once without lazy loading", async () => {
    await mountMarkup(withSettings({ lazyload: false }));
    expect(send).toHaveBeenCalledOnce();
  });

  it("animation.3 without lazy loading, its file keeps the room of the drawing until it is near the window and drawn", async () => {
    const empty = withSettings({ lazyload: false }, fixture.replace(/<img[^>]*>/, ""));
    const { stop } = await mountMarkup(empty);
    await vi.waitFor(() => expect(drawing().innerHTML).toContain('viewBox="0 0 10 10"'));
    const room = drawing().firstElementChild;
    expect([room?.getAttribute("aria-hidden"), drawing().hasAttribute("role")]).toEqual(["true", false]);
    scroll(true);
    await vi.waitFor(() => expect(room?.isConnected).toBe(false));
    expect(drawing().innerHTML.replace(' data-widget-added=""', "").trim()).toBe(DRAWN);
    stop();
    expect(drawing().childElementCount).toBe(0);
  });

  it("a picture of the server keeps the room itself, and a drawing that cannot be made keeps none", async () => {
    const { settled } = await mountMarkup(withSettings({ lazyload: false }));
    await settled();
    expect(drawing().children).toHaveLength(1);
    Item.isBroken = true;
    const { problems } = await mountMarkup(
      withSettings({ lazyload: false }, fixture.replace(/<img[^>]*>/, "")),
    );
    await vi.waitFor(() => expect(drawing().childElementCount).toBe(1));
    scroll(true);
    await vi.waitFor(() => expect(problems.map(({ message }) => message).join()).toContain("cannot draw it"));
    expect(drawing().childElementCount).toBe(0);
  });

  it("gives the page back, and ends its player", async () => {
    for (const settings of [
      { loop: true, caption: "Mill" },
      { trigger: "on_click" },
      { trigger: "on_hover" },
    ]) {
      const { item, stop } = await mountDrawn(settings);
      stop();
      const plain = document.createElement("body");
      plain.innerHTML = withSettings(settings);
      expect(document.body.innerHTML).toBe(plain.innerHTML);
      expect(item.isDestroyed).toBe(true);
    }
  });

  it.each([
    [
      "that cannot be loaded",
      () => Promise.resolve(new Response("", { status: 404 })),
      "the server answers 404",
    ],
    ["with code", () => Promise.resolve(new Response('{"layers":[{"x":"eval(1)"}]}')), "it has expressions"],
    ["that is offline", () => Promise.reject(new TypeError("Failed to fetch")), "Failed to fetch"],
  ])("%s leaves what the server printed, and tells why", async (_what, answer, words) => {
    send.mockImplementation(answer);
    const { problems, settled } = await mountMarkup(withSettings({ caption: "Mill" }));
    const before = document.body.innerHTML;
    scroll(true);
    await vi.waitFor(() => expect(problems.map(({ message }) => message).join()).toContain(words));
    await settled();
    expect(document.body.innerHTML).toBe(before);
  });

  it("that the player cannot draw leaves what the server printed, and tells it", async () => {
    Item.isBroken = true;
    const { problems } = await mountMarkup(fixture);
    const before = document.body.innerHTML;
    scroll(true);
    await vi.waitFor(() => expect(problems.map(({ message }) => message).join()).toContain("cannot draw it"));
    expect(document.body.innerHTML).toBe(before);
  });

  it("of a host that nobody has allowed is not requested", async () => {
    const { problems } = await mountMarkup(withSettings({ animation_url: "https://evil.example/a.json" }));
    scroll(true);
    expect(send).not.toHaveBeenCalled();
    expect(problems.map(({ message }) => message).join()).toContain("allowed_hosts of #islet-config");
    const allowed = await mountMarkup(
      withSettings({ animation_url: "https://cdn.example/a.json", lazyload: false }),
      {
        config: { allowed_hosts: ["cdn.example"], consent: { marketing: true } },
      },
    );
    await allowed.settled();
    expect(send.mock.calls[0]?.[0]).toBe("https://cdn.example/a.json");
  });

  it("social-feed.10 of another host waits for consent behind its picture: given late it is drawn, withdrawn it goes", async () => {
    const choice = CONSENT_PLUGINS["WPConsent"] as ConsentPlugin;
    choice.install();
    const { problems, settled } = await mountMarkup(
      withSettings({ animation_url: "https://cdn.example/a.json", trigger: "on_click" }),
      { config: { allowed_hosts: ["cdn.example"] } },
    );
    scroll(true);
    await vi.dynamicImportSettled();
    await settled();
    const waiting = document.body.innerHTML;
    expect([send.mock.calls, drawing().querySelector("svg"), button()]).toEqual([[], null, null]);
    for (let round = 1; round <= 2; round++) {
      choice.choose(true);
      await vi.waitFor(() => expect(drawing().querySelector("svg")).not.toBeNull());
      await settled();
      expect(send).toHaveBeenCalledTimes(round);
      scroll(true);
      drawing().click();
      expect(Item.last.isPlaying).toBe(true);
      choice.choose(false);
      expect([Item.last.isDestroyed, document.body.innerHTML]).toEqual([true, waiting]);
    }
    expect(problems).toEqual([]);
  });

  it("social-feed.10 of the site waits with its pictures of another host", async () => {
    const choice = CONSENT_PLUGINS["WPConsent"] as ConsentPlugin;
    choice.install();
    const assets = [{ id: "a", u: "https://cdn.example/", p: "a.png", e: 0, w: 1, h: 1 }];
    send.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ ...FILE, assets }))));
    const { settled } = await mountMarkup(fixture, { config: { allowed_hosts: ["cdn.example"] } });
    scroll(true);
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    await vi.dynamicImportSettled();
    await settled();
    expect(drawing().querySelector("svg")).toBeNull();
    choice.choose(true);
    await vi.waitFor(() => expect(drawing().querySelector("svg")).not.toBeNull());
  });

  it("animation.3 has a caption that is text, whatever it says", async () => {
    const markup = fixture.replace(/<figcaption.*<\/figcaption>/, "");
    await mountDrawn({ caption: "<img src=x onerror=alert(1)>" }, { markup });
    expect(find("p.islet-animation__caption").textContent).toBe("<img src=x onerror=alert(1)>");
    expect(drawing().getAttribute("aria-label")).toBe("A mill turns its sails");
  });

  it("without a name is skipped by screen readers; one that is pressed always has a name", async () => {
    const markup =
      '<div data-widget="animation" data-settings=\'\'><div class="islet-animation__drawing"></div></div>';
    await mountDrawn({}, { markup });
    expect(drawing().getAttribute("aria-hidden")).toBe("true");
    await mountDrawn({ trigger: "on_click" }, { markup });
    expect([drawing().getAttribute("role"), drawing().getAttribute("aria-label")]).toEqual([
      "button",
      "Animation",
    ]);
  });

  it("animation.2 plays the part between its points, at its speed, and its player is given to scripts that ask", async () => {
    const given = vi.fn<(running: { player: object }) => void>();
    const page = await mountMarkup(withSettings({ start_point: 75, end_point: 25, play_speed: 2 }));
    const ask = () => drawing().dispatchEvent(new CustomEvent("islet:animation", { detail: given }));
    ask();
    scroll(true);
    await vi.waitFor(() => expect(given).toHaveBeenCalledOnce());
    await page.settled();
    const { last } = Item;
    expect([last.firstFrame, last.totalFrames, last.speed]).toEqual([5, 10, 2]);
    ask();
    expect(given.mock.calls.map(([{ player }]) => player)).toEqual([last, last]);
  });
});

describe("what starts it", () => {
  it("animation.1 its arrival in its part of the window; it pauses when it leaves, and plays once", async () => {
    const { item } = await mountDrawn({ viewport_start: 20, viewport_end: 80 }, { isSeen: false });
    scrollTo(0.81);
    expect(item.isPlaying).toBe(false);
    scrollTo(0.8);
    expect(item.state()).toEqual([0, 1, true]);
    scrollTo(0.19);
    expect(item.isPlaying).toBe(false);
    scroll(true);
    expect(item.isPlaying).toBe(true);
    item.finish();
    scroll(false);
    scroll(true);
    expect(item.state()).toEqual([19, 1, false]);
  });

  it("animation.1 animation.2 nothing: it loops forward and back, so many times", async () => {
    const { item } = await mountDrawn({
      trigger: "none",
      loop: true,
      number_of_times: 2,
      reverse_animation: true,
    });
    const states = Array.from({ length: 4 }, () => {
      item.finish();
      return item.state();
    });
    expect(states).toEqual([
      [19, -1, true],
      [0, 1, true],
      [19, -1, true],
      [0, -1, false],
    ]);
  });

  it("animation.2 a loop begins again at its start", async () => {
    const { item } = await mountDrawn({ loop: true });
    item.finish();
    expect(item.state()).toEqual([0, 1, true]);
  });

  it("animation.1 a press, by pointer or key; again after its end", async () => {
    const { item } = await mountDrawn({ trigger: "on_click" });
    expect([drawing().getAttribute("role"), item.isPlaying]).toEqual(["button", false]);
    drawing().click();
    expect(item.state()).toEqual([0, 1, true]);
    item.finish();
    drawing().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    expect(item.state()).toEqual([0, 1, true]);
  });

  const enter = (element: Element) => element.dispatchEvent(new PointerEvent("pointerenter"));
  const leave = (element: Element) => element.dispatchEvent(new PointerEvent("pointerleave"));
  const page = `<main><section><div class="column">${fixture}</div></section></main>`;

  it.each([
    ["animation", ".islet-animation__drawing"],
    ["widget", "figure"],
    ["column", ".column"],
    ["section", "section"],
    ["container", "main"],
  ])("animation.1 the pointer at the %s, or the focus", async (hover_area, selector) => {
    const { item } = await mountDrawn({ trigger: "on_hover", hover_area }, { markup: page });
    expect(item.isPlaying).toBe(false);
    enter(find(selector));
    expect(item.isPlaying).toBe(true);
    leave(find(selector));
    expect(item.isPlaying).toBe(true);
    item.finish();
    find(selector).dispatchEvent(new FocusEvent("focusin"));
    expect(item.state()).toEqual([0, 1, true]);
  });

  it("animation.2 on hover-out it pauses, and plays on then", async () => {
    const { item } = await mountDrawn({ trigger: "on_hover", on_hover_out: "pause" });
    enter(drawing());
    item.frame = 7;
    leave(drawing());
    expect(item.state()).toEqual([7, 1, false]);
    enter(drawing());
    expect(item.state()).toEqual([7, 1, true]);
  });

  it("animation.2 on hover-out it plays back to its start, and stops there, also in a loop", async () => {
    const { item } = await mountDrawn({ trigger: "on_hover", on_hover_out: "reverse", loop: true });
    leave(drawing());
    expect(item.isPlaying).toBe(false);
    enter(drawing());
    item.frame = 7;
    leave(drawing());
    expect(item.state()).toEqual([7, -1, true]);
    item.finish();
    expect(item.state()).toEqual([0, -1, false]);
    enter(drawing());
    expect(item.state()).toEqual([0, 1, true]);
  });

  it.each([
    [{ effects_relative_to: "page" }, 25],
    [{ viewport_start: 0, viewport_end: 100 }, 50],
    [{ viewport_start: 25, viewport_end: 75 }, 50],
    [{ viewport_start: 56, viewport_end: 100 }, 0],
    [{ viewport_start: 0, viewport_end: 45 }, 100],
  ])("animation.1 how far is scrolled, %j", async (settings, percent) => {
    vi.stubGlobal("innerHeight", 1_000);
    const scrolled = { scrollTop: 500, scrollHeight: 3_000, clientHeight: 1_000 };
    for (const [name, value] of Object.entries(scrolled))
      vi.spyOn(document.documentElement, name as "scrollTop", "get").mockReturnValue(value);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({
      top: 450,
      height: 100,
    } as DOMRect);
    const { item } = await mountDrawn({ trigger: "bind_to_scroll", ...settings });
    await vi.waitFor(() => expect(item.frame).toBeCloseTo((19 * percent) / 100));
    expect([item.isPlaying, button()]).toEqual([false, null]);
  });

  it("animation.4 new settings start it anew", async () => {
    const { item, settled } = await mountDrawn({ trigger: "none" });
    item.finish();
    find("figure").dataset["settings"] = JSON.stringify({
      animation_url: "/uploads/mill.json",
      trigger: "arriving_to_viewport",
    });
    await settled();
    scroll(true);
    await vi.waitFor(() => expect(Item.last).not.toBe(item));
    await settled();
    scroll(true);
    expect([item.isDestroyed, Item.last.state()]).toEqual([true, [0, 1, true]]);
  });
});

describe("a link around it", () => {
  const linked = (attributes: string) =>
    fixture
      .replace('<div class="islet', `<a ${attributes}><div class="islet`)
      .replace("</div>", "</div></a>");
  const press = (more: MouseEventInit = {}) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
    drawing().dispatchEvent(event);
    return event.defaultPrevented;
  };
  const assign = vi.fn<(url: string) => void>();
  const open = vi.fn<(url: string) => null>();
  const stay = (event: Event) => event.preventDefault();
  beforeEach(() => {
    addEventListener("click", stay);
    vi.spyOn(navigation, "assign").mockImplementation(assign.mockReset());
    vi.spyOn(navigation, "open").mockImplementation(open.mockReset().mockReturnValue(null));
  });
  afterEach(() => {
    removeEventListener("click", stay);
    vi.useRealTimers();
  });

  it.each([
    ["the same tab", "", assign],
    ["a new tab", 'target="_blank"', open],
  ])("animation.3 is followed in %s after the delay", async (_tab, target, spy) => {
    const markup = linked(`href="https://other.example/a" ${target}`);
    const { item } = await mountDrawn({ trigger: "on_click", link_timeout: 800 }, { markup });
    vi.useFakeTimers();
    expect([press(), item.isPlaying]).toEqual([true, true]);
    press();
    vi.advanceTimersByTime(799);
    expect(spy).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(spy.mock.calls).toEqual([["https://other.example/a"]]);
  });

  it.each([
    ["without a delay", { trigger: "on_click" }, "/about/", {}],
    ["with another trigger", { trigger: "none", link_timeout: 800 }, "/about/", {}],
    ["pressed for another tab", { trigger: "on_click", link_timeout: 800 }, "/about/", { ctrlKey: true }],
    ["that runs script", { trigger: "on_click", link_timeout: 800 }, "javascript:alert(1)", {}],
  ])("%s is left to the browser", async (_how, settings, href, event) => {
    await mountDrawn(settings, { markup: linked(`href="${href}"`) });
    const prevented: boolean[] = [];
    document.body.addEventListener("click", (click) => prevented.push(click.defaultPrevented), {
      once: true,
    });
    vi.useFakeTimers();
    press(event);
    vi.advanceTimersByTime(5_000);
    expect(prevented).toEqual([false]);
    expect([assign, open].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  it("is not followed in the editor", async () => {
    const markup = linked('href="/about/"');
    const config = { is_editor: true };
    const { item } = await mountDrawn({ trigger: "on_click", link_timeout: 800 }, { markup, config });
    vi.useFakeTimers();
    expect([press(), item.isPlaying]).toEqual([true, true]);
    vi.advanceTimersByTime(5_000);
    expect(assign).not.toHaveBeenCalled();
  });
});

describe("the visitor decides", () => {
  it("what moves for more than 5 s has a button that pauses; what is shorter, or follows the scrolling, has none", async () => {
    const { item } = await mountDrawn({ loop: true });
    button().click();
    expect([button().getAttribute("aria-label"), item.isPlaying]).toEqual(["Start animation", false]);
    scroll(false);
    scroll(true);
    expect(item.isPlaying).toBe(false);
    button().click();
    expect([button().getAttribute("aria-label"), item.isPlaying]).toEqual(["Stop animation", true]);
    for (const [settings, hasButton] of [
      [{}, false],
      [{ play_speed: 0.1 }, true],
      [{ loop: true, number_of_times: 2 }, false],
      [{ loop: true, number_of_times: 2, reverse_animation: true }, true],
      [{ loop: true, trigger: "bind_to_scroll" }, false],
    ] as const) {
      await mountDrawn(settings);
      expect([settings, button() !== null]).toEqual([settings, hasButton]);
    }
  });

  it("plays again at the button once it has ended", async () => {
    const { item } = await mountDrawn({ play_speed: 0.1 });
    item.finish();
    expect(button().getAttribute("aria-label")).toBe("Start animation");
    button().click();
    expect(item.state()).toEqual([0, 1, true]);
  });

  it("nothing plays in a hidden tab", async () => {
    const { item } = await mountDrawn({ loop: true });
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(item.isPlaying).toBe(false);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(item.isPlaying).toBe(true));
  });

  it.each([
    [{}, 19],
    [{ trigger: "none" }, 19],
    [{ loop: true }, 0],
    [{ reverse_animation: true }, 0],
    [{ trigger: "on_hover" }, 0],
    [{ trigger: "bind_to_scroll" }, 19],
  ])(
    "with less motion, %j, a still frame is shown, and it plays at a press only",
    async (settings, frame) => {
      setDevice({ prefersReducedMotion: true });
      const { item } = await mountDrawn(settings);
      drawing().dispatchEvent(new PointerEvent("pointerenter"));
      expect(item.state()).toEqual([frame, 1, false]);
      expect(button().getAttribute("aria-label")).toBe("Start animation");
      button().click();
      expect(item.state()).toEqual([0, 1, true]);
    },
  );

  it("with less motion, a press on one that a press starts plays it", async () => {
    setDevice({ prefersReducedMotion: true });
    const { item } = await mountDrawn({ trigger: "on_click" });
    expect(button()).toBeNull();
    drawing().click();
    expect(item.isPlaying).toBe(true);
  });
});
