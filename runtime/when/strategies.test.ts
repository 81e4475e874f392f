import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { strategyOf, unknownWords } from "./strategies.ts";
import { STRATEGY_BY_WORD } from "./strategy-by-word.ts";
import type { ReleaseEvents, Wait } from "./wait.ts";

let life = new AbortController();
beforeEach(() => {
  vi.useFakeTimers();
  life = new AbortController();
});
afterEach(() => life.abort());

/** Waits by any value of `data-widget-on`, as the runtime does. */
const whenWanted = (words: string, ...[host, start]: Parameters<Wait>) =>
  (STRATEGY_BY_WORD.get(words) ?? strategyOf(words, STRATEGY_BY_WORD))(host, start);

/** Waits by these words until the life ends. */
const whenStarted = (words: string, host: HTMLElement) =>
  new Promise<ReleaseEvents | undefined>((start) => {
    const end = whenWanted(words, host, start);
    life.signal.addEventListener("abort", () => end?.());
  });

/** Waits by these words; tells whether the widget is wanted by now. */
async function wait(words: string, markup = "<button>x</button>") {
  document.body.innerHTML = `<div>${markup}</div>`;
  const host = document.body.firstElementChild as HTMLElement;
  let isOver = false;
  const waiting = whenStarted(words, host).then((letGo) => {
    isOver = true;
    return letGo;
  });
  await Promise.resolve();
  const wanted = () => {
    vi.advanceTimersByTime(0);
    return waiting;
  };
  const isWanted = async () => {
    vi.advanceTimersByTime(0);
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    return isOver;
  };
  return { host, wanted, isWanted };
}

/** Presses the first control; tells whether the press was kept from the browser. */
const press = (host: HTMLElement, init: MouseEventInit = {}) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  host.querySelector("button, a")?.dispatchEvent(event);
  return event.defaultPrevented;
};

/** A window whose width can change. */
function fakeWidth(start: number) {
  const lists = new Set<{ query: string; change: () => void; matches: boolean }>();
  let widthPx = start;
  const isMatch = (query: string) => {
    const [, minPx] = /min-width: (\d+)px/.exec(query) ?? [];
    return minPx !== undefined && widthPx >= Number(minPx);
  };
  vi.stubGlobal("matchMedia", (query: string) => {
    const list = {
      query,
      get matches() {
        return isMatch(query);
      },
      change: () => {},
      addEventListener(_: string, change: () => void) {
        list.change = change;
        lists.add(list);
      },
      removeEventListener(_: string, change: () => void) {
        if (change === list.change) lists.delete(list);
      },
    };
    return list;
  });
  return {
    resize(to: number) {
      widthPx = to;
      for (const list of lists) list.change();
    },
    listening: () => lists.size,
  };
}

/** An observer that shows what a test says. */
function fakeViewport() {
  const observed = new Map<Element, IntersectionObserverCallback>();
  const options: unknown[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback, init: unknown) {
        this.callback = callback;
        options.push(init);
      }
      observe(element: Element) {
        observed.set(element, this.callback);
      }
      unobserve(element: Element) {
        observed.delete(element);
      }
    },
  );
  const show = (target: Element, isIntersecting: boolean) =>
    observed.get(target)?.([{ target, isIntersecting } as IntersectionObserverEntry], null as never);
  return { observed, options, show };
}

