import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FormKindName } from "#content/form/kinds.ts";
import { FakeRequest } from "#tests/support/fake-request.ts";
import { mountMarkup } from "#tests/support/mount.ts";

const field = (label: string, control: string) =>
  `<div class="islet-form-field"><label>${label}</label>${control}</div>`;
const formOf = (kind: FormKindName, fields: string) =>
  `<form data-widget="form" data-settings='{"kind":"${kind}"}' method="post">${fields}<button>Send</button></form>`;

/** Each kind of form: one text field, and answers of its server. */
const KINDS = {
  plain: {
    html: formOf("plain", field("Name", '<input name="name" required>')),
    accepted: { success: true, data: { message: "Sent." } },
    refused: { success: false, data: { message: "No.", errors: { name: "Who?" } } },
    withoutErrors: { success: false, data: { message: "No.", errors: [] } },
  },
  builder: {
    html: formOf("builder", field("Name", '<input name="form_fields[name]" required>')),
    accepted: { success: true, data: { message: "Sent.", data: [] } },
    refused: { success: false, data: { message: "No.", errors: { name: "Who?", "": "" }, data: [] } },
    withoutErrors: { success: false, data: { message: "No.", errors: [], data: [] } },
  },
  simple: {
    html: formOf("simple", field("Name", '<input name="name">')),
    accepted: { success: true, data: { message: "Sent.", link: "", fields: [] } },
    refused: { success: false, data: { message: "No.", link: "", fields: { name: "Who?" } } },
    withoutErrors: { success: false, data: { message: "No.", link: "", fields: [] } },
  },
  themed: {
    html: formOf("themed", field("Name", '<input name="name">')),
    accepted: { status: "success", msg: "Sent.", fields: [], hide_form: false, link: "" },
    refused: { status: "error", msg: "No.", fields: { name: "Who?" }, hide_form: false, link: "" },
    withoutErrors: { status: "error", msg: "No.", fields: [], hide_form: false, link: "" },
  },
  atomic: {
    html: formOf("atomic", field("Name", '<input name="name" data-interaction-id="a1">')),
    accepted: { success: true, data: { message: "Sent." } },
    refused: { success: false, data: { message: "No.", errors: { name: "Who?" } } },
    withoutErrors: { success: false, data: { message: "No.", errors: [] } },
  },
} as const satisfies Readonly<Record<FormKindName, unknown>>;

const form = () => document.querySelector("form") as HTMLFormElement;
const control = () => form().querySelector("input") as HTMLInputElement;
const button = () => form().querySelector("button") as HTMLButtonElement;
const message = () => document.querySelector(".islet-form-message");
const recorded = (name: string) => {
  const { response } = JSON.parse(readFileSync(`fixtures/answers/${name}.json`, "utf8")) as {
    response: { status: number; json: unknown };
  };
  return [response.status, JSON.stringify(response.json)] as const;
};
const leave = () => window.dispatchEvent(new Event("pagehide"));

