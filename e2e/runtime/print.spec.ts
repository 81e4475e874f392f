import { CORE } from "../support/core.ts";
import { widgets } from "../support/examples.ts";
import { EXHAUSTIVE } from "../support/exhaustive.ts";
import { openForm } from "../support/gallery.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const host = (name: string, settings: object) =>
  `<div data-widget="${name}" data-widget-on="load" data-settings='${JSON.stringify(settings).replaceAll("'", "&#39;")}'></div>`;
const tabs = {
  label: "Care",
  items: [
    { title: "Wash", text: "By hand." },
    { title: "Dry", text: "Flat." },
  ],
};

test("empty elements get their markup from their settings, under a strict policy, and are pressed and read as any", {
  tag: CORE,
}, async ({ page, makePage }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const body = [
    host("tabs", tabs),
    host("accordion", {
      exclusive: true,
      items: [
        { title: "Sizes", text: "S" },
        { title: "Gifts", text: "G" },
      ],
    }),
    host("carousel", {
      ...{ label: "Hats", slides_to_show: 1 },
      items: ["cap", "belt"].map((name) => ({
        ...{ picture: `/wp-content/uploads/${name}-600x600.svg`, alt: `A ${name}` },
        ...{ width: 600, height: 600, link: `/${name}/` },
      })),
    }),
    host("share-buttons", { items: [{ network: "facebook" }, { network: "copy" }] }),
  ];
  await page.goto(await makePage(`<h1>Printed</h1>${body.join("")}`));
  await expect(page.locator("[data-widget-state=mounted][data-settings]")).toHaveCount(4);
  await page.getByRole("tab", { name: "Dry" }).click();
  await expect(page.getByRole("tabpanel", { name: "Dry" })).toHaveText("Flat.");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Wash" })).toBeFocused();
  await page.getByText("Gifts").click();
  await expect(page.getByText("G", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(page.getByRole("img", { name: "A belt" })).toBeInViewport();
  await expect(page.getByRole("link", { name: "Share on Facebook" })).toHaveAttribute("href", /sharer/);
  await expectNoAxeViolations(page);
  await expectQuiet(page);
  expect(asked.filter((path) => /(?:-markup|print-inside)\.js$/.test(path))).toHaveLength(5);
});

test("a page whose server prints markup loads no template", async ({ page, makePage }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const printed = "<details><summary>Sizes</summary><div><p>Words.</p></div></details>";
  await page.goto(await makePage(host("accordion", { exclusive: true }).replace("></", `>${printed}</`)));
  await expect(page.locator("[data-widget-state=mounted][data-settings]")).toHaveCount(1);
  expect(asked.filter((path) => /(?:-markup|print-inside)\.js$/.test(path))).toEqual([]);
});

test("wrong content is left out and told once; code in it stays text", async ({ page, makePage }) => {
  const items = [{ title: "<img src=x onerror=alert(1)>", text: "</p><script>alert(1)</script>" }, 7];
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto(await makePage(host("tabs", { items }).replaceAll("<img", "&lt;img")));
  await expect(page.getByRole("tab")).toHaveText(["<img src=x onerror=alert(1)>"]);
  await expect(page.getByRole("tabpanel")).toHaveText("</p><script>alert(1)</script>");
  await expect.poll(() => problems.filter((text) => text.includes("settings.items[1]")).length).toBe(1);
});

test("the gallery's form changes rows, the example prints anew, and the markup is what a server prints", async ({
  page,
}) => {
  await page.goto("/gallery/tabs/");
  const stage = page.locator("#gallery-stage");
  await expect(stage.getByRole("tab")).toHaveText(["Wash", "Dry", "Mend"]);
  const form = await openForm(page);
  await stage.getByRole("tab", { name: "Dry" }).click();
  await form.getByRole("textbox", { name: "Title" }).nth(1).fill("Dry & iron");
  await expect(stage.getByRole("tab")).toHaveText(["Wash", "Dry & iron", "Mend"]);
  await form.getByRole("button", { name: "Remove Tabs 1" }).click();
  await expect(stage.getByRole("tab")).toHaveText(["Dry & iron", "Mend"]);
  const markup = page.locator("#gallery-markup");
  await expect(markup).toContainText('aria-controls="care-dry">Dry &amp; iron</a>');
  await expect(markup).not.toContainText("data-settings");
  await expect(page).toHaveURL(/set\.items\.0\.title=Dry/);
  await page.reload();
  await expect(stage.getByRole("tab")).toHaveText(["Dry & iron", "Mend"]);
  await (await openForm(page)).getByRole("button", { name: "Reset" }).click();
  await expect(stage.getByRole("tab")).toHaveText(["Wash", "Dry", "Mend"]);
  await expect(markup).toContainText("care-more");
});

/** What a page prints of every widget that has content, for the first example of each. */
const others = Object.entries(widgets).filter(
  ([name, { controls }]) => controls.some(({ printed }) => printed) && name !== "social-embed",
);

test("an empty element of any widget that prints itself shows its example, and the page stays accessible", {
  tag: EXHAUSTIVE,
}, async ({ page, makePage }) => {
  const body = others.map(
    ([name, { examples }]) =>
      `<section aria-label="${name}">${host(name, examples[0]?.settings ?? {})}</section>`,
  );
  await page.goto(await makePage(`<h1>Printed</h1><h2>All</h2>${body.join("")}`));
  for (const [name] of others) {
    const printed = page.locator(`[data-widget="${name}"]`).first();
    await printed.scrollIntoViewIfNeeded();
    await expect(printed).toHaveAttribute("data-widget-state", "mounted");
    expect(await printed.evaluate((element) => element.getBoundingClientRect().height), name).toBeGreaterThan(
      10,
    );
  }
  await expectNoAxeViolations(page);
  await expectQuiet(page);
});