describe("runtime.12 when a widget is wanted", () => {
  it("load: at once", async () => {
    expect(await (await wait("load")).isWanted()).toBe(true);
  });

  it("idle: when the browser has nothing to do, after 2 s at the latest; at once where it cannot tell", async () => {
    let rest = () => {};
    const ask = vi.fn((run: () => void) => {
      rest = run;
    });
    vi.stubGlobal("requestIdleCallback", ask);
    const { isWanted } = await wait("idle");
    expect(await isWanted()).toBe(false);
    expect(ask).toHaveBeenCalledWith(expect.any(Function), { timeout: 2_000 });
    rest();
    expect(await isWanted()).toBe(true);

    vi.stubGlobal("requestIdleCallback", undefined);
    const safari = await wait("idle");
    vi.advanceTimersByTime(1);
    expect(await safari.isWanted()).toBe(true);
  });

  it("visible: looks at no style before the browser tells: that would lay the page out", async () => {
    vi.resetModules();
    const { show } = fakeViewport();
    const { visible } = await import("./visible.ts");
    document.body.innerHTML = "<div></div>";
    const host = document.body.firstElementChild as HTMLElement;
    const look = vi.spyOn(window, "getComputedStyle");
    visible(host, () => {});
    expect(look).not.toHaveBeenCalled();
    show(host, false);
    expect(look).toHaveBeenCalledOnce();
  });

  it("visible: two widgets of one host are both wanted, and one that ends takes nothing from the other", async () => {
    vi.resetModules();
    const { observed, show } = fakeViewport();
    const { visible } = await import("./visible.ts");
    document.body.innerHTML = "<div></div>";
    const host = document.body.firstElementChild as HTMLElement;
    const wanted: string[] = [];
    const begin = (name: string) => visible(host, () => wanted.push(name));
    begin("one");
    begin("two");
    const endThird = begin("three");
    endThird?.();
    show(host, true);
    expect([wanted, observed.size]).toEqual([["one", "two"], 0]);
  });

  it("visible: within 200 px of the window, and never observed after that", async () => {
    vi.resetModules();
    const { observed, options, show } = fakeViewport();
    const { visible } = await import("./visible.ts");
    document.body.innerHTML = "<div></div>";
    const host = document.body.firstElementChild as HTMLElement;
    let isOver = false;
    visible(host, () => {
      isOver = true;
    });
    expect(options).toEqual([{ rootMargin: "200px" }]);
    show(host, false);
    expect(isOver).toBe(false);
    show(host, true);
    expect([isOver, observed.size]).toEqual([true, 0]);
  });

  it("visible: a host without a box is seen by its children; one that goes is observed no more", async () => {
    vi.resetModules();
    const { observed, show } = fakeViewport();
    const { visible } = await import("./visible.ts");
    document.body.innerHTML = '<div style="display:contents"><p></p><p></p></div>';
    const host = document.body.firstElementChild as HTMLElement;
    const end = visible(host, () => {});
    show(host, false);
    expect([...observed.keys()]).toEqual([...document.querySelectorAll("p")]);
    end?.();
    expect(observed.size).toBe(0);
  });

  it("visible: at once in a browser that cannot tell", async () => {
    vi.resetModules();
    vi.stubGlobal("IntersectionObserver", undefined);
    const { visible } = await import("./visible.ts");
    const wanted = vi.fn();
    visible(document.body, wanted);
    expect(wanted).toHaveBeenCalledOnce();
  });

  it("media: when its query matches, now or once it does", async () => {
    const { resize, listening } = fakeWidth(500);
    const small = await wait("media (min-width: 800px)");
    const large = await wait("media (min-width: 400px)");
    expect([await small.isWanted(), await large.isWanted()]).toEqual([false, true]);
    resize(900);
    expect(await small.isWanted()).toBe(true);
    life.abort();
    expect(listening()).toBe(0);
  });

  it("several words: when all hold; before the others do, nothing is kept from the browser", async () => {
    const { resize } = fakeWidth(500);
    const { host, isWanted } = await wait("interaction media (min-width: 800px) load");
    expect([press(host), await isWanted()]).toEqual([false, false]);
    resize(900);
    expect(await isWanted()).toBe(false);
    expect([press(host), await isWanted()]).toEqual([true, true]);
  });

  it("a widget that ended while it waited keeps nothing from the browser", async () => {
    const { host, isWanted } = await wait("idle interaction");
    life.abort();
    vi.advanceTimersByTime(2_000);
    await isWanted();
    expect(press(host)).toBe(false);
  });

  it.each(["pointerover", "pointerdown", "keydown", "focusin", "click", "change"])(
    "interaction: %s anywhere in the host",
    async (type) => {
      const { host, isWanted } = await wait("interaction");
      expect(await isWanted()).toBe(false);
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(await isWanted()).toBe(false);
      host.querySelector("button")?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      expect(await isWanted()).toBe(true);
    },
  );

  it("a single word waits alike, whether the entry or the core reads it", async () => {
    vi.stubGlobal("IntersectionObserver", undefined);
    for (const [word, wait] of STRATEGY_BY_WORD) {
      document.body.innerHTML = "<div><button>x</button></div>";
      const host = document.body.firstElementChild as HTMLElement;
      const started = [word];
      wait(host, () => started.push("entry"));
      strategyOf(` ${word} `, STRATEGY_BY_WORD)(host, () => started.push("core"));
      host.querySelector("button")?.dispatchEvent(new Event("focusin", { bubbles: true }));
      vi.advanceTimersByTime(2_000);
      await Promise.resolve();
      expect(started).toEqual([word, "entry", "core"]);
    }
  });

  it("unknown words do not count, and are told", async () => {
    expect(await (await wait("hover load")).isWanted()).toBe(true);
    expect(await (await wait("hover")).isWanted()).toBe(true);
    expect(
      ["hover load", "load soon", "media (min-width: 800px) visible", "load", "on hover"].map(unknownWords),
    ).toEqual([["hover"], ["soon"], [], [], ["on hover"]]);
  });
});

