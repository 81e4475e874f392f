import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { ALL_IN_VIEW, endOfExamples, examplesOf, pagesOf, widgets, widgetsOf } from "../support/examples.ts";
import { EXAMPLE_CONFIG, inline, TAG, test } from "../support/runtime-pages.ts";
import { expect, expectNoAxeViolations, expectQuiet, movedElements } from "../support/test.ts";
import { waitForEntrance } from "../support/wait-for-entrance.ts";

/** The chunk of a widget's own code in the build under test. */
const ownFile = (name: string, dist: string) => widgetsOf(dist)[name]?.files[0] ?? "";

const STYLES =
  '<link rel="stylesheet" href="/islet/islet.css"><link rel="stylesheet" href="/theme/theme.css">';
/** Keeps problems from the console, and every node of the page before the script runs. */
const WATCH = inline(`window.problems = []; window.events = [];
  addEventListener("islet:problem", (event) => { event.preventDefault(); problems.push(event.detail.message); });
  for (const type of ["islet:mounted", "islet:unmounted"]) addEventListener(type, (event) => events.push(type));
  window.htmlOf = () => Object.fromEntries([["main", document.querySelector("main").cloneNode().outerHTML], ...[...document.querySelectorAll("[data-example]")].map((example) => [example.dataset.example, example.outerHTML])]);
  window.heights = () => Object.fromEntries([...document.querySelectorAll("[data-example]")].map((example) => [example.dataset.example, example.offsetHeight]));
  document.addEventListener("readystatechange", () => {
    const all = (node) => [node, ...[...node.childNodes].flatMap(all)];
    const main = document.querySelector("main");
    const [html, nodes] = [htmlOf(), all(main)];
    window.before = { html, heights: heights(), lost: () => { const now = new Set(all(main)); return nodes.filter((node) => !now.has(node)).map((node) => node.nodeName + " " + (node.textContent ?? "").trim().slice(0, 40)); } };
  }, { once: true });`);

const read = <Value>(page: Page, name: string) =>
  page.evaluate((key) => Reflect.get(window, key) as unknown, name) as Promise<Value>;

/** The states of each example's widgets. */
const states = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>("[data-example]")].map((example) => [
        example.dataset["example"],
        [...example.querySelectorAll<HTMLElement>("[data-widget]")]
          .map((host) => host.dataset["widgetState"] ?? "none")
          .filter((state, index, all) => all.indexOf(state) === index)
          .join(),
      ]),
    ),
  );
const allMounted = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, "mounted"]));

/** The markup of each example now and before the script ran. */
const htmlOf = (page: Page) => page.evaluate<Record<string, string>>("htmlOf()");
const htmlBefore = (page: Page) => page.evaluate<Record<string, string>>("before.html");

/** What a shift does not tell: which examples have grown or shrunk. The browser names only the largest that these moved. */
const resized = async (page: Page) => {
  const [now, before] = await Promise.all(
    ["heights()", "before.heights"].map((heights) => page.evaluate<Record<string, number>>(heights)),
  );
  const names = Object.keys(now ?? {}).filter((name) => now?.[name] !== before?.[name]);
  return `changed their height: ${names.map((name) => `${name} from ${before?.[name]} to ${now?.[name]} px`).join(", ") || "none"}`;
};

// The carts of fixtures are examples: the shop, which knows nothing of them, would empty them.
test.beforeEach(({ answerEmpty }) => answerEmpty("/?wc-ajax=get_refreshed_fragments"));

/** Presses every link and submits every form of these examples; returns those that a script keeps from the browser. */
function findPrevented(names: readonly string[]): string[] {
  const prevented: string[] = [];
  const end = new AbortController();
  for (const type of ["click", "submit"])
    addEventListener(
      type,
      (event) => {
        const { outerHTML } = event.target as Element;
        if (event.defaultPrevented) prevented.push(`${type}: ${outerHTML.slice(0, 80)}`);
        event.preventDefault();
      },
      { signal: end.signal },
    );
  for (const name of names) {
    const example = document.querySelector(`[data-example="${name}"]`);
    for (const link of example?.querySelectorAll<HTMLElement>("a[href]") ?? []) link.click();
    for (const form of example?.querySelectorAll("form") ?? [])
      form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  }
  end.abort();
  return prevented;
}

/** The examples without a visible word although they have words, and those with a visible link that leads nowhere. */
const wordlessOrDead = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const of = (is: (example: HTMLElement) => boolean) =>
      [...document.querySelectorAll<HTMLElement>("[data-example]")]
        .filter(is)
        .map(({ dataset }) => dataset["example"]);
    return {
      wordless: of((example) => !!example.textContent?.trim() && !example.innerText.trim()),
      dead: of((example) => [...example.querySelectorAll("a:not([href])")].some(isShown)),
    };
  });

const rules = (css: string) =>
  inline(
    `const sheet = new CSSStyleSheet(); sheet.replaceSync("${css}"); document.adoptedStyleSheets = [sheet];`,
  );

/** Room for what moves out of its place. */
const APART = rules("[data-example] { margin-block: 100px }");

/** Clips each example where a window of 800 px ends: nobody sees what moves below it. */
const FIRST_VIEW = rules("[data-example] { max-block-size: 800px; overflow: clip }");

