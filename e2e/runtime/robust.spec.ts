import type { CDPSession, Page } from "@playwright/test";
import { corpus } from "#tests/corpora/corpus.ts";
import { patience } from "#tests/machine.ts";
import { CORE } from "../support/core.ts";
import { EXHAUSTIVE, onceInShort } from "../support/exhaustive.ts";
import { shortWhile } from "../support/idle.ts";
import { inline, TAG, test } from "../support/runtime-pages.ts";
import { expect, expectQuiet, troubles } from "../support/test.ts";

const END = 4_102_444_800;
const countdown = (attributes = "") =>
  `<div data-widget="countdown" data-widget-on="load" data-settings='{"end_date":${END}}' ${attributes}><p>Ends soon.</p></div>`;
const timers = (page: Page) => page.getByRole("timer");

test.describe("F20 other scripts that break things", () => {
  for (const [index, [what, script]] of (
    [
      ["throws while it loads", 'throw new Error("theme")'],
      [
        "adds to the prototypes of lists, texts and functions",
        "for (const one of [Array, String, Function]) one.prototype.extra = function () { return 1 }",
      ],
      [
        "gives lists a toJSON, as old libraries do",
        "Array.prototype.toJSON = function () { return String(this) }",
      ],
      [
        "stops every event it sees",
        'for (const type of ["load", "DOMContentLoaded", "click", "pageshow"]) addEventListener(type, (event) => event.stopImmediatePropagation())',
      ],
      [
        "replaces fetch, requestIdleCallback and console.error",
        "window.fetch = () => { throw new Error('no') }; window.requestIdleCallback = undefined; console.error = undefined",
      ],
      ["replaces Promise by one of its own", "window.Promise = class extends Promise {}"],
      [
        "throws in every problem listener",
        'document.addEventListener("islet:mounted", () => { throw new Error("theme") })',
      ],
    ] as const
  ).entries())
    test(`one that ${what}: widgets run`, onceInShort(index), async ({ page, bare }) => {
      await page.goto(await bare({ head: inline(script) + TAG, body: countdown() }));
      await expect(timers(page)).toHaveCount(1);
      const own = troubles(page).pageErrors.filter((error) => !error.includes("theme"));
      expect(own).toEqual([]);
      expect(troubles(page).policyViolations).toEqual([]);
    });
});

test("F20 a script that adds to every object: widgets run; one whose settings are wrong stands down, told once, with its markup", {
  tag: CORE,
}, async ({ page, bare }) => {
  const head = inline("Object.prototype.each = function () {}") + TAG;
  const nav = '<nav id="nav" data-widget="sticky-header" data-widget-on="load">Home</nav>';
  const wrong = countdown('id="sale"').replace('{"end_date"', '{"show_days":"perhaps","end_date"');
  await page.goto(await bare({ head, body: countdown('id="right"') + wrong + nav }));
  for (const id of ["#nav", "#right"])
    await expect(page.locator(id)).toHaveAttribute("data-widget-state", "mounted");
  await expect(timers(page)).toHaveCount(1);
  await expect(page.locator("#sale")).toHaveAttribute("data-widget-state", "failed");
  await expect(page.locator("#sale")).toHaveText("Ends soon.");
  await expect
    .poll(() => troubles(page).consoleErrors.join())
    .toMatch(
      /countdown: its code cannot run on this page: .*A script of this page adds "each" to every object/s,
    );
  expect(troubles(page).consoleErrors).toHaveLength(1);
  expect(troubles(page).pageErrors).toEqual([]);
});

