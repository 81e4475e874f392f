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
  send,
  success,
} from "../support/form-page.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { expect, expectNoAxeViolations, test } from "../support/test.ts";

test("form.6 each wrong field is marked and says why, and a message with links to them has the focus", {
  tag: CORE,
}, async ({ page, makePage }) => {
  // An editor may leave the check to the server.
  await page.goto(await makePage(main(FORM("2c5d3e4").replace("<form", "<form novalidate"))));
  await page.getByLabel("Name", { exact: true }).fill("Ada");
  await page.getByLabel("E-mail", { exact: true }).fill("nope");
  await send(page).click();
  await expect(danger(page)).toBeFocused();
  await expect(danger(page)).toContainText("Your submission failed because of an error.");
  const email = page.getByLabel("E-mail", { exact: true });
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription("This field is required.");
  await expect(email).toHaveValue("nope");
  await expect(page.locator(".islet-form-field--invalid")).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "E-mail: This field is required." }).click();
  await expect(email).toBeFocused();
});

test("form.6 F27 F38 by keys alone, at 400 % zoom and in forced colours: from the message to each field and on", async ({
  page,
  makePage,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 320, height: 256 });
  const long = FORM("2c5d3e4")
    .replace("<form", "<form novalidate")
    .replace(">E-mail<", `>${"E-mail".repeat(12)}<`);
  await page.goto(await makePage(main(long)));
  await page.locator("#e").fill("nope");
  await page.keyboard.press("Enter");
  await expect(danger(page)).toBeFocused();
  await expect(danger(page)).toBeInViewport();
  const widthOfPage = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await widthOfPage()).toBeLessThanOrEqual(320);
  const links = danger(page).getByRole("link");
  const fields = [page.locator("#n"), page.locator("#e")];
  for (const [index, field] of fields.entries()) {
    await danger(page).focus();
    for (let stop = 0; stop <= index; stop++) await page.keyboard.press("Tab");
    await expect(links.nth(index)).toBeFocused();
    expect(await links.nth(index).evaluate((link) => getComputedStyle(link).outlineStyle)).not.toBe("none");
    await page.keyboard.press("Enter");
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await expect(field).toHaveAccessibleDescription("This field is required.");
  }
  // The message stands last in the form, as it is read.
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator("#n")).toBeFocused();
  expect(await danger(page).evaluate((box) => getComputedStyle(box).borderInlineStartStyle)).toBe("solid");
  expect(await widthOfPage()).toBeLessThanOrEqual(320);
  await expectNoAxeViolations(page, "form");
});

test("form.6 errors can be read on a dark page", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/gallery/form/");
  const example = page.locator("#gallery-stage form");
  await example.evaluate((element) => element.setAttribute("novalidate", ""));
  await example.getByLabel("Name", { exact: true }).focus();
  await expect(example).toHaveAttribute("data-widget-state", "mounted");
  await example.getByRole("button", { name: "Send" }).click();
  await expect(example.locator(".islet-form-error").first()).toBeVisible();
  await expectNoAxeViolations(page, "#gallery-stage");
});

test("form.9 a file over its limit is told at its field and not sent; one within it is", async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(main(FORM("2c5d3e4"))));
  await fillIn(page);
  const file = page.getByLabel("File", { exact: true });
  await file.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.alloc(1024 * 1024 + 1) });
  await expect(file).toHaveAccessibleDescription("At most 1 MB.");
  await expect(file).toHaveAttribute("aria-invalid", "true");
  await send(page).click();
  await expect(danger(page)).toContainText("File: At most 1 MB.");
  await file.setInputFiles({ name: "b.txt", mimeType: "text/plain", buffer: Buffer.alloc(1024 * 1024) });
  await expect(file).toHaveAccessibleDescription("");
  await send(page).click();
  await expect(success(page)).toBeVisible();
  const sent = await calls(page, BUILDER_CALL);
  expect(sent.map(({ fields }) => fields["form_fields[file]"])).toEqual(["file b.txt of 1048576 bytes"]);
});

