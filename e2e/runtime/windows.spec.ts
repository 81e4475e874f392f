import type { Frame, Page } from "@playwright/test";
import { ALL_IN_VIEW, examplesOf, pagesOf, widgets } from "../support/examples.ts";
import { EXHAUSTIVE } from "../support/exhaustive.ts";
import { EXAMPLE_CONFIG, inline, TAG, test } from "../support/runtime-pages.ts";
import { expect, expectQuiet } from "../support/test.ts";

const STYLES =
  '<link rel="stylesheet" href="/islet/islet.css"><link rel="stylesheet" href="/theme/theme.css">';
/** Keeps problems from the console. */
const WATCH = inline(`window.problems = []; window.mounts = 0;
  addEventListener("islet:problem", (event) => { event.preventDefault(); problems.push(event.detail.message); });
  addEventListener("islet:mounted", () => { mounts += 1; });`);

interface Before {
  /** The examples and their markup. */
  readonly parts: readonly (readonly [HTMLElement, string])[];
  readonly nodes: readonly Node[];
}

type Bare = (parts: { head: string; body: string; csp?: null }) => Promise<string>;

/** A page like a builder's editor; the returned function opens a new preview in its frame, with Islet and no widget yet. */
async function openEditor(page: Page, bare: Bare): Promise<() => Promise<Frame>> {
  const url = await bare({ head: STYLES + WATCH + EXAMPLE_CONFIG + TAG, body: "" });
  await page.goto(await bare({ head: "", csp: null, body: "" }));
  return async () => {
    const started = page.waitForEvent("framenavigated", (frame) => frame.url() === url);
    await page.evaluate(
      ([src, height]) => {
        const frame = Object.assign(document.createElement("iframe"), {
          id: "preview",
          src,
          width: "1000",
          height,
        });
        document.querySelector("main")?.replaceChildren(frame);
      },
      [url, `${ALL_IN_VIEW}`],
    );
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
    const parts = [...main.querySelectorAll<HTMLElement>("[data-example]")].map(
      (example) => [example, example.outerHTML] as const,
    );
    Object.assign(preview, { before: { parts, nodes } satisfies Before });
    return nodes.some((node) => node instanceof preview.Node);
  }, markup);

/** The widgets that do not run yet, or anymore. */
const notMounted = (preview: Frame) =>
  preview.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-widget]:not([data-widget-state=mounted])")].map(
      ({ dataset }) => `${dataset["widget"]}: ${dataset["widgetState"] ?? "none"}`,
    ),
  );

const problems = (preview: Frame) => preview.evaluate(() => Reflect.get(window, "problems") as string[]);

/** Moves the preview's content, then ends all widgets. */
const moveAndStop = (preview: Frame) =>
  preview.evaluate(async () => {
    const main = document.querySelector("main") as HTMLElement;
    const { parts, nodes } = Reflect.get(window, "before") as Before;
    const mounts = Reflect.get(window, "mounts") as number;
    document.body.appendChild(document.createElement("div")).append(main);
    await new Promise((resolve) => setTimeout(resolve, 0));
    const mountedAgain = (Reflect.get(window, "mounts") as number) - mounts;
    window.islet?.stop();
    return {
      mountedAgain,
      changed: parts.flatMap(([{ outerHTML }, html]) => (outerHTML === html ? [] : outerHTML)),
      lost: nodes.filter((node) => !main.contains(node)).map(({ nodeName }) => nodeName),
    };
  });

test.beforeEach(({ page }) =>
  page.route("**/?wc-ajax=get_refreshed_fragments", (route) => route.fulfill({ json: {} })),
);

test("every widget keeps its contract in elements that an editor's window has made", {
  tag: EXHAUSTIVE,
}, async ({ page, bare }) => {
  const openPreview = await openEditor(page, bare);
  for (const names of pagesOf(Object.keys(widgets))) {
    const preview = await openPreview();
    const isOurs = await fill(page, examplesOf(names));
    await expect.poll(() => notMounted(preview)).toEqual([]);
    const moved = await moveAndStop(preview);
    const result = { isOurs, problems: await problems(preview), ...moved };
    const kept = { isOurs: false, problems: [], mountedAgain: 0, changed: [], lost: [] };
    expect(result, names.join()).toEqual(kept);
  }
  await expectQuiet(page);
});

test("what a visitor does in such elements reaches the widgets", async ({ page, bare }) => {
  const preview = await (await openEditor(page, bare))();
  await fill(page, examplesOf(["add-to-cart", "tooltip", "product-sort"]));
  await expect.poll(() => notMounted(preview)).toEqual([]);

  const added = page.waitForRequest(/wc-ajax=add_to_cart/);
  await preview.getByRole("button", { name: "Beanie" }).click();
  await added;
  await preview.getByRole("link", { name: "Delivery times" }).hover();
  await expect(preview.getByRole("tooltip")).toHaveText("Two to four working days");
  await preview.getByRole("combobox", { name: "Shop order" }).selectOption("price");
  await expect.poll(() => preview.url()).toContain("orderby=price");
});
