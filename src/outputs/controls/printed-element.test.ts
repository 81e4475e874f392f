import { describe, expect, it } from "vitest";
import type { EditorControl } from "./editor-widget.ts";
import { contentIn, printedElement, settingsOf } from "./printed-element.ts";

const control = (key: string, kind: string, more: Partial<EditorControl> = {}): EditorControl => ({
  ...{ key, name: key, title: key, control: kind },
  ...more,
});
const fields = [
  control("title", "text", { required: true }),
  control("text", "multiline", { default: "" }),
  control("fragment", "text", { default: "" }),
];
const controls = [
  control("items", "list", { default: [], fields, printed: true }),
  control("is_open", "toggle", { default: false }),
];
const value = (name: string) => ({ value: { path: ["row", name] }, place: "text" }) as const;
const widget = {
  ...{ name: "notes", controls },
  template: [
    {
      each: ["items"],
      as: "row",
      body: [
        {
          element: "details",
          attributes: [
            { name: "id", parts: [{ value: { path: ["row", "id"] }, place: "attribute" }] },
            {
              cases: [{ when: { tests: [{ path: ["is_open"], type: "toggle" }] }, body: [{ name: "open" }] }],
            },
          ],
          children: [
            { element: "summary", children: [value("title")] },
            "\n",
            { element: "div", children: [{ inner: "row" }] },
          ],
        },
      ],
    },
  ],
} as const;

describe("the element of a widget, as a server prints it", () => {
  it("has an element on each line, content inside and the other settings on the marker", () => {
    const items = [
      { title: "Wash & dry", text: "It's <b>wet</b>." },
      { text: "No title." },
      { title: "Mend", fragment: "mend" },
    ];
    expect(
      printedElement(widget, { items, is_open: true }, { 2: "<p>x</p>", 1: '<p><a href="/">y</a></p>' }),
    ).toBe(
      `<div data-widget="notes" data-settings='{"is_open":true}'>
  <details id="notes-1" open>
    <summary>Wash &amp; dry</summary>
    <div><p>It&#039;s &lt;b&gt;wet&lt;/b&gt;.</p></div>
  </details>
  <details id="mend" open>
    <summary>Mend</summary>
    <div><p><a href="/">y</a></p></div>
  </details>
</div>
`,
    );
  });

  it("breaks what is longer than a line, but no text", () => {
    const text = "Words ".repeat(30).trim();
    expect(printedElement(widget, { items: [{ title: "A", text }] })).toContain(
      `    <div>\n      <p>${text}</p>\n    </div>\n`,
    );
  });

  it("tells content and settings apart, in either spelling", () => {
    const given = { items: [], isOpen: true, is_open: false };
    expect([contentIn(controls, given), settingsOf(controls, given)]).toEqual([
      { items: [] },
      { isOpen: true, is_open: false },
    ]);
  });
});