test("form.9 an upload on its way can be stopped", async ({ page, makePage }) => {
  await page.goto(await makePage(main(FORM("2c5d3e4"))));
  await fillIn(page);
  await page
    .getByLabel("File")
    .setInputFiles({ name: "b.txt", mimeType: "text/plain", buffer: Buffer.alloc(10) });
  await fault(page, `${BUILDER_CALL}=delay:60000`);
  await send(page).click();
  await expect(page.getByRole("progressbar", { name: "Uploading…" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(danger(page)).toHaveText("The form was not sent.");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada");
});

test("form.10 dates can be typed, within their limits; times have no calendar", async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(main(FORM("2c5d3e4"))));
  await fillIn(page);
  const [date, time] = [page.getByLabel("When", { exact: true }), page.getByLabel("Time", { exact: true })];
  await date.pressSequentially("01152027");
  await expect(date).toHaveValue("2027-01-15");
  await time.pressSequentially("1030AM");
  await expect(time).toHaveValue("10:30");
  await send(page).click();
  await expect(page.locator("#w:invalid")).toBeFocused();
  expect(await calls(page, BUILDER_CALL)).toHaveLength(0);
  await date.fill("2026-12-31");
  await send(page).click();
  await expect(success(page)).toBeVisible();
  await expect(page.locator(".flatpickr-calendar")).toHaveCount(0);
});

/** The provider's script, which loads its other half later. */
const PROVIDER = `setTimeout(() => {
  let count = 0;
  window.resets = [];
  window.grecaptcha = {
    render: (place, options) => { place.textContent = options.sitekey; return 5; },
    execute: (id, { action }) => Promise.resolve("token " + id + action + ++count),
    reset: (id) => resets.push(id),
  };
}, 1000);`;

const withCaptcha = FORM("486c4c7").replace(
  '<p><button type="submit">',
  '<div class="islet-form-captcha" data-sitekey="key" data-type="v3" data-action="Form" data-badge="inline"></div>$&',
);

test("form.11 a captcha's token is fetched when a valid form is sent, while its provider's script loads", async ({
  page,
  makePage,
}) => {
  let asked = 0;
  await page.route("https://www.google.com/recaptcha/api.js*", (route) => {
    asked++;
    return route.fulfill({ contentType: "text/javascript", body: PROVIDER });
  });
  await page.goto(await makePage(main(withCaptcha), { config: { allowed_hosts: ["www.google.com"] } }));
  await send(page).click();
  await expect(page.locator("#n:invalid")).toBeFocused();
  expect(asked).toBe(0);
  await fillIn(page);
  await send(page).click();
  // The server wants fields that this page lacks: the next attempt has a new token.
  await expect(danger(page)).toContainText("Your submission failed because of an error.");
  await expect(danger(page)).not.toContainText("Captcha");
  await send(page).click();
  await expect.poll(async () => (await calls(page, BUILDER_CALL)).length).toBe(2);
  const sent = await calls(page, BUILDER_CALL);
  expect(sent.map(({ fields }) => fields["g-recaptcha-response"])).toEqual(["token 5Form1", "token 5Form2"]);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "resets"))).toEqual([5, 5]);
  expect(asked).toBe(1);
});

/** Cloudflare's script, which answers by the function that it is given. */
const TURNSTILE = `let options;
  window.turnstile = {
    render: (place, given) => { options = given; place.textContent = given.sitekey; return "w1"; },
    execute: () => setTimeout(() => options.callback("turnstile token")),
    getResponse: () => undefined,
    reset() {},
  };`;

test("form.11 Turnstile's token goes with a valid form, under Trusted Types, and its script comes no earlier", async ({
  page,
  makePage,
}) => {
  let asked = 0;
  await page.route("https://challenges.cloudflare.com/**", (route) => {
    asked++;
    return route.fulfill({ contentType: "text/javascript", body: TURNSTILE });
  });
  const html = withCaptcha.replace('data-sitekey="key"', 'data-sitekey="key" data-provider="turnstile"');
  await page.goto(await makePage(main(html), { config: { allowed_hosts: ["challenges.cloudflare.com"] } }));
  await send(page).click();
  await expect(page.locator("#n:invalid")).toBeFocused();
  expect(asked).toBe(0);
  await fillIn(page);
  await send(page).click();
  await expect.poll(async () => (await calls(page, BUILDER_CALL)).length).toBe(1);
  const [call] = await calls(page, BUILDER_CALL);
  expect(call?.fields["cf-turnstile-response"]).toBe("turnstile token");
  expect(asked).toBe(1);
});

