import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { imitateBlockEditor } from "#tests/support/block-editor.ts";
import { control, hideFields, showFields, type } from "#tests/support/block-fields.ts";
import { screen } from "#tests/support/testing-library.ts";
import type { Problem } from "./problems.ts";

beforeEach(imitateBlockEditor);
afterEach(hideFields);

describe("a problem of the widget", () => {
  const problemOf = (...paths: readonly string[]): Problem => ({
    ...{ widget: "a", message: "must be text", status: "error", paths, id: "told", isForOwner: false },
  });
  const describedBy = (label: string) => screen.getByLabelText(label).getAttribute("aria-describedby");
  const sentence = (label: string) => document.getElementById(describedBy(label) ?? "none");

  it("describes every field that it is about, though it stands in the panel once", () => {
    const controls = ["one", "two", "three"].map((key) => control(key, "text"));
    showFields(controls, {}, { problems: [problemOf("one", "two")] });
    for (const label of ["one", "two"]) {
      expect(describedBy(label)).toBe("told");
      expect(screen.getByLabelText(label).getAttribute("aria-invalid")).toBe("true");
    }
    expect(screen.queryByText("must be text")).toBeNull();
    expect(describedBy("three")).toBeNull();
  });

  it("a value that does not count says why beside its field, by the Tab key, too", () => {
    const controls = [
      control("time", "seconds", { min: 0 }),
      control("share", "percent", { min: 0, max: 100 }),
      control("part", "selector"),
      control("parts", "selectors"),
      control("end", "date-time"),
    ];
    showFields(controls, { part: "##bad", parts: [".one", "##bad"], end: "2026-02-30T10:00" });
    type("time", "-5");
    type("share", "101");
    expect(sentence("time")?.textContent).toBe("This value does not count: it must be 0 or more.");
    expect(sentence("share")?.textContent).toBe("This value does not count: it must be 100 or less.");
    expect(sentence("part")?.textContent).toBe("This value does not count: it is no CSS selector.");
    expect(sentence("parts")?.textContent).toBe("This value does not count: it is no CSS selector.");
    expect(sentence("end (site's time)")?.textContent).toBe("This value does not count.");
    sentence("part")?.focus();
    expect(document.activeElement).toBe(sentence("part"));
    type("part", ".good");
    expect(describedBy("part")).toBeNull();
  });

  it("opens the row that it is about, and no other", () => {
    const list = control("slides", "list", { fields: [control("title", "text")] });
    const slides = [{ title: "a" }, { title: "b" }];
    showFields([list], { slides }, { problems: [problemOf("slides[1].title")] });
    expect(screen.getByLabelText<HTMLInputElement>("title").value).toBe("b");
    expect(describedBy("title")).toBe("told");
  });

  it("shows the device that it is about", () => {
    const offset = control("offset", "pixels", { responsive: true });
    showFields([offset], { offset: 1, offset_mobile: 2 }, { problems: [problemOf("offset_mobile")] });
    expect(screen.getByLabelText<HTMLInputElement>("offset").value).toBe("2");
    expect(describedBy("offset")).toBe("told");
  });

  it("leaves the field as it was once it is gone", () => {
    showFields([control("share", "percent", { min: 0, max: 100 })]);
    type("share", "101");
    expect(sentence("share")?.textContent).toBe("This value does not count: it must be 100 or less.");
    type("share", "100");
    const field = screen.getByLabelText("share");
    expect([field.getAttribute("aria-describedby"), field.getAttribute("aria-invalid")]).toEqual([
      null,
      null,
    ]);
  });
});
