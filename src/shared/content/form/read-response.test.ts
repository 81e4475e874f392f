import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FORM_KINDS, type FormKindName } from "./kinds.ts";
import { readResponse } from "./read-response.ts";

const read = (kind: FormKindName, answer: unknown) => readResponse(FORM_KINDS[kind], answer);
function readRecorded(kind: FormKindName, name: string) {
  const { response } = JSON.parse(readFileSync(`fixtures/answers/${name}.json`, "utf8")) as {
    response: { json: unknown };
  };
  return read(kind, response.json);
}

describe("form.4 recorded answers of the builder", () => {
  it("form.4 errors by field, without the entry that has no key and no text", () => {
    const answer = readRecorded("builder", "form-all-invalid");
    expect(answer?.isSuccess).toBe(false);
    expect(answer?.message).toBe("Your submission failed because of an error.");
    expect([...(answer?.errors.keys() ?? [])]).toEqual([
      "name",
      "email",
      "phone",
      "colour",
      "terms",
      "hour",
      "cap",
    ]);
    expect(answer?.errors.get("hour")).toBe("The field should be in HH:MM format.");
  });

  it.each([
    ["form-honeypot", ["cap", "invalid_form"]],
    ["form-upload-too-large", ["cv", "cap"]],
    ["form-upload-wrong-type", ["cv", "cap"]],
    ["steps-errors", ["mail1", "opt1"]],
    ["form-unknown", []],
    ["form-no-post", []],
  ])("form.4 %s is refused for %j", (name, keys) => {
    const answer = readRecorded("builder", name);
    expect(answer?.isSuccess).toBe(false);
    expect([...(answer?.errors.keys() ?? [])]).toEqual(keys);
    expect(answer?.message).toMatch(/^Your submission failed because/);
  });

  it("form.4 a redirect, which stands deeper than the rest", () => {
    const answer = readRecorded("builder", "form-redirect-ok");
    expect(answer?.isSuccess).toBe(true);
    expect(answer?.redirect).toBe("https://shop.example/about/?sent=1");
    expect(read("builder", { success: true, data: { redirect_url: "/thanks/" } })?.redirect).toBe("/thanks/");
  });

  it("form.12 what a popup does", () => {
    expect(readRecorded("builder", "form-popup-ok")?.popup).toEqual({
      action: "open",
      id: "66",
      toggle: false,
      doNotShowAgain: false,
    });
    expect(readRecorded("builder", "form-in-popup-ok")?.popup).toEqual({
      action: "close",
      id: "",
      toggle: false,
      doNotShowAgain: true,
    });
    expect(readRecorded("builder", "form-all-invalid")?.popup).toBeNull();
  });

  it("listeners get the data of the answer", () => {
    expect(readRecorded("builder", "form-redirect-ok")?.detail).toEqual({
      message: "Thank you, it was sent.",
      data: { redirect_url: "https://shop.example/about/?sent=1" },
    });
  });
});

describe("form.2 recorded answers of the simple form", () => {
  it("form.2 success has a message and no link", () => {
    const answer = readRecorded("simple", "pojo-form-ok");
    expect(answer).toMatchObject({
      isSuccess: true,
      message: "Your details were sent successfully!",
      redirect: "",
    });
    expect(answer?.errors.size).toBe(0);
  });

  it("form.2 errors by the names of fields", () => {
    expect([...(readRecorded("simple", "pojo-form-errors")?.errors.keys() ?? [])]).toEqual([
      "form_field_1",
      "form_field_7",
      "form_field_9",
      "form_field_10",
    ]);
    expect(readRecorded("simple", "pojo-form-unknown")).toMatchObject({
      isSuccess: false,
      message: "Invalid form.",
    });
  });
});

describe("form.3 answers of a theme's forms", () => {
  it("form.3 status, msg, fields, hide_form and link", () => {
    const given = { status: "success", msg: "In", fields: {}, hide_form: true, link: "/account/" };
    expect(read("themed", given)).toMatchObject({
      isSuccess: true,
      message: "In",
      redirect: "/account/",
      hidesForm: true,
    });
    const refused = { status: "error", msg: "No", fields: { user: "Who?" }, hide_form: "", link: "" };
    expect(read("themed", refused)).toMatchObject({ isSuccess: false, hidesForm: false, redirect: "" });
    expect(read("themed", refused)?.errors.get("user")).toBe("Who?");
  });

  it("form.3 a missing link leads nowhere", () => {
    expect(read("themed", { status: "success" })?.redirect).toBe("");
    expect(read("simple", { success: true, data: { message: "" } })?.redirect).toBe("");
  });
});

describe("hostile and broken answers", () => {
  it.each([null, 7, "text", [], {}, { data: { message: "x" } }, { status: null, success: undefined }])(
    "%j is no answer",
    (answer) => {
      expect(read("builder", answer)).toBeNull();
    },
  );

  it("parts of another type count as missing", () => {
    const data = {
      message: { a: 1 },
      errors: "x",
      data: { redirect_url: ["javascript:alert(1)"], popup: "open" },
    };
    expect(read("builder", { success: true, data })).toMatchObject({
      message: "",
      redirect: "",
      popup: null,
    });
    expect(read("builder", { success: true, data: "x" })?.isSuccess).toBe(true);
    expect(read("builder", { success: "no", data: [] })?.isSuccess).toBe(false);
  });

  it("keys are only ever text", () => {
    const errors: unknown = JSON.parse('{"__proto__":"a","constructor":"b","toString":"c","x":{"y":1}}');
    const answer = read("builder", { success: false, data: { errors } });
    expect([...(answer?.errors ?? [])]).toEqual([
      ["__proto__", "a"],
      ["constructor", "b"],
      ["toString", "c"],
    ]);
  });

  it("a popup does nothing but open and close", () => {
    const popup = { action: "delete", id: "1" };
    expect(read("builder", { success: true, data: { data: { popup } } })?.popup).toBeNull();
    const open = { action: "open", id: 66, toggle: "yes", do_not_show_again: "" };
    expect(read("builder", { success: true, data: { data: { popup: open } } })?.popup).toEqual({
      action: "open",
      id: "66",
      toggle: true,
      doNotShowAgain: false,
    });
  });
});
