// @vitest-environment-options { "url": "https://shop.example/contact/" }
import { afterEach, describe, expect, it, vi } from "vitest";
import type { FormPost, PostAnswer } from "#browser/post-form.ts";
import { completePage } from "#runtime/page.ts";
import { FORM_KINDS, type FormKindName } from "./kinds.ts";
import { bodyOf, sendForm } from "./send-form.ts";

const postForm = vi.hoisted(() => vi.fn<(post: FormPost) => Promise<PostAnswer>>());
vi.mock("#browser/post-form.ts", () => ({ postForm }));
afterEach(() => postForm.mockReset());

const page = completePage(
  { ajax_url: "/ajax", allowed_hosts: ["cms.example"] },
  () => 1280,
  () => {},
);

function formOf(html: string): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = html;
  document.body.replaceChildren(form);
  return form;
}
const entries = (kind: FormKindName, html: string, extra?: Record<string, string>) =>
  [...bodyOf({ form: formOf(html), kind: FORM_KINDS[kind], ...(extra && { extra }) })].map((entry) => [
    ...entry,
  ]);

const HONEYPOT = '<input name="form_fields[hp]" style="display:none!important">';

describe("what is sent", () => {
  it("form.4 the builder's fields, its action and the page's address", () => {
    const html = `<input type=hidden name=form_id value=486c4c7><input name="form_fields[name]" value=Ada>${HONEYPOT}
      <input type=checkbox name="form_fields[topics][]" value=One checked><input type=checkbox name="form_fields[topics][]" value=Two checked>`;
    expect(entries("builder", html)).toEqual([
      ["form_id", "486c4c7"],
      ["form_fields[name]", "Ada"],
      ["form_fields[hp]", ""],
      ["form_fields[topics][]", "One"],
      ["form_fields[topics][]", "Two"],
      ["action", "elementor_pro_forms_send_form"],
      ["referrer", "https://shop.example/contact/"],
    ]);
  });

  it("form.2 the simple form's fields; the action once, whoever names it", () => {
    const html = '<input type=hidden name=action value=other><input name=form_field_1 value="A $& B">';
    expect(entries("simple", html)).toEqual([
      ["action", "pojo_form_contact_submit"],
      ["form_field_1", "A $& B"],
    ]);
  });

  it("form.3 a theme's fields as text, with nothing added", () => {
    const form = formOf("<input name=action value=pojo_login><input type=file name=cv>");
    const body = bodyOf({ form, kind: FORM_KINDS.themed });
    expect(body).toBeInstanceOf(URLSearchParams);
    expect(new URLSearchParams(body as URLSearchParams).get("action")).toBe("pojo_login");
  });

  it("what another part adds, such as a captcha's answer", () => {
    expect(entries("simple", "", { "g-recaptcha-response": "token" })).toContainEqual([
      "g-recaptcha-response",
      "token",
    ]);
  });
});

describe("what became of it", () => {
  const send = (answer: PostAnswer, kind: FormKindName = "builder") => {
    postForm.mockResolvedValue(answer);
    return sendForm({ form: formOf(""), kind: FORM_KINDS[kind], page, signal: new AbortController().signal });
  };

  it("form.3 form.4 goes to the address that the page configuration names, and to its hosts", async () => {
    await send({ ok: true, status: 200, data: { success: true } });
    expect(postForm.mock.lastCall?.[0]).toMatchObject({ url: "/ajax", hosts: ["cms.example"] });
  });

  it("an answer of its kind", async () => {
    expect(
      await send({ ok: true, status: 200, data: { success: true, data: { message: "In" } } }),
    ).toMatchObject({
      answer: { isSuccess: true, message: "In" },
    });
  });

  it("form.7 the words of the server's status line, for an answer with an error only", async () => {
    const failure = (reason: string, statusText: string) => ({ failure: { reason, statusText } });
    expect(await send({ ok: false, reason: "status", status: 502, statusText: "Bad Gateway" })).toEqual(
      failure("status", "Bad Gateway"),
    );
    expect(await send({ ok: false, reason: "html", status: 200, statusText: "OK" })).toEqual(
      failure("html", ""),
    );
    expect(await send({ ok: true, status: 200, data: [], statusText: "OK" })).toEqual(
      failure("malformed", ""),
    );
    expect(await send({ ok: false, reason: "nonce", status: 403 })).toEqual(failure("nonce", ""));
  });
});
