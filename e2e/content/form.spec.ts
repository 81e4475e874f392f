import type { Page } from "@playwright/test";
import { corpus, thirdPartyCorpus } from "#tests/corpora/corpus.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { expect, expectNoAxeViolations, expectQuiet, test, troubles } from "../support/test.ts";

const FORM = (id: string, settings = "{}") =>
  `<form data-widget="form" data-settings='${settings}' method="post" action="/contact/" aria-label="Write to us">
  <input type="hidden" name="form_id" value="${id}">
  <p class="islet-form-field"><label for="n">Name</label> <input id="n" name="form_fields[name]" required></p>
  <p class="islet-form-field"><label for="e">E-mail</label> <input id="e" type="email" name="form_fields[email]" required></p>
  <p class="islet-form-field"><label for="w">When</label> <input id="w" type="date" name="form_fields[when]" min="2026-01-01" max="2026-12-31"></p>
  <p class="islet-form-field"><label for="t">Time</label> <input id="t" type="time" name="form_fields[time]"></p>
  <p class="islet-form-field"><label for="f">File</label> <input id="f" type="file" name="form_fields[file]" data-maxsize="1" data-maxsize-message="At most 1 MB."></p>
  <p><button type="submit">Send</button></p></form>`;
const SIMPLE = `<form data-widget="form" data-settings='{"kind":"simple"}' method="post" aria-label="Write to us">
  <input type="hidden" name="action" value="pojo_form_contact_submit"><input type="hidden" name="form_id" value="1">
  <p class="islet-form-field"><label for="n">Name</label> <input id="n" name="form_field_1" required></p>
  <p class="islet-form-field"><label for="e">E-mail</label> <input id="e" type="email" name="form_field_2"></p>
  <p><button type="submit">Send</button></p></form>`;
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
const BUILDER_CALL = "elementor_pro_forms_send_form";

const main = (form: string) => `<main><h1>Write to us</h1>${form}</main>`;
const form = (page: Page) => page.locator("form[data-widget~=form]");
const send = (page: Page) => page.getByRole("button", { name: "Send" });
const danger = (page: Page) => page.locator(".islet-form-message--danger");
const success = (page: Page) => page.locator(".islet-form-message[role=alert]");

async function fillIn(page: Page) {
  await page.getByLabel("Name", { exact: true }).fill("Ada");
  await page.getByLabel("E-mail", { exact: true }).fill("ada@shop.example");
}

interface Call {
  readonly endpoint: string;
  readonly fields: Record<string, string>;
}
async function calls(page: Page, endpoint: string): Promise<Call[]> {
  const all = (await (await page.request.get("/__cms/requests")).json()) as Call[];
  return all.filter((call) => call.endpoint === endpoint);
}

/** Makes the CMS fail, or give another answer, from now on. */
const fault = (page: Page, value: string) =>
  page.context().addCookies([{ name: "cms_fault", value, url: new URL(page.url()).origin }]);

/** Answers the next calls, of a theme's form unless another action is named. */
async function answerWith(page: Page, path: string, body: unknown, action = "pojo_login") {
  await page.request.post("/__cms/answer", {
    data: { path, body: JSON.stringify(body), headers: { "content-type": "application/json" } },
  });
  await fault(page, `${action}=stored:${path}`);
}