/** The parts of Turnstile's script that its documentation describes: here the visitor ticks a box. */
const TICKED_TURNSTILE = `const boxes = new Map();
window.turnstile = {
  render(place, options) {
    const field = Object.assign(document.createElement("input"), { type: "hidden", name: "cf-turnstile-response" });
    const box = Object.assign(document.createElement("input"), { type: "checkbox", ariaLabel: "I am human" });
    place.append(box, field);
    options["before-interactive-callback"]();
    box.onchange = () => { field.value = box.checked ? options.sitekey + " ticked" : ""; };
    boxes.set("box", { box, field });
    return "box";
  },
  getResponse: (id) => boxes.get(id).field.value,
  reset(id) { const { box, field } = boxes.get(id); box.checked = false; field.value = ""; },
  remove: (id) => boxes.delete(id),
};`;

test("form.11 Turnstile's box waits for the first touch, and nothing is sent or lost until it is ticked", async ({
  page,
  makePage,
}) => {
  let asked = 0;
  await page.route("https://challenges.cloudflare.com/turnstile/v0/api.js*", (route) => {
    asked++;
    return route.fulfill({ contentType: "text/javascript", body: TICKED_TURNSTILE });
  });
  const markup = withCaptcha.replace('data-type="v3"', 'data-provider="turnstile"');
  await page.goto(await makePage(main(markup), { config: { allowed_hosts: ["challenges.cloudflare.com"] } }));
  await expect(send(page)).toBeVisible();
  expect(asked).toBe(0);
  await fillIn(page);
  const box = page.getByRole("checkbox", { name: "I am human" });
  await expect(box).toBeVisible();
  await send(page).click();
  await expect(danger(page)).toBeFocused();
  await expect(danger(page)).toHaveText("Please complete the spam check of this form, and send it again.");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada");
  expect(await calls(page, BUILDER_CALL)).toHaveLength(0);
  await box.check();
  await send(page).click();
  // The server wants fields that this page lacks: a token is good for one attempt.
  await expect(box).not.toBeChecked();
  const sent = await calls(page, BUILDER_CALL);
  expect(sent.map(({ fields }) => fields["cf-turnstile-response"])).toEqual(["key ticked"]);
  expect(asked).toBe(1);
});

test("form.11 a captcha whose provider is blocked is told, and nothing is sent or lost", async ({
  page,
  makePage,
}) => {
  await page.route("https://www.google.com/**", (route) => route.abort());
  await page.goto(await makePage(main(withCaptcha), { config: { allowed_hosts: ["www.google.com"] } }));
  await fillIn(page);
  await send(page).click();
  await expect(danger(page)).toBeFocused();
  await expect(danger(page)).toContainText("The spam check has not answered.");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada");
  expect(await calls(page, BUILDER_CALL)).toHaveLength(0);
});

test("what is typed before the code arrives, and before a reload or Back, is still there", async ({
  page,
  makePage,
}) => {
  await page.goto(await makePage(main(FORM("2c5d3e4"))));
  const { release } = await holdRequests(page, "**/chunks/**/form*.js");
  await fillIn(page);
  release();
  await expect(form(page)).toHaveAttribute("data-widget-state", "mounted");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada");
  await page.reload();
  // A page of one's own loads the code at the first touch.
  await page.getByLabel("When", { exact: true }).focus();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada");
  await page.goto("/guide/");
  await page.goBack();
  await page.getByLabel("When", { exact: true }).focus();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("ada@shop.example");
  await send(page).click();
  await expect(success(page)).toBeVisible();
  await page.reload();
  await page.getByLabel("When", { exact: true }).focus();
  await expect(form(page)).toHaveAttribute("data-widget-state", "mounted");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
});
