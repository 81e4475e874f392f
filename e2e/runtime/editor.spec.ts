import type { Page } from "@playwright/test";
import { exampleHosts, examplePowers } from "#outputs/gallery/example-hosts.ts";
import { CORE } from "../support/core.ts";
import { examplesOf, pagesOf, widgets } from "../support/examples.ts";
import { EXHAUSTIVE } from "../support/exhaustive.ts";
import { TAG, test } from "../support/runtime-pages.ts";
import { expect, expectQuiet } from "../support/test.ts";

const STYLES = '<link rel="stylesheet" href="/islet/islet.css">';
const POPUP = `<section id="letter" data-widget="popup" data-widget-key="k1" data-settings='{"width":400,"entrance_animation":"none"}'><h2>Letter</h2><p>Four a year. <button type="button">Subscribe</button></p></section>`;
const COUNTDOWN = '<div data-id="4af3" data-widget="countdown"></div>';

type Bare = (parts: {
  head?: string;
  body: string;
  csp?: null;
  config?: Readonly<Record<string, unknown>>;
}) => Promise<string>;

/** A panel beside a canvas in a frame: elements are made by the panel's window and adopted into the canvas. */
async function openEditor(page: Page, bare: Bare) {
  const canvas = await bare({ head: STYLES + TAG, body: "", config: { is_editor: true } });
  await page.goto(
    await bare({
      head: "",
      csp: null,
      body: `<button id="preview">Preview</button><iframe id="canvas" src="${canvas}" width="900" height="600"></iframe>`,
    }),
  );
  const frame = page.frameLocator("#canvas");
  await expect.poll(() => inCanvas(page, (preview) => preview.islet?.preview !== undefined)).toBe(true);
  await page.evaluate(() => {
    const preview = (document.querySelector("#canvas") as HTMLIFrameElement).contentWindow as Window;
    document.querySelector("#preview")?.addEventListener("click", () => {
      const host = preview.document.querySelector<HTMLElement>("#letter");
      if (host) void preview.islet?.preview?.(host);
    });
  });
  return frame;
}

const inCanvas = <Result>(page: Page, run: (preview: Window & typeof globalThis) => Result) =>
  page.evaluate<Result>(`(${run.toString()})(document.querySelector("#canvas").contentWindow)`);

/** Draws the canvas as an editor does, in place of what is there. */
const draw = (page: Page, html: string) =>
  page.evaluate((markup) => {
    const preview = (document.querySelector("#canvas") as HTMLIFrameElement).contentWindow as Window;
    const box = document.createElement("div");
    box.innerHTML = markup;
    const main = preview.document.querySelector("main") as HTMLElement;
    main.replaceChildren(...[...box.childNodes].map((node) => preview.document.adoptNode(node)));
  }, html);

test("a popup in an editor stands in its place, and its preview follows the panel", { tag: CORE }, async ({
  page,
  bare,
}) => {
  const canvas = await openEditor(page, bare);
  await draw(page, POPUP);
  const letter = canvas.locator("#letter");
  await expect(letter).toHaveAttribute("data-widget-state", "mounted");
  await expect(letter.getByRole("button", { name: "Subscribe" })).toBeVisible();
  // The editor's own way with its nodes goes on working.
  const isOwn = await inCanvas(page, (preview) => {
    const host = preview.document.querySelector("#letter") as HTMLElement;
    const [heading, text] = [host.children[0] as Element, host.children[1] as Element];
    host.insertBefore(host.removeChild(text), heading);
    return [...host.children].map(({ localName }) => localName).join();
  });
  expect(isOwn).toBe("p,h2");

  await page.locator("#preview").click();
  const popup = canvas.locator("dialog dialog");
  await expect(popup.getByRole("heading", { name: "Letter" })).toBeVisible();
  await expect(letter.getByRole("button", { name: "Subscribe" })).toBeVisible();
  const widthOf = () =>
    popup.evaluate((dialog) => getComputedStyle(dialog).getPropertyValue("--islet-popup-width"));
  expect(await widthOf()).toBe("400px");
  await letter.evaluate((host) =>
    host.setAttribute("data-settings", '{"width":300,"entrance_animation":"none"}'),
  );
  await expect.poll(widthOf).toBe("300px");
  await expect(popup.getByRole("heading", { name: "Letter" })).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(canvas.locator("dialog")).toHaveCount(0);
  await expect(page.locator("#preview")).toBeFocused();
  await expect(canvas.locator("[id]#letter")).toHaveCount(1);

  await page.keyboard.press("Enter");
  await expect(popup).toBeVisible();
  await inCanvas(page, (preview) => preview.islet?.stop());
  await expect(canvas.locator("dialog")).toHaveCount(0);
  await expectQuiet(page);
});