describe("runtime.12 interaction keeps what the visitor did", () => {
  it("a press is kept from the browser and from the page, and replayed exactly once", async () => {
    const { host, wanted } = await wait("interaction");
    const heard = vi.fn();
    host.addEventListener("click", heard);
    expect(press(host)).toBe(true);
    expect(heard).not.toHaveBeenCalled();
    const replayed: string[] = [];
    const letGo = await wanted();
    letGo?.((event) => void replayed.push(event.type));
    letGo?.((event) => void replayed.push(event.type));
    expect(replayed).toEqual(["click"]);
    expect(press(host)).toBe(false);
    expect(heard).toHaveBeenCalledOnce();
  });

  it("nothing is lost between: every press until the widget stands, in order", async () => {
    const { host, wanted } = await wait("interaction", "<form><button>x</button></form>");
    const form = host.querySelector("form") as HTMLFormElement;
    host.querySelector("button")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    press(host);
    form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    press(host);
    const replayed: string[] = [];
    (await wanted())?.((event) => void replayed.push(event.type));
    expect(replayed).toEqual(["pointerover", "click", "submit", "click"]);
  });

  it("a choice is kept beside what came first: its widget hears of it", async () => {
    const { host, wanted } = await wait("interaction", "<button>x</button><select></select>");
    const select = host.querySelector("select") as HTMLSelectElement;
    for (const type of ["focusin", "change", "change"])
      select.dispatchEvent(new Event(type, { bubbles: true }));
    const replayed: string[] = [];
    (await wanted())?.((event) => void replayed.push(event.type));
    expect(replayed).toEqual(["focusin", "change", "change"]);
  });

  it("keys are kept beside what came first, and a press outside any control is the browser's", async () => {
    const { host, wanted } = await wait("interaction", "<p>words</p><b role='tab' tabindex='-1'>tab</b>");
    const [words, tab] = [...host.children] as HTMLElement[];
    const fire = (target: HTMLElement | undefined, event: Event) => {
      target?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const click = () => new MouseEvent("click", { bubbles: true, cancelable: true });
    fire(tab, new Event("focusin", { bubbles: true }));
    fire(tab, new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    host.parentElement?.setAttribute("role", "main");
    expect([fire(words, click()), fire(tab, click())]).toEqual([false, true]);
    host.parentElement?.removeAttribute("role");
    const replayed: string[] = [];
    (await wanted())?.((event) => void replayed.push(event.type));
    expect(replayed).toEqual(["focusin", "keydown", "click"]);
  });

  it("a press on an icon is kept: it may stand for a button without being one", async () => {
    const { host } = await wait("interaction", '<span class="search-form__icon"><b></b></span>');
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    host.querySelector("b")?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    "a click that opens a tab is the browser's: %o",
    async (init) => {
      const { host, isWanted } = await wait("interaction", '<a href="#x">x</a>');
      expect(press(host, init)).toBe(false);
      expect(await isWanted()).toBe(true);
    },
  );

  it("several widgets of one host share what was kept: the last one to stand lets go, once", async () => {
    const first = await wait("interaction");
    const second = whenStarted("interaction", first.host);
    press(first.host);
    const replayed: string[] = [];
    const replay = (event: Event) => void replayed.push(event.type);
    (await first.wanted())?.(replay);
    expect(replayed).toEqual([]);
    (await second)?.(replay);
    expect(replayed).toEqual(["click"]);
  });

  it("a widget that comes while a press is held is wanted too; one that ended in the same turn is not", async () => {
    const first = await wait("interaction");
    press(first.host);
    const letGo = await first.wanted();
    const second = whenStarted("interaction", first.host);
    const third = vi.fn();
    whenWanted("interaction", first.host, third)?.();
    const replayed: string[] = [];
    const replay = (event: Event) => void replayed.push(event.type);
    letGo?.(replay);
    expect(replayed).toEqual([]);
    (await second)?.(replay);
    expect(replayed).toEqual(["click"]);
    expect(third).not.toHaveBeenCalled();
  });

  it("after 4 s, or where no widget comes, the server's own link or form does its work", async () => {
    const { host } = await wait("interaction");
    const heard = vi.fn();
    host.addEventListener("click", heard);
    press(host);
    vi.advanceTimersByTime(3_999);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(heard).toHaveBeenCalledOnce();

    const other = await wait("interaction");
    other.host.addEventListener("click", heard);
    press(other.host);
    (await other.wanted())?.();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it("a widget whose code is here already stands when the first event is over, and does not hear it twice", async () => {
    const { host, wanted } = await wait("interaction");
    let isHere = false;
    void wanted().then(() => {
      isHere = true;
    });
    const seen: boolean[] = [];
    host.addEventListener("focusin", () => seen.push(isHere));
    host.querySelector("button")?.dispatchEvent(new Event("focusin", { bubbles: true }));
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    seen.push(isHere);
    vi.advanceTimersByTime(0);
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    expect([...seen, isHere]).toEqual([false, false, true]);
  });

  it("a host that goes lets go of everything", async () => {
    const { host } = await wait("interaction");
    const removed = vi.spyOn(host, "addEventListener");
    life.abort();
    expect(press(host)).toBe(false);
    expect(removed).not.toHaveBeenCalled();
  });
});
