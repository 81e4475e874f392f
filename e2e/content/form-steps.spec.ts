import type { Locator, Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const BUILDER_CALL = "elementor_pro_forms_send_form";

/** Ids and labels end alike, so that a page may hold several. */
const FORM = (settings: object, end = "") =>
  `<form data-widget="form form-steps" data-settings='${JSON.stringify({ kind: "builder", ...settings })}' method="post" action="/contact/" aria-label="Order${end}">
  <input type="hidden" name="form_id" value="693b732">
  <fieldset class="islet-form-step" data-label="Who" data-nextbutton="Go on"><legend>You</legend>
    <p class="islet-form-field"><label for="n${end}">Name${end}</label> <input id="n${end}" name="form_fields[first1]" required></p>
    <p class="islet-form-field"><label for="e${end}">E-mail${end}</label> <input id="e${end}" type="email" name="form_fields[mail1]" required></p>
  </fieldset>
  <fieldset class="islet-form-step" data-label="What" data-previousbutton="Back please"><legend>Your wish</legend>
    <p class="islet-form-field"><label for="w${end}">Why${end}</label> <textarea id="w${end}" name="form_fields[why1]"></textarea></p>
    <p class="islet-form-field"><label for="o${end}">Option${end}</label> <input id="o${end}" name="form_fields[opt1]"></p>
  </fieldset>
  <fieldset class="islet-form-step" data-label="When"><legend>Time</legend>
    <p class="islet-form-field"><label for="d${end}">Note${end}</label> <input id="d${end}" name="form_fields[note]"></p>
  </fieldset>
  <p><button type="submit">Send</button></p></form>`;
const main = (markup: string) => `<main><h1>Order</h1>${markup}</main>`;

const form = (page: Page) => page.locator("form[data-widget~=form-steps]").first();
const button = (place: Page | Locator, name: string) => place.getByRole("button", { name, exact: true });
const field = (place: Page | Locator, name: string) => place.getByLabel(name, { exact: true });
const items = (page: Page) => form(page).getByRole("listitem");
const status = (page: Page) => form(page).getByRole("status").first();
const mounted = (page: Page) => expect(form(page)).toHaveClass(/islet-form-steps/);

async function fillIn(place: Page | Locator, end = "") {
  await field(place, `Name${end}`).fill("Ada");
  await field(place, `E-mail${end}`).fill("ada@shop.example");
}

interface Call {
  readonly endpoint: string;
  readonly fields: Record<string, string>;
}
async function calls(page: Page): Promise<Call[]> {
  const all = (await (await page.request.get("/__cms/requests")).json()) as Call[];
  return all.filter(({ endpoint }) => endpoint === BUILDER_CALL);
}

const fault = (page: Page, value: string) =>
  page.context().addCookies([{ name: "cms_fault", value, url: new URL(page.url()).origin }]);

test("form-steps.1 form-steps.3 form-steps.5 Next leads on from valid fields only, Enter does too but in a textarea and in the last step, and the share that is done is told", {
  tag: CORE,
}, async ({ page, makePage }) => {
  await page.goto(await makePage(main(FORM({ step_type: "progress_bar" }))));
  await mounted(page);
  const bar = page.getByRole("progressbar", { name: "Progress" });
  await expect(bar).toHaveText("33%");
  await expect(button(page, "Send")).toBeHidden();
  await expect(field(page, "Why")).toBeHidden();

  await button(page, "Go on").click();
  await expect(field(page, "Name")).toBeFocused();
  await fillIn(page);
  await field(page, "E-mail").fill("nope");
  await field(page, "E-mail").press("Enter");
  await expect(field(page, "E-mail")).toBeFocused();
  await expect(bar).toHaveText("33%");
  await field(page, "E-mail").fill("ada@shop.example");
  await field(page, "E-mail").press("Enter");

  await expect(bar).toHaveText("66%");
  await expect(bar).toHaveAttribute("aria-valuetext", "Step 2 of 3: What");
  await expect(status(page)).toHaveText("Step 2 of 3: What");
  await expect(field(page, "Why")).toBeFocused();
  await page.keyboard.type("a\nb");
  await expect(field(page, "Why")).toHaveValue("a\nb");
  // Fields of other steps are no stops of the Tab key.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(button(page, "Back please")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field(page, "Name")).toBeFocused();
  await button(page, "Go on").click();
  await expect(field(page, "Why")).toHaveValue("a\nb");
  await field(page, "Option").fill("A");
  await button(page, "Next").click();

  await expect(bar).toHaveText("100%");
  await expect(button(page, "Send")).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await calls(page)).toHaveLength(0);
  await field(page, "Note").fill("Soon");
  await field(page, "Note").press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  const [call] = await calls(page);
  expect(call?.fields).toMatchObject({
    "form_fields[first1]": "Ada",
    "form_fields[why1]": "a\r\nb",
    "form_fields[note]": "Soon",
  });
  await expectQuiet(page);
});

