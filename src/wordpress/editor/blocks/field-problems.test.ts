import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hideFields, showFields } from "#tests/block-fields.ts";
import { imitateBlockEditor } from "#tests/block-editor.ts";
import { fireEvent, screen } from "#tests/testing-library.ts";
import type { EditorControl } from "../editor-widget.ts";
import type { Problem } from "./problems.ts";

const control = (key: string, kind: string, more: Partial<EditorControl> = {}): EditorControl => ({
  ...{ key, name: key, control: kind, title: key, ...more },
});

beforeEach(imitateBlockEditor);
afterEach(hideFields);

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe("a problem of the widget", () => {
  const problemOf = (...paths: readonly string[]): Problem => ({
    ...{ widget: "a", message: "must be text", status: "error", paths },
  });
  const describedBy = (label: string) => {
    const id = screen.getByLabelText(label).getAttribute("aria-describedby") ?? "none";
    return document.getElementById(id);
  };

  it("stands beside every setting that it is about, describes its field, and takes the focus", () => {
    const controls = ["one", "two", "three"].map((key) => control(key, "text"));
    showFields(controls, {}, { problems: [problemOf("one", "two")] });
    for (const label of ["one", "two"]) {
      expect(describedBy(label)?.textContent).toBe("must be text");
      expect(screen.getByLabelText(label).getAttribute("aria-invalid")).toBe("true");
    }
    const sentence = describedBy("one");
    sentence?.focus();
    expect(document.activeElement).toBe(sentence);
    expect(screen.getByLabelText("three").getAttribute("aria-describedby")).toBeNull();
  });

  it("opens the row that it is about, and no other", () => {
    const list = control("slides", "list", { fields: [control("title", "text")] });
    const slides = [{ title: "a" }, { title: "b" }];
    showFields([list], { slides }, { problems: [problemOf("slides[1].title")] });
    expect(screen.getByLabelText<HTMLInputElement>("title").value).toBe("b");
    expect(describedBy("title")?.textContent).toBe("must be text");
  });

  it("shows the device that it is about", () => {
    const offset = control("offset", "pixels", { responsive: true });
    showFields([offset], { offset: 1, offset_mobile: 2 }, { problems: [problemOf("offset_mobile")] });
    expect(screen.getByLabelText<HTMLInputElement>("offset").value).toBe("2");
    expect(describedBy("offset")?.textContent).toBe("must be text");
  });

  it("leaves the field as it was once it is gone", () => {
    showFields([control("share", "percent", { min: 0, max: 100 })]);
    type("share", "101");
    expect(describedBy("share")?.textContent).toBe("This value does not count.");
    type("share", "100");
    const field = screen.getByLabelText("share");
    expect([field.getAttribute("aria-describedby"), field.getAttribute("aria-invalid")]).toEqual([
      null,
      null,
    ]);
  });
});
