import type { Page } from "@playwright/test";
import { CORE } from "../support/core.ts";
import {
  BUILDER_CALL,
  calls,
  danger,
  FORM,
  fault,
  fillIn,
  form,
  main,
  PLAIN,
  SIMPLE,
  send,
  success,
} from "../support/form-page.ts";
import { expect, expectNoAxeViolations, expectQuiet, test } from "../support/test.ts";

const THEMED = `<form data-widget="form" data-settings='{"kind":"themed"}' method="post" aria-label="Log in">
  <input type="hidden" name="action" value="pojo_login">
  <p class="islet-form-field"><label for="n">Name</label> <input id="n" name="user"></p>
  <p><button type="submit">Send</button></p></form>`;

const ATOMIC = `<style>.message-success, .message-error { display: none }
  .form-state-success .message-success, .form-state-error .message-error { display: block }</style>
  <div data-elementor-id="49"><form class="form-state-default" data-e-type="e-form" data-id="f1" data-form-name="Contact" x-on:submit="submit" aria-label="Contact">
  <label for="n">Name</label> <input id="n" data-interaction-id="a1" required>
  <label for="e">E-mail</label> <input id="e" type="email" data-interaction-id="a2">
  <button type="submit">Send</button>
  <div class="message-success" tabindex="-1" aria-live="polite"><p>Great, we have it.</p></div>
  <div class="message-error" tabindex="-1" role="alert"><p>Please retry.</p></div></form></div>`;

const ATOMIC_CALL = "elementor_pro_atomic_forms_send_form";

/** Answers the next calls, of a theme's form unless another action is named. */
async function answerWith(page: Page, path: string, body: unknown, action = "pojo_login") {
  await page.request.post("/__cms/answer", {
    data: { path, body: JSON.stringify(body), headers: { "content-type": "application/json" } },
  });
  await fault(page, `${action}=stored:${path}`);
}

test("form.1 a form on its way is dimmed to 0.45 in half a second, its button is disabled, and a second submit sends nothing", {
  tag: CORE,
}, async ({ page, makePage }) => {
  await page.goto(await makePage(main(FORM("2c5d3e4"))));
  await fillIn(page);
  await fault(page, `${BUILDER_CALL}=delay:1500`);
  await send(page).click();
  await expect(form(page)).toHaveCSS("transition-duration", "0.5s");
  await expect(form(page)).toHaveCSS("opacity", "0.45");
  await expect(send(page)).toBeDisabled();
  await expect(page.locator(".islet-form-spinner")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).press("Enter");
  await expect(success(page)).toHaveText("Your submission was successful.");
  await expect(form(page)).toHaveCSS("transition-duration", "0.1s");
  await expect(form(page)).toHaveCSS("opacity", "1");
  await expect(send(page)).toBeEnabled();
  expect(await calls(page, BUILDER_CALL)).toHaveLength(1);
});

test("form.1 nothing moves for visitors who want that", async ({ page, makePage }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(await makePage(main(FORM("2c5d3e4"))));
  await fillIn(page);
  await fault(page, `${BUILDER_CALL}=delay:500`);
  await send(page).click();
  await expect(form(page)).toHaveCSS("opacity", "0.45");
  await expect(form(page)).toHaveCSS("transition-duration", "0s");
  await expect(success(page)).toBeVisible();
});

test("a form without settings goes to its own address: errors of the server stand at their fields, a success empties it", async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(main(PLAIN.replaceAll(' type="email"', ""))));
  await page.getByLabel("Name", { exact: true }).fill("Ada");
  await page.getByLabel("E-mail", { exact: true }).fill("nobody");
  await send(page).click();
  const email = page.getByLabel("E-mail", { exact: true });
  await expect(email).toHaveAccessibleDescription("The e-mail address is not valid.");
  await expect(email).toHaveValue("nobody");
  await email.fill("ada@shop.example");
  await send(page).click();
  await expect(success(page)).toHaveText("Your submission was successful.");
  await expect(email).toHaveValue("");
  const [wrong, right] = await calls(page, "/contact/");
  expect([wrong?.fields["email"], right?.fields["email"]]).toEqual(["nobody", "ada@shop.example"]);
});

test("form.4 form.5 a builder's form goes with all its fields and the page's address, and is emptied", async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(main(FORM("2c5d3e4"))));
  await fillIn(page);
  await send(page).click();
  await expect(success(page)).toHaveText("Your submission was successful.");
  await expect(send(page)).toBeFocused();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  const [call] = await calls(page, BUILDER_CALL);
  expect(call?.fields).toMatchObject({
    form_id: "2c5d3e4",
    "form_fields[name]": "Ada",
    "form_fields[email]": "ada@shop.example",
    referrer: page.url(),
  });
  await expectNoAxeViolations(page);
  await expectQuiet(page);
});

test("form.2 a simple form sends its fields, and the browser checks none", async ({ page, makePage }) => {
  await page.goto(await makePage(main(SIMPLE)));
  await page.getByLabel("E-mail", { exact: true }).fill("nope");
  await send(page).click();
  await expect(danger(page)).toBeFocused();
  await expect(page.getByLabel("Name", { exact: true })).toHaveAccessibleDescription(
    "This field is required.",
  );
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveAccessibleDescription(
    "The e-mail address is not valid.",
  );
  await fillIn(page);
  await send(page).click();
  await expect(success(page)).toHaveText("Thank you, we have your message.");
  const sent = await calls(page, "pojo_form_contact_submit");
  expect(sent.map(({ fields }) => fields["form_field_2"])).toEqual(["nope", "ada@shop.example"]);
});

