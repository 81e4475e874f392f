// @vitest-environment-options { "url": "https://shop.example/contact/" }
import { afterEach, describe, expect, it, vi } from "vitest";
import { completePage } from "#runtime/page.ts";
import { FORM_KINDS, type FormKindName } from "./kinds.ts";
import type { FormPost, PostResponse } from "./post-form.ts";
import { bodyOf, sendForm } from "./send-form.ts";

const postForm = vi.hoisted(() => vi.fn<(post: FormPost) => Promise<PostResponse>>());
vi.mock("./post-form.ts", () => ({ postForm }));
afterEach(() => postForm.mockReset());

const page = completePage(
  { ajax_url: "/ajax", allowed_hosts: ["cms.example"], nonces: { atomicFormsSendForm: "8d2" } },
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
  [...bodyOf({ form: formOf(html), kind: FORM_KINDS[kind], page, ...(extra && { extra }) })].map((entry) => [
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
    const body = bodyOf({ form, kind: FORM_KINDS.themed, page });
    expect(body).toBeInstanceOf(URLSearchParams);
    expect(new URLSearchParams(body as URLSearchParams).get("action")).toBe("pojo_login");
  });

  it("form.4 each field of the builder's fourth version described, with the form's and the document's numbers and the nonce", () => {
    document.title = "Contact us";
    document.body.innerHTML = `<div data-elementor-id="49"><form data-id="f1" data-form-name="Contact">
      <label for=n>Name</label><input id=n data-interaction-id=a1 name=who value=Ada>
      <textarea data-interaction-id=a2 placeholder="Your message">Hi</textarea>
      <select data-interaction-id=a3 name=topic aria-label=Topic><option value=p>Print</option><option value=w selected>Web</option></select>
      <input type=checkbox data-interaction-id=a4 id=terms value=on>
      <input type=radio data-interaction-id=a5 name=size value=S id=s><label for=s>Small</label>
      <input type=radio data-interaction-id=a6 name=size value=L checked>
      <input type=checkbox data-interaction-id=a7 name=days value=Mo checked><input type=checkbox data-interaction-id=a8 name=days value=Tu checked>
      <input name=hidden value=x><button>Send</button></form></div>`;
    const form = document.querySelector("form") as HTMLFormElement;
    const body = Object.fromEntries(bodyOf({ form, kind: FORM_KINDS.atomic, page }));
    expect(body).toMatchObject({
      action: "elementor_pro_atomic_forms_send_form",
      _nonce: "8d2",
      post_id: "49",
      form_id: "f1",
      form_name: "Contact",
      referer_title: "Contact us",
      referrer: "https://shop.example/contact/",
    });
    const field = (index: number) =>
      ["id", "type", "label", "name", "options", "value"].map((key) => body[`form_fields[${index}][${key}]`]);
    expect([0, 1, 2, 3, 4, 5, 6].map(field)).toEqual([
      ["a1", "text", "Name", "who", "null", "Ada"],
      ["a2", "textarea", "Your message", "", "null", "Hi"],
      ["a3", "select", "Topic", "topic", '[{"value":"p","label":"Print"},{"value":"w","label":"Web"}]', "w"],
      ["a4", "checkbox", "terms", "", "null", ""],
      ["a6", "radio", "size", "size", expect.stringContaining('{"value":"S","label":"Small"}'), "L"],
      ["a7", "checkbox", "days", "days", expect.any(String), "Mo, Tu"],
      Array.from({ length: 6 }),
    ]);
  });

  it("files of a described field, each under its number", () => {
    document.body.innerHTML = "<form><input type=file multiple data-interaction-id=a9 name=cv></form>";
    const form = document.querySelector("form") as HTMLFormElement;
    const files = [new File(["a"], "a.txt"), new File(["b"], "b.txt")];
    Object.defineProperty(form.elements[0], "files", { value: files });
    const body = bodyOf({ form, kind: FORM_KINDS.atomic, page }) as FormData;
    expect([0, 1].map((index) => (body.get(`form_fields[0][value][${index}]`) as File).name)).toEqual([
      "a.txt",
      "b.txt",
    ]);
  });

  it("what another part adds, such as a captcha's answer", () => {
    expect(entries("simple", "", { "g-recaptcha-response": "token" })).toContainEqual([
      "g-recaptcha-response",
      "token",
    ]);
  });
});

describe("what became of it", () => {
  const send = (answer: PostResponse, kind: FormKindName = "builder") => {
    postForm.mockResolvedValue(answer);
    return sendForm({
      form: formOf(""),
      kind: FORM_KINDS[kind],
      page,
      address: "/ajax",
      signal: new AbortController().signal,
    });
  };

  it("form.3 form.4 goes to the address that the page configuration names, and to its hosts", async () => {
    await send({ ok: true, status: 200, data: { success: true } });
    expect(postForm.mock.lastCall?.[0]).toMatchObject({ url: "/ajax", hosts: ["cms.example"] });
  });

  it("an answer of its kind", async () => {
    expect(
      await send({ ok: true, status: 200, data: { success: true, data: { message: "In" } } }),
    ).toMatchObject({
      response: { isSuccess: true, message: "In" },
    });
  });

  it("form.7 the words of the server's status line, for an answer with an error only", async () => {
    const failure = (reason: string, statusText: string, status?: number) => ({
      failure: {
        reason,
        loss: reason === "nonce" ? "failed" : "unknown",
        statusText,
        ...(status && { status }),
      },
    });
    expect(await send({ ok: false, reason: "status", status: 502, statusText: "Bad Gateway" })).toEqual(
      failure("status", "Bad Gateway", 502),
    );
    expect(await send({ ok: false, reason: "html", status: 200, statusText: "OK" })).toEqual(
      failure("html", "", 200),
    );
    expect(await send({ ok: true, status: 200, data: [], statusText: "OK" })).toEqual(
      failure("malformed", "", 200),
    );
    expect(await send({ ok: false, reason: "nonce", status: 403 })).toEqual(failure("nonce", "", 403));
  });
});
