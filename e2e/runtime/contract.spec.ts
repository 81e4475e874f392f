import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { groupsOf, inOnePage } from "../support/in-one-page.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift } from "../support/test.ts";
import { waitForEntrance } from "../support/wait-for-entrance.ts";
import { EXAMPLE_CONFIG, inline, TAG, test } from "../support/runtime-pages.ts";

interface Manifest {
  readonly widgets: Readonly<
    Record<string, { readonly kind: string; readonly example: string; readonly files: readonly string[] }>
  >;
}
const root = fileURLToPath(new URL("../..", import.meta.url));
const widgetsOf = (dist: string) =>
  (JSON.parse(readFileSync(`${root}${dist}/manifest.json`, "utf8")) as Manifest).widgets;
const widgets = widgetsOf(process.env["ISLET_DIST"] ?? "dist");

/** The chunk of a widget's own code in the build under test. */
const ownFile = (name: string, dist: string) => widgetsOf(dist)[name]?.files[0] ?? "";

const STYLES =
  '<link rel="stylesheet" href="/islet/islet.css"><link rel="stylesheet" href="/theme/theme.css">';
/** Keeps problems from the console, and every node of the page before the script runs. */
const WATCH = inline(`window.problems = []; window.events = [];
  addEventListener("islet:problem", (event) => { event.preventDefault(); problems.push(event.detail.message); });
  for (const type of ["islet:mounted", "islet:unmounted"]) addEventListener(type, (event) => events.push(type));
  document.addEventListener("readystatechange", () => {
    const all = (node) => [node, ...[...node.childNodes].flatMap(all)];
    const main = document.querySelector("main");
    const [html, nodes] = [main.outerHTML, all(main)];
    window.before = { html, lost: () => { const now = new Set(all(main)); return nodes.filter((node) => !now.has(node)).map((node) => node.nodeName + " " + (node.textContent ?? "").trim().slice(0, 40)); } };
  }, { once: true });`);

const read = <Value>(page: Page, name: string) =>
  page.evaluate((key) => Reflect.get(window, key) as unknown, name) as Promise<Value>;
const states = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-widget]")].map(
      (host) => host.dataset["widgetState"] ?? "none",
    ),
  );
const htmlOf = (page: Page) => page.evaluate(() => document.querySelector("main")?.outerHTML ?? "");
const htmlBefore = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, "before") as { html: string }).html);

/** The fixture, its widgets wanted at once: what makes them wanted is the business of other tests. */
const atOnce = (example: string) =>
  example
    .replaceAll(/data-widget-on="[^"]*"/g, "")
    .replaceAll("data-widget=", 'data-widget-on="load" data-widget=');

// The carts of fixtures are examples: the shop, which knows nothing of them, would empty them.
test.beforeEach(({ answerEmpty }) => answerEmpty("/?wc-ajax=get_refreshed_fragments"));

/** Presses every link and submits every form of the page; returns those that a script keeps from the browser. */
function findPrevented(): string[] {
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
  for (const link of document.querySelectorAll<HTMLElement>("main a[href]")) link.click();
  for (const form of document.querySelectorAll("main form"))
    form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  end.abort();
  return prevented;
}

/** What would move if the widget changed its height. */
const FOLLOWING = "<p>What follows.</p>";

const contractOf = (name: string) => {
  const widget = widgets[name];
  if (!widget) throw new Error(`The manifest has no ${name}.`);
  return { body: atOnce(widget.example) };
};

const isIsland = (name: string) => widgets[name]?.kind === "island";
const all = Object.keys(widgets);