test.describe("F31 the page changes under an island", () => {
  test("text wrapped by a translator, drawn nodes removed: nothing is uncaught, the others run, the end is clean", async ({
    page,
    bare,
  }) => {
    await page.goto(await bare({ body: countdown('id="a"') + countdown('id="b"') }));
    await expect(timers(page)).toHaveCount(2);
    await page.evaluate(() => {
      const walker = document.createTreeWalker(
        document.querySelector("#a [role=timer]") as Node,
        NodeFilter.SHOW_TEXT,
      );
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const font = document.createElement("font");
        text.replaceWith(font);
        font.append(text);
      }
      document.querySelector("#a .islet-countdown__item")?.remove();
    });
    const before = await page.locator("#b").getByRole("timer").textContent();
    await expect.poll(() => page.locator("#b").getByRole("timer").textContent()).not.toBe(before);
    const left = await page.evaluate(() => {
      const host = document.querySelector("#a") as HTMLElement;
      host.removeAttribute("data-widget");
      return new Promise((resolve) => setTimeout(() => resolve(host.textContent), 0));
    });
    expect(left).toBe("Ends soon.");
    expect(troubles(page).pageErrors).toEqual([]);
  });

  test("F33 an ancestor is replaced by a fragment: the old island goes, the new one comes", async ({
    page,
    bare,
  }) => {
    await page.goto(
      await bare({
        body: `<div id="cart">${countdown()}</div><template>${countdown('id="new"')}</template>`,
      }),
    );
    await expect(timers(page)).toHaveCount(1);
    await page.evaluate(() => {
      const fresh = document.createElement("div");
      fresh.append(document.querySelector("template")?.content.cloneNode(true) as Node);
      document.querySelector("#cart")?.replaceWith(fresh);
    });
    await expect(page.locator("#new").getByRole("timer")).toBeVisible();
    await expect(timers(page)).toHaveCount(1);
    await expectQuiet(page);
  });
});

test("F36 a storm of 50,000 foreign nodes: the observer sets itself off no further, and late markers still come", async ({
  page,
  bare,
}) => {
  await page.goto(
    await bare({
      body: `<div id="storm"></div>${countdown()}<template>${countdown('id="late"')}</template>`,
    }),
  );
  await expect(timers(page)).toHaveCount(1);
  const during = await page.evaluate(async () => {
    let count = 0;
    Object.assign(window, { searches: () => count });
    const plain = Element.prototype.querySelectorAll;
    Element.prototype.querySelectorAll = function (this: Element, selector: string) {
      count += 1;
      return plain.call(this, selector);
    };
    const storm = document.querySelector("#storm") as Element;
    for (let batch = 0; batch < 50; batch++) {
      const nodes = Array.from({ length: 1_000 }, () => document.createElement("i"));
      storm.replaceChildren(...nodes);
      await Promise.resolve();
    }
    await new Promise((resolve) => setTimeout(resolve, 0));
    return count;
  });
  await shortWhile(page);
  const searches = await page.evaluate(() => (Reflect.get(window, "searches") as () => number)());
  expect(searches - during).toBeLessThan(50);
  await page.evaluate(() =>
    document
      .querySelector("main")
      ?.append(document.querySelector("template")?.content.cloneNode(true) as Node),
  );
  await expect(page.locator("#late").getByRole("timer")).toBeVisible();
  await expectQuiet(page);
});

test("F36 on a page where no host was found, 50,000 removed nodes are not searched; a late host still comes and goes", async ({
  page,
  bare,
}) => {
  await page.goto(
    await bare({ body: `<div id="storm"></div><template>${countdown('id="late"')}</template>` }),
  );
  await expect.poll(() => page.evaluate(() => typeof window.islet)).toBe("object");
  const searches = await page.evaluate(async () => {
    const storm = document.querySelector("#storm") as Element;
    storm.append(...Array.from({ length: 50_000 }, () => document.createElement("i")));
    const observed = () => new Promise((resolve) => setTimeout(resolve));
    await observed();
    let count = 0;
    for (const name of ["querySelector", "querySelectorAll", "matches"] as const) {
      const plain = Element.prototype[name];
      const counting = function (this: Element, selector: string) {
        count += 1;
        return Reflect.apply(plain, this, [selector]) as unknown;
      };
      Object.assign(Element.prototype, { [name]: counting });
    }
    storm.replaceChildren();
    await observed();
    return count;
  });
  expect(searches).toBe(0);
  const late = await page.evaluateHandle(() => {
    document
      .querySelector("main")
      ?.append(document.querySelector("template")?.content.cloneNode(true) as Node);
    return document.querySelector("#late") as HTMLElement;
  });
  await expect(page.locator("#late").getByRole("timer")).toBeVisible();
  await late.evaluate((host) => host.remove());
  await expect.poll(() => late.evaluate((host) => host.hasAttribute("data-widget-state"))).toBe(false);
  await expectQuiet(page);
});