test("form.3 form.5 a theme's form: errors by field; hide_form keeps it locked; a link leads on", async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(main(THEMED)));
  await page.getByLabel("Name", { exact: true }).fill("Ada");
  await answerWith(page, "/answer-error", {
    status: "error",
    msg: "No.",
    fields: { user: "Who?" },
    hide_form: false,
    link: "",
  });
  await send(page).click();
  await expect(danger(page)).toContainText("No.");
  await expect(page.getByLabel("Name", { exact: true })).toHaveAccessibleDescription("Who?");
  await answerWith(page, "/answer-hide", {
    status: "success",
    msg: "In.",
    fields: [],
    hide_form: true,
    link: "",
  });
  await send(page).click();
  await expect(success(page)).toHaveText("In.");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada");
  await expect(send(page)).toBeDisabled();
  const [call] = await calls(page, "pojo_login");
  expect(call?.fields).toMatchObject({ user: "Ada" });

  await page.reload();
  await page.getByLabel("Name", { exact: true }).fill("Ada");
  await answerWith(page, "/answer-link", {
    status: "success",
    msg: "",
    fields: [],
    hide_form: false,
    link: "/guide/",
  });
  await send(page).click();
  await expect(page).toHaveURL(/\/guide\/$/);
});

test("no code of it loads before the visitor touches it, and never React", async ({ page, makePage }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(await makePage(main(FORM("2c5d3e4"))));
  await page.waitForFunction(() => "islet" in window);
  const files = () => asked.filter((url) => /\/chunks\/.*(?:\/form|react|islands)/.test(url));
  expect(files()).toEqual([]);
  await fillIn(page);
  await send(page).click();
  await expect(success(page)).toBeVisible();
  expect(files().some((url) => /\/chunks\/.*\/form/.test(url))).toBe(true);
  expect(files().some((url) => /react|islands/.test(url))).toBe(false);
});

test("what sends it comes once something is filled in; if it does not come, that is told, and the form can be sent again", async ({
  page,
  makePage,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const ofSending = () => asked.filter((url) => url.includes("/form-send.js"));
  const manifest = await (await page.request.get("/islet/manifest.json")).json();
  expect(manifest.widgets.form.files.join()).not.toMatch(/form-send|ajax|shop/);
  await page.route("**/chunks/**/form-send.js*", (route) => route.abort());
  await page.goto(await makePage(main(FORM("2c5d3e4"))));
  await page.getByLabel("Name", { exact: true }).focus();
  await expect(form(page)).toHaveAttribute("data-widget-state", "mounted");
  expect(ofSending()).toEqual([]);
  await fillIn(page);
  await expect.poll(() => ofSending().length).toBeGreaterThan(0);
  await send(page).click();
  await expect(danger(page)).toContainText("Please check your connection and try again.");
  expect(await calls(page, BUILDER_CALL)).toEqual([]);
  await page.unroute("**/chunks/**/form-send.js*");
  await send(page).click();
  await expect(success(page)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
});

for (const when of ["without script", "if its code fails"])
  test(`${when}, the browser sends the form to its own address`, async ({ browser, baseURL, makePage }) => {
    const address = await makePage(main(FORM("2c5d3e4")));
    const javaScriptEnabled = when !== "without script";
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await page.route("**/chunks/**/form*.js*", (route) => route.abort());
    await page.goto(address);
    await fillIn(page);
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await send(page).click();
    expect(new URL((await posted).url()).pathname).toBe("/contact/");
    await context.close();
  });

test("form.5 form.6 a form of the builder's fourth version is checked by the browser, keeps what is refused, and shows its printed messages", async ({
  page,
  makePage,
}) => {
  const config = { presets: ["elementor"], nonces: { atomicFormsSendForm: "8d2" } };
  await page.goto(await makePage(main(ATOMIC), { config, csp: "none" }));
  const name = page.getByLabel("Name", { exact: true });
  await page.getByRole("button", { name: "Send" }).click();
  await expect(name).toBeFocused();
  await fillIn(page);
  const refused = { success: false, data: { message: "It looks like spam." } };
  await answerWith(page, "/atomic-refused", refused, ATOMIC_CALL);
  await name.press("Enter");
  await expect(page.getByText("Please retry.")).toBeVisible();
  await expect(page.getByText("It looks like spam.")).toBeVisible();
  await expect(page.locator(".message-error")).toBeFocused();
  await expect(name).toHaveValue("Ada");
  const accepted = { success: true, data: { message: "Sent.", data: { actionResults: [] } } };
  await answerWith(page, "/atomic-accepted", accepted, ATOMIC_CALL);
  await name.press("Enter");
  await expect(page.locator(".message-success")).toBeFocused();
  await expect(page.getByText("Great, we have it.")).toBeVisible();
  await expect(page.getByText("Please retry.")).toBeHidden();
  await expect(name).toHaveValue("");
  expect((await calls(page, ATOMIC_CALL)).map(({ fields }) => fields)).toMatchObject([
    {},
    {
      _nonce: "8d2",
      post_id: "49",
      form_id: "f1",
      "form_fields[0][label]": "Name",
      "form_fields[0][value]": "Ada",
    },
  ]);
});