async function open(html: string) {
  const page = await mountMarkup(html);
  const send = async () => {
    button().click();
    await page.settled();
  };
  const answer = async (data: unknown, request = FakeRequest.last) => {
    request.answer(200, JSON.stringify(data), "OK");
    await page.settled();
  };
  return { ...page, send, answer };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  FakeRequest.sent = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const FAILED = "The form could not be sent. Please try again.";
const UNCONFIRMED =
  "The server has not confirmed the form, but it may have been sent. Please send it again only if you get no reply.";
const NO_ANSWER = "The server has not answered. Please check your connection and try again.";
const EXPIRED = "The server refused this page. Please reload it and send the form again.";
const FAULTS: readonly (readonly [name: string, words: string, fail: (request: FakeRequest) => void])[] = [
  ["F5 400", `${FAILED} (Bad Request)`, (sent) => sent.answer(400, "0 fields", "Bad Request")],
  ["F5 404", `${FAILED} (Not Found)`, (sent) => sent.answer(404, "<h1>Not found", "Not Found")],
  ["F5 413", `${FAILED} (Payload Too Large)`, (sent) => sent.answer(413, "", "Payload Too Large")],
  ["F5 429", `${FAILED} (Too Many Requests)`, (sent) => sent.answer(429, "", "Too Many Requests")],
  ["F5 500 with JSON", UNCONFIRMED, (sent) => sent.answer(500, '{"success":true,"status":"success"}')],
  ["F5 502", `${UNCONFIRMED} (Bad Gateway)`, (sent) => sent.answer(502, "<html>", "Bad Gateway")],
  ["F6 a time-out", NO_ANSWER, () => vi.advanceTimersByTime(30_000)],
  ["a dropped connection", NO_ANSWER, (sent) => sent.drop()],
  ["F7 a log-in page", UNCONFIRMED, (sent) => sent.answer(200, "<!doctype html><title>Log in</title>")],
  ["F7 a fatal error of PHP", UNCONFIRMED, (sent) => sent.answer(200, "<br />\n<b>Fatal error</b>: x in y")],
  [
    "F7 a page with words of its theme",
    UNCONFIRMED,
    (sent) =>
      sent.answer(200, '<!doctype html><script>texts = {"success":"Sent.","status":"error"}</script>'),
  ],
  ["F7 an empty answer", NO_ANSWER, (sent) => sent.answer(200, " \n")],
  ["F7 a cut answer", NO_ANSWER, (sent) => sent.answer(200, '{"success":true,"data":{"mess')],
  ["F7 null", NO_ANSWER, (sent) => sent.answer(200, "null")],
  ["F7 an empty list", NO_ANSWER, (sent) => sent.answer(200, "[]")],
  ["F7 an answer of another kind", NO_ANSWER, (sent) => sent.answer(200, '{"ok":1}')],
  ["F8 403", EXPIRED, (sent) => sent.answer(403, "<h1>Forbidden", "Forbidden")],
  ["F8 an expired nonce", EXPIRED, (sent) => sent.answer(200, "-1")],
  [
    "F8 a bare 0, of an action that nobody serves or has served",
    UNCONFIRMED,
    (sent) => sent.answer(200, "0"),
  ],
  [
    "F8 a refused nonce",
    EXPIRED,
    (sent) => sent.answer(200, '{"success":false,"data":{"message":"Invalid nonce"}}'),
  ],
];

/** Of a form's own server, which may answer with a page. */
const UNREADABLE = "The server's answer cannot be shown here. Send the form again to see it as a page.";
const isUnreadable = (fault: string) => /^(?:F7|F5 400)/.test(fault);

describe.each(Object.entries(KINDS))("form.7 a %s form", (kind, { html, ...answers }) => {
  const typed = "Ada";

  it.each(FAULTS)(
    "%s: is told; nothing typed is lost, also on reload; the button is free, and sends once more",
    async (name, words, fail) => {
      const first = await open(html);
      control().value = typed;
      await first.send();
      fail(FakeRequest.last);
      await first.settled();
      expect([message()?.textContent, message()?.className]).toEqual([
        kind === "plain" && isUnreadable(name) ? UNREADABLE : words,
        expect.stringContaining("danger"),
      ]);
      expect(document.activeElement).toBe(message());
      expect([control().value, button().disabled, form().hasAttribute("aria-busy")]).toEqual([
        typed,
        false,
        false,
      ]);
      leave();
      first.stop();

      const second = await open(html);
      expect(control().value).toBe(typed);
      await second.send();
      await second.answer(answers.accepted);
      expect([message()?.textContent, control().value, FakeRequest.sent.length]).toEqual(["Sent.", "", 2]);
    },
  );

  it("F12 is sent once, however often it is submitted", async () => {
    const { send, answer, settled } = await open(html);
    control().value = typed;
    await send();
    for (let times = 0; times < 10; times++) {
      button().click();
      form().dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    }
    await settled();
    expect(FakeRequest.sent).toHaveLength(1);
    await answer(answers.accepted);
    expect(FakeRequest.sent).toHaveLength(1);
    control().value = typed;
    await send();
    expect(FakeRequest.sent).toHaveLength(2);
  });

  it("a slow answer counts, until 30 s have passed", async () => {
    const { send, answer } = await open(html);
    control().value = typed;
    await send();
    vi.advanceTimersByTime(29_999);
    expect(button().disabled).toBe(true);
    await answer(answers.accepted);
    expect(message()?.textContent).toBe("Sent.");
  });

  it("F13 an answer that comes after its time, and after that of the next attempt, changes nothing", async () => {
    const { send, answer, settled } = await open(html);
    control().value = typed;
    await send();
    const [late] = FakeRequest.sent;
    vi.advanceTimersByTime(30_000);
    await settled();
    expect(late?.isAborted).toBe(true);
    await send();
    await answer(answers.accepted);
    control().value = "Grace";
    await answer(answers.refused, late);
    expect([message()?.textContent, control().value]).toEqual(["Sent.", "Grace"]);
    expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(0);
  });

  it("F11 a visitor who leaves is told nothing, and finds the form free when they come Back", async () => {
    const { send, settled } = await open(html);
    control().value = typed;
    await send();
    leave();
    await settled();
    expect([message(), control().value, button().disabled]).toEqual([null, typed, false]);
    await send();
    expect(FakeRequest.sent).toHaveLength(2);
  });

  it("F7 a notice of PHP before the answer does not matter", async () => {
    const { send, settled } = await open(html);
    control().value = typed;
    await send();
    FakeRequest.last.answer(200, `<br />\n<b>Notice</b>: x\n${JSON.stringify(answers.accepted)}`);
    await settled();
    expect(message()?.textContent).toBe("Sent.");
  });

  it("that is refused keeps what was typed; the field has its error, and without any the message stands alone", async () => {
    const { send, answer } = await open(html);
    control().value = typed;
    await send();
    await answer(answers.refused);
    const description = document.getElementById(control().getAttribute("aria-describedby") ?? "");
    expect([control().value, description?.textContent]).toEqual([typed, "Who?"]);
    expect(message()?.textContent).toBe("No.Name: Who?");
    await send();
    await answer(answers.withoutErrors);
    expect([message()?.textContent, message()?.querySelector("ul")]).toEqual(["No.", null]);
    expect([control().value, control().hasAttribute("aria-invalid")]).toEqual([typed, false]);
  });
});

/** The fields of the recorded form, as the builder's server prints them. */
const RECORDED = formOf(
  "builder",
  [
    field("Name", '<input name="form_fields[name]">'),
    field("E-mail", '<input name="form_fields[email]">'),
    field("Phone", '<input name="form_fields[phone]">'),
    field(
      "Colour",
      '<input type="radio" name="form_fields[colour]" value="r"><input type="radio" name="form_fields[colour]" value="g">',
    ),
    field(
      "Topics",
      '<input type="checkbox" name="form_fields[topics][]" value="One"><input type="checkbox" name="form_fields[topics][]" value="Two">',
    ),
    field("Terms", '<input type="checkbox" name="form_fields[terms]">'),
    field("Hour", '<input name="form_fields[hour]">'),
    field("CV", '<input type="file" name="form_fields[cv]">'),
    field("Step one", '<input name="form_fields[mail1]">'),
    field("Option", '<input name="form_fields[opt1]">'),
    '<input name="form_fields[hp]" style="display:none!important">',
  ].join(""),
);

describe("form.6 recorded answers of the builder, each on its form", () => {
  it.each([
    ["form-all-invalid", ["name", "email", "phone", "colour", "colour", "terms", "hour"], 7],
    ["form-all-captcha-missing", [], 1],
    ["form-honeypot", [], 2],
    ["form-upload-too-large", ["cv"], 2],
    ["form-upload-wrong-type", ["cv"], 2],
    ["steps-errors", ["mail1", "opt1"], 2],
    ["form-unknown", [], 0],
    ["form-no-post", [], 0],
  ])("form.6 %s marks %j", async (name, keys, count) => {
    const { send, settled } = await open(RECORDED);
    control().value = "Ada";
    await send();
    FakeRequest.last.answer(...recorded(name));
    await settled();
    const marked = [...document.querySelectorAll("[aria-invalid=true]")];
    expect(marked.map((one) => one.getAttribute("name"))).toEqual(keys.map((key) => `form_fields[${key}]`));
    for (const one of marked)
      expect(document.getElementById(one.getAttribute("aria-describedby") ?? "")?.textContent).not.toBe("");
    expect(message()?.textContent).toMatch(/^Your submission failed because/);
    expect(message()?.querySelectorAll("li")).toHaveLength(count);
    expect([control().value, button().disabled]).toEqual(["Ada", false]);
  });
});