test("F37 settings of 5 MB, 10,000 deep, a million entries are refused, each told once; the markup stays, the others run", {
  tag: CORE,
}, async ({ page, bare }) => {
  const huge = [
    `{"text":"${"x".repeat(5_000_000)}"}`,
    `{"a":${"[".repeat(10_000)}${"]".repeat(10_000)}}`,
    `{"a":[${"0,".repeat(100_000)}0]}`,
  ];
  await page.goto(await bare({ body: `${countdown()}<div id="target"></div>` }));
  await expect(timers(page)).toHaveCount(1);
  const result = await page.evaluate(async (texts) => {
    const told: string[] = [];
    addEventListener("islet:problem", (event) => {
      event.preventDefault();
      told.push((event as CustomEvent<{ reason: string }>).detail.reason);
    });
    for (const text of texts) {
      const host = document.createElement("div");
      host.textContent = "server";
      host.setAttribute("data-widget", "countdown");
      host.setAttribute("data-widget-on", "load");
      host.setAttribute("data-settings", text);
      document.querySelector("#target")?.append(host);
    }
    while (told.length < texts.length) await new Promise((resolve) => setTimeout(resolve));
    return { told: told.toSorted(), texts: document.querySelector("#target")?.textContent };
  }, huge);
  expect(result).toEqual({ told: ["depth", "items", "size"], texts: "serverserverserver" });
  await expectQuiet(page);
});

/** What the page holds after the browser has tidied up. */
async function held(cdp: CDPSession) {
  for (let turn = 0; turn < 3; turn++) await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const valueOf = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return { nodes: valueOf("Nodes"), listeners: valueOf("JSEventListeners"), heap: valueOf("JSHeapUsedSize") };
}