test("form-steps.4 form-steps.6 a form that is refused opens the first step with an error and links to each; one that is accepted starts again; while it is on its way a second submit sends nothing", async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(main(FORM({ step_type: "number_text" }))));
  await mounted(page);
  await fillIn(page);
  await button(page, "Go on").click();
  await button(page, "Next").click();
  await button(page, "Send").click();
  const summary = form(page).locator(".islet-form-message--danger");
  await expect(summary).toBeFocused();
  await expect(field(page, "Option")).toBeVisible();
  await expect(field(page, "Option")).toHaveAccessibleDescription("This field is required.");
  await expect(field(page, "Note")).toBeHidden();
  await expect(items(page).nth(1)).toHaveAttribute("aria-current", "step");
  await expect(form(page).locator(".islet-form-steps__indicators__indicator--state-active")).toHaveText(
    "2What",
  );
  await expect(status(page)).toHaveText("Step 2 of 3: What");

  // A link leads to a field of a step that is closed.
  await button(page, "Back please").click();
  await summary.getByRole("link", { name: "Option: This field is required." }).click();
  await expect(field(page, "Option")).toBeFocused();
  await page.keyboard.type("A");
  await button(page, "Next").click();

  // The browser's own check leads there, too.
  await page.evaluate(() => {
    (document.querySelector("#n") as HTMLInputElement).value = "";
  });
  await button(page, "Send").click();
  await expect(field(page, "Name")).toBeFocused();
  await expect(items(page).first()).toHaveAttribute("aria-current", "step");
  await page.keyboard.type("Ada");
  await button(page, "Go on").click();
  await button(page, "Next").click();

  await fault(page, `${BUILDER_CALL}=delay:1500`);
  const before = (await calls(page)).length;
  await button(page, "Send").click();
  await expect(button(page, "Send")).toBeDisabled();
  await field(page, "Note").press("Enter");
  await expect(items(page).nth(2)).toHaveAttribute("aria-current", "step");
  await expect(page.getByRole("alert")).toHaveText("Thank you, it was sent.");
  await expect(items(page).first()).toHaveAttribute("aria-current", "step");
  await expect(field(page, "Name")).toHaveValue("");
  await expect(field(page, "Name")).toBeFocused();
  await expect(field(page, "Note")).toBeHidden();
  expect(await calls(page)).toHaveLength(before + 1);
});

test("form-steps.4 a failure without an error of a field leaves the visitor in the last step, with all that was typed", async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(main(FORM({}))));
  await mounted(page);
  await fillIn(page);
  await button(page, "Go on").click();
  await button(page, "Next").click();
  await fault(page, `${BUILDER_CALL}=status:500`);
  await button(page, "Send").click();
  await expect(form(page).locator(".islet-form-message--danger")).toBeFocused();
  await expect(button(page, "Send")).toBeVisible();
  await expect(field(page, "Name")).toHaveValue("Ada");
});

test("the browser's Back and Forward lead from step to step if wanted, and what is filled in comes back with its step after a reload", async ({
  page,
  makePage,
}) => {
  const address = await makePage(main(FORM({ history: true })));
  await page.goto("/guide/");
  await page.goto(address);
  await mounted(page);
  await fillIn(page);
  await button(page, "Go on").click();
  await field(page, "Option").fill("A");
  await button(page, "Next").click();
  await page.goBack();
  await expect(field(page, "Option")).toHaveValue("A");
  await page.goForward();
  await expect(field(page, "Note")).toBeFocused();
  // It goes back in the history, too.
  await button(page, "Previous").click();
  await expect(field(page, "Option")).toBeVisible();
  await page.goBack();
  await expect(field(page, "Name")).toHaveValue("Ada");
  await page.goForward();
  await expect(field(page, "Option")).toBeVisible();
  await page.reload();
  await expect(field(page, "Option")).toBeVisible();
  await field(page, "Why").click();
  await expect(field(page, "Option")).toHaveValue("A");
  await page.goBack();
  await expect(field(page, "Name")).toHaveValue("Ada");
  await page.goBack();
  await expect(page).toHaveURL(/\/guide\/$/);

  await page.goto(await makePage(main(FORM({}))));
  await mounted(page);
  await fillIn(page);
  await button(page, "Go on").click();
  await page.reload();
  await expect(field(page, "Why")).toBeVisible();
  await expect(items(page).nth(1)).toHaveAttribute("aria-current", "step");
});