test("form.1 a form on its way is dimmed to 0.45 in half a second, its button is disabled, and a second submit sends nothing", async ({
  page,
  makePage,
}) => {
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

test("form.4 a redirect leads to this site; to another host there is a link", async ({ page, makePage }) => {
  await page.goto(await makePage(main(FORM("elsewhere"))));
  await fillIn(page);
  await send(page).click();
  const link = page.getByRole("link", { name: "Continue to elsewhere.example" });
  await expect(link).toHaveAttribute("href", "https://elsewhere.example/");
  await page.goto(await makePage(main(FORM("redirect"))));
  await fillIn(page);
  await send(page).click();
  await expect(page).toHaveURL(/\/guide\/\?thanks=1$/);
});

test("form.6 each wrong field is marked and says why, and a message with links to them has the focus", async ({
  page,
  makePage,
}) => {
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

for (const value of ["status:500", "drop", "malformed", "html", "empty", "minus-one"])
  test(`form.7 ${value}: it is told in a message, nothing typed is lost, and the next attempt is sent`, async ({
    page,
    makePage,
  }) => {
    await page.goto(await makePage(main(FORM("2c5d3e4"))));
    await fillIn(page);
    await fault(page, `${BUILDER_CALL}=${value}`);
    await page.evaluate(() => {
      document.body.addEventListener("form_error", () => {
        document.title = "told";
      });
    });
    await send(page).click();
    await expect(danger(page)).toBeFocused();
    await expect(page).toHaveTitle("told");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada");
    await expect(send(page)).toBeEnabled();
    await fault(page, "");
    await send(page).click();
    await expect(success(page)).toBeVisible();
  });

test("form.7 a simple form shows the words of the server's status line", async ({ page, makePage }) => {
  await page.goto(await makePage(main(SIMPLE)));
  await fillIn(page);
  await fault(page, "pojo_form_contact_submit=status:500*1");
  await send(page).click();
  await expect(danger(page)).toContainText("Internal Server Error");
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

test("form.12 an answer opens a popup; that of a form in one closes it for good", async ({
  page,
  makePage,
}) => {
  await page.goto(
    await makePage(
      `${main(FORM("open-popup"))}<div data-widget="popup popup-triggers" data-settings='{"id":"7"}'><h2>Thanks</h2></div>`,
    ),
  );
  await fillIn(page);
  await send(page).click();
  await expect(page.getByRole("dialog")).toContainText("Thanks");

  const inPopup = `<main><h1>Write</h1></main><div data-widget="popup popup-triggers" data-settings='{"id":"9","open_selector":".write"}'>${FORM("close-popup")}</div><a class="write" href="#">Write</a>`;
  await page.goto(await makePage(inPopup));
  await page.getByRole("link", { name: "Write" }).click();
  const dialog = page.getByRole("dialog");
  await fillIn(page);
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(success(page)).toBeVisible();
  await expect(dialog).toBeHidden();
  const stored = await page.evaluate(() => localStorage.getItem("elementor"));
  expect(stored).toContain('"popup_9_disable":true');
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

/** A browser tells of inline code that it drops from the documents in which markup is sanitised. */
const isNoise = (violation: string) =>
  /^(?:base-uri|script-src-attr|style-src)|ScriptElement text.*\/purify/.test(violation);

for (const csp of ["strict", "none"])
  test(`no text of an answer runs or leads anywhere, policy: ${csp}`, async ({ page, makePage }) => {
    const texts = [
      ...corpus("xss"),
      ...corpus("fragments", "body"),
      ...corpus("url"),
      ...(thirdPartyCorpus("xss") ?? []),
      ...(thirdPartyCorpus("url") ?? []),
    ].map(({ text }) => text);
    await page.addInitScript(() => {
      Object.assign(window, { ran: [] });
      const ran = Reflect.get(window, "ran") as string[];
      for (const name of ["alert", "confirm", "prompt", "print"])
        Reflect.set(window, name, () => ran.push(name));
    });
    const markup = ["builder", "simple", "themed"].map(
      (kind) =>
        `<form data-widget="form" data-widget-on="load" data-settings='{"kind":"${kind}"}'><p class="islet-form-field"><input name="${kind === "builder" ? "form_fields[a]" : "a"}" aria-label="A"></p><button>Send</button></form>`,
    );
    await page.goto(await makePage(main(markup.join("")), csp === "none" ? { csp } : {}));
    const address = page.url();
    for (const one of await form(page).all())
      await expect(one).toHaveAttribute("data-widget-state", "mounted");
    // What differs under a policy is how markup is sanitised; that is the same for errors and for successes.
    const tries = texts.flatMap((text, index) =>
      (csp === "none" ? [false, true] : [index % 2 === 0]).map((isSuccess) => ({ text, index, isSuccess })),
    );
    const shown = await page.evaluate(async (tries) => {
      // Nobody looks at the messages: they need not be drawn.
      document.body.style.contentVisibility = "hidden";
      let text = "";
      let isSuccess = false;
      let isThemed = false;
      /** Pages of this site may be led to. */
      const leadsHere = (address: string) =>
        URL.canParse(address, location.href) && new URL(address, location.href).origin === location.origin;
      /** Answers at once. */
      class Answering extends EventTarget {
        readonly upload = new EventTarget();
        readonly status = 200;
        readonly statusText = "OK";
        responseText = "";
        open() {}
        setRequestHeader() {}
        abort() {}
        send() {
          const link = !isSuccess || leadsHere(text) ? "" : text;
          const errors = isSuccess ? [] : { a: text, [text.slice(0, 50)]: text };
          const data = { message: text, errors, fields: errors, link, data: { redirect_url: link } };
          const themed = { status: isSuccess ? "success" : "error", msg: text, fields: errors, link };
          this.responseText = JSON.stringify(isThemed ? themed : { success: isSuccess, data });
          setTimeout(() => this.dispatchEvent(new Event("load")));
        }
      }
      Reflect.set(window, "XMLHttpRequest", Answering);
      const buttons = [...document.querySelectorAll<HTMLElement>("form[data-widget] button")];
      let count = 0;
      // What a kind of form answers is data: each text goes to one kind.
      for (const given of tries) {
        ({ text, isSuccess } = given);
        isThemed = given.index % 3 === 2;
        const button = buttons[given.index % 3] as HTMLElement;
        button.click();
        for (let turn = 0; turn < 200 && button.matches(":disabled"); turn++)
          await new Promise((resolve) => setTimeout(resolve));
        if (!button.matches(":disabled")) count++;
      }
      return count;
    }, tries);
    expect(shown).toBe(tries.length);
    expect(await page.evaluate(() => Reflect.get(window, "ran"))).toEqual([]);
    expect(page.url()).toBe(address);
    const good = await page.evaluate(async () => {
      const words = 'Thank <b>you</b>, <a href="/guide/?a=1&amp;b=2">read on</a> &amp; <em>come</em><br>back';
      class Answering extends EventTarget {
        readonly upload = new EventTarget();
        readonly status = 200;
        readonly statusText = "OK";
        readonly responseText = JSON.stringify({ success: true, data: { message: words, data: [] } });
        open() {}
        setRequestHeader() {}
        abort() {}
        send() {
          setTimeout(() => this.dispatchEvent(new Event("load")));
        }
      }
      Reflect.set(window, "XMLHttpRequest", Answering);
      document.querySelector<HTMLElement>("form[data-widget] button")?.click();
      while (!document.querySelector(".islet-form-message b"))
        await new Promise((resolve) => setTimeout(resolve));
      return [words, document.querySelector(".islet-form-message")?.innerHTML];
    });
    expect(good[1]).toBe(good[0]);
    const { pageErrors, policyViolations } = troubles(page);
    expect(pageErrors).toEqual([]);
    expect(policyViolations.filter((violation) => !isNoise(violation))).toEqual([]);
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