test("runtime.5 F35 mounting and removing 1,000 times leaves no node, listener, timer or observer", {
  tag: EXHAUSTIVE,
}, async ({ page, withTestWidgets }) => {
  await page.addInitScript(() => {
    const timers = new Set<number>();
    const { setTimeout: set, clearTimeout: clear } = window;
    window.setTimeout = ((run: () => void, delayMs?: number) => {
      const id = set(() => {
        timers.delete(id);
        run();
      }, delayMs);
      timers.add(id);
      return id;
    }) as typeof setTimeout;
    window.clearTimeout = ((id: number) => {
      timers.delete(id);
      clear(id);
    }) as typeof clearTimeout;
    const observed = { count: 0 };
    for (const Observer of [IntersectionObserver, ResizeObserver]) {
      const { observe, unobserve, disconnect } = Observer.prototype;
      const own = new WeakMap<object, Set<Element>>();
      Observer.prototype.observe = function (this: ResizeObserver, element: Element) {
        const set = own.get(this) ?? new Set();
        own.set(this, set);
        if (!set.has(element)) observed.count += 1;
        set.add(element);
        observe.call(this as never, element);
      };
      Observer.prototype.unobserve = function (this: ResizeObserver, element: Element) {
        if (own.get(this)?.delete(element)) observed.count -= 1;
        unobserve.call(this as never, element);
      };
      Observer.prototype.disconnect = function (this: ResizeObserver) {
        observed.count -= own.get(this)?.size ?? 0;
        own.delete(this);
        disconnect.call(this as never);
      };
    }
    Object.assign(window, { running: () => ({ timers: timers.size, observed: observed.count }) });
  });
  await page.goto(await withTestWidgets({ body: '<div id="target"></div>' }));
  const cycle = async (times: number) => {
    await page.evaluate(async (count) => {
      const target = document.querySelector("#target") as HTMLElement;
      for (let turn = 0; turn < count; turn++) {
        const hosts = ["counter", "panel", "busy", "listener", "no-such-widget"].map((name) => {
          const host = document.createElement("div");
          host.append("server");
          host.setAttribute("data-widget", name);
          return host;
        });
        // The one that is never mounted, too: waiting hosts must leave as cleanly.
        target.replaceChildren(...hosts);
        while (target.querySelectorAll("[data-widget-state=mounted]").length < 3)
          await new Promise((resolve) => setTimeout(resolve, 0));
        target.replaceChildren();
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    }, times);
    await shortWhile(page);
  };
  const running = () => page.evaluate(() => (Reflect.get(window, "running") as () => object)());
  // Twice as many would do as well: what the engine learns of the code is learnt by now.
  await cycle(150);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  const [before, runningBefore] = [await held(cdp), await running()];
  await cycle(250);
  const [after, runningAfter] = [await held(cdp), await running()];
  expect(runningAfter).toEqual(runningBefore);
  expect(after.nodes - before.nodes).toBeLessThan(50);
  expect(after.listeners - before.listeners).toBeLessThan(10);
  // 250 turns of four widgets: 1,000 cycles.
  expect(after.heap - before.heap).toBeLessThan(200_000);
  await expectQuiet(page, [/no widget has this name/]);
});

test.describe("markup that shadows properties of the document, the window and forms", () => {
  const beside = `${countdown('id="beside"')}<nav data-widget="sticky-header" data-widget-on="load" id="nav"><a href="/">Home</a></nav><aside data-widget="table-of-contents" data-widget-on="load" id="contents"></aside><h2>Sizes</h2><h2>Care</h2>`;
  const watch = inline(
    "window.ran = []; for (const name of ['alert', 'confirm', 'prompt', 'print']) window[name] = () => ran.push(name);",
  );

  /** Names that the corpus has not, and that the runtime or a widget may ask a form or the document for. */
  const FORM_NAMES =
    "getAttribute setAttribute removeAttribute hasAttribute dispatchEvent matches closest append contains classList style localName attributes querySelectorAll cloneNode replaceChildren parentNode getRootNode isConnected id".split(
      " ",
    );
  const DOCUMENT_NAMES =
    "querySelectorAll readyState documentElement activeElement defaultView dispatchEvent createElement createComment contains scripts visibilityState createDocumentFragment".split(
      " ",
    );

  const markups = () => [
    ...corpus("clobber").map(({ text }) =>
      text.replace(
        'data-widget="form" data-settings="{}"',
        'data-widget="sticky-header" data-widget-on="load"',
      ),
    ),
    // A field hides names of its own form only.
    FORM_NAMES.map(
      (name) =>
        `<form data-widget="countdown sticky-header" data-widget-on="load"><input name="${name}"></form>`,
    ).join(""),
    '<form data-widget="sticky-header" data-widget-on="interaction"><input name="addEventListener"></form>',
    ...DOCUMENT_NAMES.map((name) => `<form name="${name}"></form>`),
    // Every script that React makes is lost on such a page: its islands stand down.
  ];
  const STANDS_DOWN =
    /^<\w+ name="?(addEventListener|createElement|defaultView|documentElement|createDocumentFragment)\b/;

  test("the widgets beside it work, or stand down once; nothing runs, nothing leaves the machine", {
    tag: EXHAUSTIVE,
  }, async ({ page, bare }) => {
    test.setTimeout(90_000 * patience);
    const results: unknown[] = [];
    for (const markup of markups()) {
      troubles(page).pageErrors.length = 0;
      troubles(page).consoleErrors.length = 0;
      await page.goto(await bare({ csp: null, head: watch + TAG, body: markup + beside }));
      const settled = () =>
        page.evaluate(() => {
          const stateOf = (id: string) =>
            Document.prototype.querySelector.call(document, `#${id}`)?.getAttribute("data-widget-state") ??
            "none";
          return ["beside", "nav", "contents"].map(stateOf);
        });
      await expect
        .poll(async () => (await settled()).join(), { timeout: 2_000 })
        .not.toContain("waiting")
        .catch(() => {});
      const states = await settled();
      const ran = await page.evaluate(() => Reflect.get(window, "ran") as string[]);
      const works = states.every((state) => state === "mounted");
      const told = troubles(page).consoleErrors.length;
      const isDown = STANDS_DOWN.test(markup) && told <= 4;
      if (!(works || isDown) || ran.length > 0 || troubles(page).pageErrors.length > 0)
        results.push({
          markup: markup.slice(0, 90),
          states,
          ran,
          told,
          errors: troubles(page).pageErrors.map((error) => error.slice(0, 300)),
        });
    }
    expect(troubles(page).outsideRequests).toEqual([]);
    expect(results).toEqual([]);
  });
});