test("a widget that cannot run says so in its place, runs as soon as it can, and outlives its element", async ({
  page,
  bare,
}) => {
  const canvas = await openEditor(page, bare);
  await inCanvas(page, (preview) => {
    const paths: unknown[] = [];
    Object.assign(preview, { paths });
    preview.document.addEventListener("islet:problem", (event) => {
      event.preventDefault();
      paths.push((event as CustomEvent<{ paths?: readonly string[] }>).detail.paths);
    });
  });
  await draw(page, COUNTDOWN);
  const host = canvas.locator("[data-id='4af3']");
  await expect(host).toHaveAttribute("data-widget-problem", /end date or evergreen interval must say/);
  const sentence = await host.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(sentence).toContain("end date");
  expect((await host.boundingBox())?.height).toBeGreaterThan(20);
  expect(await inCanvas(page, (preview) => Reflect.get(preview, "paths") as unknown)).toEqual([
    ["end_date", "evergreen_interval"],
  ]);

  const settings = '{"end_date":4102444800}';
  await host.evaluate((element, text) => element.setAttribute("data-settings", text), settings);
  const timer = canvas.getByRole("timer");
  await expect(timer).toBeVisible();
  await expect(host).not.toHaveAttribute("data-widget-problem");

  await timer.evaluate((element) => Object.assign(window, { drawn: element }));
  await draw(
    page,
    COUNTDOWN.replace("></div>", ` data-settings='{"end_date":4102444800,"show_days":""}'></div>`),
  );
  await expect(host).toHaveAttribute("data-widget-state", "mounted");
  expect(await timer.evaluate((element) => Reflect.get(window, "drawn") === element)).toBe(true);
  await expect(timer).not.toContainText("Days");
  await expectQuiet(page);
});

test("a field of an element that a visitor's page replaces keeps text, caret and focus, the first time, too", async ({
  page,
  bare,
}) => {
  const form = (label: string) =>
    `<form id="f" data-widget="form" data-widget-on="load" method="post" action="/send"><label>${label} <input name="mail"></label><button>Send</button></form>`;
  await page.goto(await bare({ head: STYLES + TAG, body: form("One"), csp: null }));
  const isMounted = () => expect(page.locator("#f")).toHaveAttribute("data-widget-state", "mounted");
  const swap = (html: string) =>
    page.evaluate((markup) => {
      (document.querySelector("main") as HTMLElement).innerHTML = markup;
    }, html);
  await isMounted();
  await page.getByLabel("One").pressSequentially("ada@example");
  await page.keyboard.press("ArrowLeft");
  for (const label of ["Two", "Three"]) {
    await swap(form(label));
    await expect(page.getByLabel(label)).toBeFocused();
    await page.keyboard.press("x");
  }
  await expect(page.getByLabel("Three")).toHaveValue("ada@examplxxe");

  await page.mouse.click(600, 500);
  await swap(form("Four"));
  await isMounted();
  await expect(page.getByLabel("Four")).toHaveValue("ada@examplxxe");
  await expect(page.getByLabel("Four")).not.toBeFocused();
  await expectQuiet(page);
});

/** Numbers the elements of the examples. */
function numbered(examples: string) {
  let count = 0;
  return examples.replaceAll(/<[a-z][\w-]*(?=[\s>])/g, (tag) => `${tag} data-n="${count++}"`);
}

/** The numbered elements that are seen, but for what is inside of these. */
const seen = (page: Page, selector: string) =>
  page.evaluate(
    (inside) =>
      [...document.querySelectorAll<HTMLElement>("[data-n]:not(noscript)")].flatMap((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.parentElement?.closest(inside)
          ? `${element.dataset["n"]} ${element.localName}.${element.getAttribute("class")?.split(" ", 1)[0]}`
          : [],
      ),
    selector,
  );

/** Themes open its list, and no editor fills it. */
const LISTED_BY_SHOP = "mini-cart";

for (const names of pagesOf(Object.keys(widgets).filter((name) => name !== LISTED_BY_SHOP)))
  test(`${names.join(", ")}: what is seen without scripts is seen in an editor`, { tag: EXHAUSTIVE }, async ({
    answerEmpty,
    bare,
    browser,
    page,
  }) => {
    await answerEmpty("/?wc-ajax=get_refreshed_fragments");
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    // These draw their inside themselves.
    const drawn = names
      .filter((name) => widgets[name]?.editor.content !== "inner")
      .map((name) => `[data-example="${name}"] [data-widget~="${name}"]`);
    const hidden = ["noscript", ...drawn].join();
    const body = numbered(examplesOf(names));
    await plain.goto(await bare({ head: STYLES, body }));
    const before = await seen(plain, hidden);
    const config = { is_editor: true, allowed_hosts: exampleHosts, widget_settings: examplePowers };
    await page.goto(await bare({ head: STYLES + TAG, body, config }));
    await expect(page.locator("[data-widget]:not([data-widget-state=mounted])")).toHaveCount(0);
    await expect
      .poll(async () => {
        const now = new Set((await seen(page, hidden)).map((element) => element.split(" ", 1)[0]));
        return before.filter((element) => !now.has(element.split(" ", 1)[0] ?? ""));
      })
      .toEqual([]);
    await context.close();
  });
