import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Frame, Page } from "@playwright/test";
import { EXAMPLE_CONFIG, inline, TAG, test } from "../support/runtime-pages.ts";
import { expect, expectQuiet } from "../support/test.ts";

const dist = fileURLToPath(new URL(`../../${process.env["ISLET_DIST"] ?? "dist"}/`, import.meta.url));
const { widgets } = JSON.parse(readFileSync(`${dist}manifest.json`, "utf8")) as {
  widgets: Readonly<Record<string, { readonly example: string }>>;
};

const STYLES =
  '<link rel="stylesheet" href="/islet/islet.css"><link rel="stylesheet" href="/theme/theme.css">';
/** Keeps problems from the console. */
const WATCH = inline(`window.problems = []; window.mounts = 0;
  addEventListener("islet:problem", (event) => { event.preventDefault(); problems.push(event.detail.message); });
  addEventListener("islet:mounted", () => { mounts += 1; });`);

const atOnce = (example: string) =>
  example
    .replaceAll(/data-widget-on="[^"]*"/g, "")
    .replaceAll("data-widget=", 'data-widget-on="load" data-widget=');

interface Before {
  readonly html: string;
  readonly nodes: readonly Node[];
}

type Bare = (parts: { head: string; body: string; csp?: null }) => Promise<string>;

/** A page like a builder's editor; the returned function opens a new preview in its frame, with Islet and no widget yet. */
async function openEditor(page: Page, bare: Bare): Promise<() => Promise<Frame>> {
  const url = await bare({ head: STYLES + WATCH + EXAMPLE_CONFIG + TAG, body: "" });
  await page.goto(await bare({ head: "", csp: null, body: "" }));
  return async () => {
    const started = page.waitForEvent("framenavigated", (frame) => frame.url() === url);
    await page.evaluate((src) => {
      const frame = Object.assign(document.createElement("iframe"), {
        id: "preview",
        src,
        width: "1000",
        height: "650",
      });
      document.querySelector("main")?.replaceChildren(frame);
    }, url);
    const preview = await started;
    await expect.poll(() => preview.evaluate(() => "islet" in window)).toBe(true);
    return preview;
  };
}

/** Makes the markup's elements in the editor's window and adopts them into the preview's page. */
const fill = (page: Page, markup: string) =>
  page.evaluate((html) => {
    const preview = (document.querySelector("#preview") as HTMLIFrameElement).contentWindow as Window &
      typeof globalThis;
    const box = document.createElement("div");
    box.innerHTML = html;
    // An engine makes the object of a node when a script first asks for it, with the classes of the node's window then.
    const all = (node: Node): Node[] => [node, ...[...node.childNodes].flatMap(all)];
    const nodes = all(box);
    const main = preview.document.querySelector("main") as HTMLElement;
    main.replaceChildren(preview.document.adoptNode(box));
    Object.assign(preview, { before: { html: main.outerHTML, nodes } satisfies Before });
    return nodes.some((node) => node instanceof preview.Node);
  }, markup);

const states = (preview: Frame) =>
  preview.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-widget]")].map(
      (host) => host.dataset["widgetState"] ?? "none",
    ),
  );

const problems = (preview: Frame) => preview.evaluate(() => Reflect.get(window, "problems") as string[]);

/** Moves the preview's content, then ends all widgets. */
const moveAndStop = (preview: Frame) =>
  preview.evaluate(async () => {
    const main = document.querySelector("main") as HTMLElement;
    const { html, nodes } = Reflect.get(window, "before") as Before;
    const mounts = Reflect.get(window, "mounts") as number;
    document.body.appendChild(document.createElement("div")).append(main);
    await new Promise((resolve) => setTimeout(resolve, 0));
    const mountedAgain = (Reflect.get(window, "mounts") as number) - mounts;
    window.islet?.stop();
    return {
      mountedAgain,
      isRestored: main.outerHTML === html || main.outerHTML,
      lost: nodes.filter((node) => !main.contains(node)).map(({ nodeName }) => nodeName),
    };
  });

test.beforeEach(({ page }) =>
  page.route("**/?wc-ajax=get_refreshed_fragments", (route) => route.fulfill({ json: {} })),
);

test("every widget keeps its contract in elements that an editor's window has made", async ({
  page,
  bare,
}) => {
  const results: Record<string, object> = {};
  const kept = { isOurs: false, problems: [], mountedAgain: 0, isRestored: true, lost: [] };
  const openPreview = await openEditor(page, bare);
  for (const [name, { example }] of Object.entries(widgets)) {
    const preview = await openPreview();
    const isOurs = await fill(page, atOnce(example));
    await expect
      .poll(async () => new Set(await states(preview)), { message: name })
      .toEqual(new Set(["mounted"]));
    const moved = await moveAndStop(preview);
    results[name] = { isOurs, problems: await problems(preview), ...moved };
  }
  expect(results).toEqual(Object.fromEntries(Object.keys(widgets).map((name) => [name, kept])));
  await expectQuiet(page);
});

test("what a visitor does in such elements reaches the widgets", async ({ page, bare }) => {
  const examples = ["add-to-cart", "tooltip", "product-sort"].map((name) => widgets[name]?.example);
  const preview = await (await openEditor(page, bare))();
  await fill(page, atOnce(examples.join("")));
  await expect.poll(async () => new Set(await states(preview))).toEqual(new Set(["mounted"]));

  const added = page.waitForRequest(/wc-ajax=add_to_cart/);
  await preview.getByRole("button", { name: "Beanie" }).click();
  await added;
  await preview.getByRole("link", { name: "Delivery times" }).hover();
  await expect(preview.getByRole("tooltip")).toHaveText("Two to four working days");
  await preview.getByRole("combobox", { name: "Shop order" }).selectOption("price");
  await expect.poll(() => preview.url()).toContain("orderby=price");
});