// Islands run with both engines.
for (const names of [...groupsOf(all.filter(isIsland)), ...groupsOf(all.filter((name) => !isIsland(name)))])
  test.describe(`the contract of ${names.join(", ")} in a browser, under the strict policy`, () => {
    test("mounts without a problem, where nothing moves at 1280 px, stays when it moves, and gives every node back", async ({
      page,
      bare,
    }) =>
      inOnePage(page, names, async (name) => {
        await page.goto(
          await bare({
            head: STYLES + WATCH + EXAMPLE_CONFIG + TAG,
            body: contractOf(name).body + FOLLOWING,
          }),
        );
        await expect.poll(async () => new Set(await states(page))).toEqual(new Set(["mounted"]));
        expect(await layoutShift(page)).toBe(0);
        expect(await read(page, "problems")).toEqual([]);
        await waitForEntrance(page);
        await expectNoAxeViolations(page, "main");

        const mounted = (await read<string[]>(page, "events")).length;
        await page.evaluate(async () => {
          const main = document.querySelector("main") as HTMLElement;
          const place = document.body.appendChild(document.createElement("div"));
          place.append(main);
          await new Promise((resolve) => setTimeout(resolve, 0));
        });
        expect((await read<string[]>(page, "events")).length).toBe(mounted);
        expect(new Set(await states(page))).toEqual(new Set(["mounted"]));

        await page.evaluate(() => window.islet?.stop());
        expect(await htmlOf(page)).toBe(await htmlBefore(page));
        expect(
          await page.evaluate(() => (Reflect.get(window, "before") as { lost: () => string[] }).lost()),
        ).toEqual([]);
        expect(await read(page, "problems")).toEqual([]);
        await expectQuiet(page);
      }));

    test("without its code the server's markup stays, its links and forms are the browser's; without any script it shows its words and no dead link", async ({
      page,
      bare,
      dist,
    }) =>
      inOnePage(page, names, async (name) => {
        const { body } = contractOf(name);
        await page.route(`**/${ownFile(name, dist)}*`, (route) => route.abort());
        await page.goto(await bare({ head: STYLES + WATCH + TAG, body }));
        await expect.poll(() => states(page)).toContain("failed");
        const withState = (html: string) => html.replaceAll(/ data-widget-state="[a-z]+"/g, "");
        // Other widgets of the same markup run: what they add is theirs.
        const isAlone = await page.evaluate(() =>
          [...document.querySelectorAll("[data-widget]")].every(
            (host) => host.getAttribute("data-widget-state") === "failed",
          ),
        );
        if (isAlone) {
          expect(withState(await htmlOf(page))).toBe(await htmlBefore(page));
          // Another widget of the same host may run.
          if (!/data-widget="[^"]* /.test(body)) expect(await page.evaluate(findPrevented)).toEqual([]);
        }
        // The words come in a chunk of their own.
        const told = async () => (await read<string[]>(page, "problems")).join("\n");
        await expect.poll(told).toContain(`[islet] ${name}: its code did not arrive`);

        await page.goto(await bare({ head: STYLES + WATCH, body }));
        const plain = await page.evaluate(() => {
          const main = document.querySelector("main") as HTMLElement;
          const isShown = (element: Element) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
          return {
            text: main.innerText.trim().length,
            words: (main.textContent ?? "").trim().length,
            dead: [...main.querySelectorAll("a")].filter(
              (link) => isShown(link) && !link.hasAttribute("href"),
            ).length,
          };
        });
        if (plain.words > 0) expect(plain.text).toBeGreaterThan(0);
        expect(plain.dead).toBe(0);
        await expectNoAxeViolations(page, "main");
        await expectQuiet(page, [/Failed to load resource|net::ERR_FAILED/]);
      }));

    test("nothing moves while it mounts, at 360 and 800 px", async ({ page, bare }) =>
      inOnePage(page, names, async (name) => {
        const { body } = contractOf(name);
        const url = await bare({ head: STYLES + WATCH + TAG, body: body + FOLLOWING });
        const shifts: Record<number, number> = {};
        for (const width of [360, 800]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(url);
          await expect.poll(async () => new Set(await states(page))).toEqual(new Set(["mounted"]));
          shifts[width] = await layoutShift(page);
        }
        expect(shifts).toEqual({ 360: 0, 800: 0 });
      }));
  });