test("two forms of a page, one of them in a popup, do not mix their steps, and a form is given back as it was", async ({
  page,
  makePage,
}) => {
  const popup = `<div id="second" data-widget="popup popup-triggers" data-settings='{"id":"7","open_selector":".open"}'>${FORM({ step_type: "text" }, " 2")}</div>`;
  await page.goto(await makePage(`${main(`<a class="open" href="#second">Open</a>${FORM({})}`)}${popup}`));
  await mounted(page);
  await fillIn(page);
  await button(form(page), "Go on").click();
  await expect(field(page, "Why")).toBeVisible();
  await page.getByRole("link", { name: "Open" }).click();
  const dialog = page.getByRole("dialog");
  await expect(field(dialog, "Name 2")).toBeVisible();
  await expect(field(dialog, "Why 2")).toBeHidden();
  await fillIn(dialog, " 2");
  await button(dialog, "Go on").click();
  await expect(field(dialog, "Why 2")).toBeFocused();
  await field(dialog, "Option 2").fill("A");
  await button(dialog, "Next").click();
  await button(dialog, "Send").click();
  await expect(dialog.getByRole("alert")).toHaveText("Thank you, it was sent.");
  await expect(field(dialog, "Name 2")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field(page, "Why")).toBeVisible();

  await page.evaluate(() => (Reflect.get(window, "islet") as { stop(): void }).stop());
  await expect(field(page, "Note")).toBeVisible();
  await expect(button(form(page), "Send")).toBeVisible();
  await expect(form(page).getByRole("button")).toHaveCount(1);
});

test("nothing jumps: a step opens in view, and below what a long step has scrolled past", async ({
  page,
  makePage,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const long = FORM({}).replace("<legend>You", '<div style="block-size:1500px"></div><legend>You');
  await page.goto(
    await makePage(
      main(`<p style="block-size:300px">Words</p>${long}<p style="block-size:2000px">More words</p>`),
    ),
  );
  await mounted(page);
  await fillIn(page);
  await button(page, "Go on").click();
  await expect(field(page, "Why")).toBeFocused();
  await expect(items(page).first()).toBeInViewport();
  const scrolledPx = () => page.evaluate(() => Math.round(scrollY));
  const beforePx = await scrolledPx();
  await field(page, "Option").press("Enter");
  await expect(field(page, "Note")).toBeFocused();
  expect(await scrolledPx()).toBe(beforePx);
});

for (const when of ["without script", "if its code fails"])
  test(`${when}, all steps are open, and the browser sends the form`, async ({
    browser,
    baseURL,
    makePage,
  }) => {
    const address = await makePage(main(FORM({})));
    const javaScriptEnabled = when !== "without script";
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await page.route("**/chunks/**/form*.js*", (route) => route.abort());
    await page.goto(address);
    await fillIn(page);
    await field(page, "Note").fill("Soon");
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await button(page, "Send").click();
    expect((await posted).postData()).toContain("Soon");
    await context.close();
  });

test("what has the focus before the code comes keeps it, in its step, and nothing moves", async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(main(FORM({}))));
  await mounted(page);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);

  const { release } = await holdRequests(page, "**/chunks/**/form-steps*.js");
  await page.reload();
  // The steps open by themselves if the code is late.
  await field(page, "Option").click();
  await page.keyboard.type("Abc");
  await page.keyboard.press("ArrowLeft");
  release();
  await mounted(page);
  await expect(field(page, "Option")).toBeFocused();
  await page.keyboard.type("b");
  await expect(field(page, "Option")).toHaveValue("Abbc");
  await expect(field(page, "Name")).toBeHidden();
});

/** Values of `step_type`. */
const SHOWN_AS = ["number_text", "icon_text", "number", "icon", "text", "progress_bar", "none"];

test("in a browser that does not know `scripting`, indicators whose code comes late move nothing", async ({
  page,
  makePage,
}) => {
  await page.route("**/*.css*", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/\(\s*scripting\s*:/g, "(unknown-scripting:");
    await route.fulfill({ response, body });
  });
  const late = await holdRequests(page, "**/form-step-*.js");
  const forms = SHOWN_AS.map((type) => FORM({ step_type: type }, ` ${type}`)).join("");
  await page.goto(await makePage(main(forms)));
  await expect(page.locator("form.islet-form-steps")).toHaveCount(SHOWN_AS.length);
  await expect.poll(() => late.requested.length).toBeGreaterThan(1);
  const tops = () =>
    page
      .locator("fieldset:first-of-type")
      .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().top));
  const before = await tops();
  late.release();
  await expect(page.locator(".islet-form-steps__indicators:not(:empty)")).toHaveCount(SHOWN_AS.length - 1);
  expect(await tops()).toEqual(before);
});

test("long names of steps stay in the window", async ({ page, makePage }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const markup = FORM({}).replace("Who", "Rechtsschutzversicherung").replace("What", "Verantwortlichkeiten");
  await page.goto(await makePage(main(markup)));
  await mounted(page);
  await expect(items(page).first()).toBeVisible();
  const widths = await items(page).evaluateAll((all) =>
    all.map(
      (item) =>
        Math.max(...[item, ...item.children].map(({ scrollWidth }) => scrollWidth)) - item.clientWidth,
    ),
  );
  expect(widths).toEqual([0, 0, 0]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