/** The examples of which another one covers a part: axe would not see it. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const exampleOf = (element: Element) => element.closest<HTMLElement>("[data-example]");
    const isCovered = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return !!above && !!exampleOf(above) && exampleOf(above) !== exampleOf(element);
    };
    return [...document.querySelectorAll("[data-example] *")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(isCovered)
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });

/** A countdown that passes its last second of a minute says "Second" for that long, which is narrower. */
const stopClock = (page: Page) => page.clock.setFixedTime(new Date().setSeconds(30, 0));

/** What would move if a widget changed its height. */
const FOLLOWING = "<p>What follows.</p>";

/**
 * What the browser paints while it still reads the page moves by itself, as columns of a table do when further rows come:
 * it waits until it has read the end.
 */
const PAINTED_WHOLE = '<link rel="expect" href="#end" blocking="render">';
const allOf = (names: readonly string[]) => `${examplesOf(names, FOLLOWING)}<p id="end"></p>`;

const isIsland = (name: string) => widgets[name]?.kind === "island";
const all = Object.keys(widgets);

// Islands run with both engines.
for (const names of [...pagesOf(all.filter(isIsland)), ...pagesOf(all.filter((name) => !isIsland(name)))])
  test.describe(`the contract of ${names.join(", ")} in a browser, under the strict policy`, () => {
    test("mounts without a problem, where nothing moves at 1280 px, stays when it moves, and gives every node back", {
      tag: CORE,
    }, async ({ page, bare }) => {
      await stopClock(page);
      await page.setViewportSize({ width: 1280, height: ALL_IN_VIEW });
      const head = PAINTED_WHOLE + STYLES + WATCH + APART + EXAMPLE_CONFIG + TAG;
      await page.goto(await bare({ head, body: allOf(names) }));
      await expect.poll(() => states(page)).toEqual(allMounted(names));
      expect(await movedElements(page), await resized(page)).toEqual([]);
      expect(await endOfExamples(page)).toBeLessThan(ALL_IN_VIEW);
      expect(await read(page, "problems")).toEqual([]);
      await waitForEntrance(page);
      expect(await covered(page)).toEqual([]);
      await expectNoAxeViolations(page, "main");

      const mounted = (await read<string[]>(page, "events")).length;
      await page.evaluate(async () => {
        const main = document.querySelector("main") as HTMLElement;
        const place = document.body.appendChild(document.createElement("div"));
        place.append(main);
        await new Promise((resolve) => setTimeout(resolve, 0));
      });
      expect((await read<string[]>(page, "events")).length).toBe(mounted);
      expect(await states(page)).toEqual(allMounted(names));

      await page.evaluate(() => window.islet?.stop());
      expect(await htmlOf(page)).toEqual(await htmlBefore(page));
      expect(
        await page.evaluate(() => (Reflect.get(window, "before") as { lost: () => string[] }).lost()),
      ).toEqual([]);
      expect(await read(page, "problems")).toEqual([]);
      await expectQuiet(page);
    });

    test("without its code the server's markup stays, its links and forms are the browser's; without any script it shows its words and no dead link", {
      tag: CORE,
    }, async ({ page, bare, dist }) => {
      for (const name of names) await page.route(`**/${ownFile(name, dist)}*`, (route) => route.abort());
      const body = examplesOf(names);
      await page.goto(await bare({ head: STYLES + WATCH + TAG, body }));
      // The words come in a chunk of their own.
      const told = async () => (await read<string[]>(page, "problems")).join("\n");
      for (const name of names) await expect.poll(told).toContain(`[islet] ${name}: its code did not arrive`);
      // Other widgets of the same markup run: what they add is theirs.
      const ofExamples = await states(page);
      const alone = names.filter((name) => ofExamples[name] === "failed");
      const [now, before] = [await htmlOf(page), await htmlBefore(page)];
      for (const name of alone)
        expect(now[name]?.replaceAll(/ data-widget-state="[a-z]+"/g, ""), name).toBe(before[name]);
      // Another widget of the same host may run.
      const single = alone.filter((name) => !/data-widget="[^"]* /.test(examplesOf([name])));
      expect(await page.evaluate(findPrevented, single)).toEqual([]);

      await page.goto(await bare({ head: STYLES + WATCH, body }));
      expect(await wordlessOrDead(page)).toEqual({ wordless: [], dead: [] });
      await expectNoAxeViolations(page, "main");
      await expectQuiet(page, [/Failed to load resource|net::ERR_FAILED/]);
    });

    test("nothing moves while it mounts, at 360 and 800 px", { tag: CORE }, async ({ page, bare }) => {
      const head = PAINTED_WHOLE + STYLES + WATCH + FIRST_VIEW + TAG;
      const url = await bare({ head, body: allOf(names) });
      await stopClock(page);
      for (const width of [360, 800]) {
        await page.setViewportSize({ width, height: ALL_IN_VIEW });
        await page.goto(url);
        await expect.poll(() => states(page)).toEqual(allMounted(names));
        expect.soft(await movedElements(page), `at ${width} px, ${await resized(page)}`).toEqual([]);
        expect(await endOfExamples(page)).toBeLessThan(ALL_IN_VIEW);
      }
    });
  });

test("what a layout shift moved is told with its widget and both places", async ({ page, bare }) => {
  const body = '<div data-example="tabs"><p id="growing">Grows.</p><p>What follows.</p></div>';
  await page.goto(await bare({ body }));
  expect(await movedElements(page)).toEqual([]);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>("#growing")?.style.setProperty("height", "90px"),
  );
  expect(await movedElements(page)).toEqual([
    expect.stringMatching(/^tabs: <p><\/p> was \d+ × \d+ at \d+, \d+, is \d+ × \d+ at \d+, \d+$/),
  ]);
});
