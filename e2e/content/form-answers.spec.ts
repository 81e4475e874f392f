import { corpus, thirdPartyCorpus } from "#tests/corpora/corpus.ts";
import { CORE } from "../support/core.ts";
import { EXHAUSTIVE, onceInShort } from "../support/exhaustive.ts";
import {
  BUILDER_CALL,
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
import { expect, test, troubles } from "../support/test.ts";

test("a server that answers a form with a page: nothing is lost, and the next press shows that page", {
  tag: CORE,
}, async ({ page, makePage }) => {
  await page.goto(await makePage(main(PLAIN)));
  await fillIn(page);
  await fault(page, "/contact/=html*1");
  await send(page).click();
  await expect(danger(page)).toHaveText(
    "The server's answer cannot be shown here. Send the form again to see it as a page.",
  );
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada");
  await send(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your submission was successful.");
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

for (const [index, value] of ["status:500", "drop", "malformed", "html", "empty", "minus-one"].entries())
  test(
    `form.7 ${value}: it is told in a message, nothing typed is lost, and the next attempt is sent`,
    onceInShort(index),
    async ({ page, makePage }) => {
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
    },
  );

test("form.7 a simple form shows the words of the server's status line", async ({ page, makePage }) => {
  await page.goto(await makePage(main(SIMPLE)));
  await fillIn(page);
  await fault(page, "pojo_form_contact_submit=status:500*1");
  await send(page).click();
  await expect(danger(page)).toContainText("Internal Server Error");
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

  const inPopup = `<main><h1>Write</h1></main><div id="write" data-widget="popup popup-triggers" data-settings='{"id":"9","open_selector":".write"}'>${FORM("close-popup")}</div><a class="write" href="#write">Write</a>`;
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

/** A browser tells of inline code that it drops from the documents in which markup is sanitised. */
const isNoise = (violation: string) =>
  /^(?:base-uri|script-src-attr|style-src)|ScriptElement text.*\/purify/.test(violation);

for (const csp of ["strict", "none"])
  test(`no text of an answer runs or leads anywhere, policy: ${csp}`, { tag: EXHAUSTIVE }, async ({
    page,
    makePage,
  }) => {
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
