import type { Page } from "@playwright/test";
import { printedMarkup } from "#tests/support/printed-markup.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { expect, expectQuiet, movedElements, test } from "../support/test.ts";

const STEPS = [
  { kind: "step", label: "About you" },
  { kind: "text", name: "name", label: "Name", required: true },
  { kind: "radio", name: "type", label: "You are", options: "person = A person\nfirm = A firm" },
  { kind: "text", name: "firm", label: "VAT number", show_if: "type = 'firm'" },
  { kind: "calculated", name: "total", label: "Total", formula: "2 + 2" },
  { kind: "step", label: "Your order" },
  { kind: "number", name: "amount", label: "Amount" },
  { kind: "multiline", name: "words", label: "Words" },
  { kind: "step", label: "Where it goes" },
  { kind: "address", name: "address", label: "Address" },
];
const START = [
  { kind: "hidden", name: "source", value: "page" },
  { kind: "note", label: "We answer within two days." },
  ...STEPS,
];

/** Forms that are longer as they are printed than once they run. */
const FORMS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  steps: { fields: STEPS },
  start: { fields: START },
  plain: { fields: STEPS, steps_progress: false },
  review: { fields: STEPS.slice(1, 4), review: true },
};

const pageWith = (form: string) =>
  `<main><h1>Order</h1><h2>Belts</h2>${form}<p id="after">What follows</p></main>`;
const mounted = (page: Page) =>
  expect(page.locator("[data-widget=contact-form]")).toHaveAttribute("data-widget-state", "mounted");
const placeAfter = async (page: Page) =>
  await page.locator("#after").evaluate((element) => Math.round(element.getBoundingClientRect().top));
const fields = (page: Page) => page.locator(".islet-contact-form__field:not([data-kind=hidden], [data-if])");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

for (const [name, settings] of Object.entries(FORMS))
  test(`contact-form (${name}) moves nothing when it starts, at 390 and 1280 px`, async ({
    page,
    makePage,
  }) => {
    const path = await makePage(pageWith(await printedMarkup("contact-form", settings)));
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 1_600 });
      const { release, requested } = await holdRequests(page, /\/contact-form[^/]*\.js/);
      await page.goto(path, { waitUntil: "commit" });
      await expect.poll(() => requested.length).toBeGreaterThan(0);
      const before = await placeAfter(page);
      await expect(button(page, "Send")).toBeHidden();
      release();
      await mounted(page);
      await expect(button(page, "Next")).toBeVisible();
      expect([width, await movedElements(page)]).toEqual([width, []]);
      expect([width, await placeAfter(page)]).toEqual([width, before]);
    }
    await expectQuiet(page);
  });

test("contact-form has chosen what is said, and after a reload is where the visitor was", async ({
  page,
  makePage,
}) => {
  const options = "s = Small\nm = Medium [chosen]\nl = Large [if: name = 'x'] [chosen]";
  const choices = ["select", "radio", "checkboxes"].map((kind) => ({
    kind,
    name: kind,
    label: kind,
    options,
  }));
  const first = [{ kind: "text", name: "name", label: "Name" }, ...choices];
  const last = [
    { kind: "step", label: "Last" },
    { kind: "text", name: "words", label: "Words", required: true },
  ];
  const size = { kind: "select", name: "size", label: "Size", options: "s = Small\nm = Medium [chosen]" };
  const form = await printedMarkup("contact-form", { fields: [size, ...first, ...last] });
  await page.goto(await makePage(pageWith(form)));
  await expect(button(page, "Next")).toBeVisible();
  await expect(page.getByLabel("Size")).toHaveValue("m");
  // What a condition hides is not chosen.
  await expect(page.getByLabel("select")).toHaveValue("");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await page.getByLabel("Name").fill("Ada");
  await button(page, "Next").click();
  await page.getByLabel("Words").fill("Hello");
  await page.reload();
  await expect(page.getByLabel("Words")).toHaveValue("Hello");
  await expect(page.getByText("Step 2 of 2")).toBeVisible();
  await expect(page.getByLabel("Words")).not.toBeFocused();
});

test("contact-form without the code of its widget has all steps, and the browser sends it", async ({
  page,
  makePage,
}) => {
  await page.route(/\/contact-form[^/]*\.js/, (route) => route.abort());
  const form = (await printedMarkup("contact-form", { fields: START })).replace(
    "<form ",
    '<form action="/contact/" ',
  );
  await page.goto(await makePage(pageWith(form)));
  await expect(page.locator("[data-widget=contact-form]")).toHaveAttribute("data-widget-state", "failed");
  for (const field of await fields(page).all()) await expect(field).toBeVisible();
  await page.getByLabel("Address").fill("Main Street 1");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await button(page, "Send").click();
  expect((await sent).postData()).toContain('name="fields[address]"\r\n\r\nMain Street 1');
});

test("contact-form without the code of its conditions has all fields, and the browser sends it", async ({
  page,
  makePage,
}) => {
  await page.route(/start-logic[^/]*\.js/, (route) => route.abort());
  await page.goto(await makePage(pageWith(await printedMarkup("contact-form", { fields: START }))));
  for (const field of await fields(page).all()) await expect(field).toBeVisible();
  await expect(page.getByLabel("VAT number")).toBeVisible();
  await expect(button(page, "Send")).toBeVisible();
});

test("contact-form has all steps 8 s later if Islet itself does not come", async ({ page, makePage }) => {
  await page.route(/\/islet[^/]*\.js/, (route) => route.abort());
  await page.goto(await makePage(pageWith(await printedMarkup("contact-form", { fields: STEPS }))));
  await expect(page.getByLabel("Address")).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 8_001;
  });
  for (const field of await fields(page).all()) await expect(field).toBeVisible();
  await expect(button(page, "Send")).toBeVisible();
});

test.describe("contact-form without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has all steps", async ({ page, makePage }) => {
    await page.goto(await makePage(pageWith(await printedMarkup("contact-form", { fields: START }))));
    for (const field of await fields(page).all()) await expect(field).toBeVisible();
    await expect(page.getByLabel("VAT number")).toBeVisible();
    await expect(button(page, "Send")).toBeVisible();
  });
});
