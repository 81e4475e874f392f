import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ExampleState } from "#runtime/editor-words.ts";
import type { WidgetEntry } from "./manifest.ts";
import { stateNamed, statesOf } from "./states.ts";

const readEditor = async (widget: string) => {
  const { editor } = (await import(`../../../widgets/${widget}/editor.ts`)) as {
    editor: WidgetEntry["editor"];
  };
  return editor;
};
const widgets = readdirSync("widgets").filter((name) => existsSync(`widgets/${name}/editor.ts`));
const editors = await Promise.all(widgets.map(async (name) => ({ name, editor: await readEditor(name) })));
const example = (widget: string) => readFileSync(`widgets/${widget}/fixture.html`, "utf8");
const withStates = (states: ExampleState[]) => ({ ...editors[0]?.editor, states }) as WidgetEntry["editor"];

describe("the states of a widget in the gallery", () => {
  it.each(editors.filter(({ editor }) => editor.states))(
    "$name has some, each with a title, and each differs from the usual page",
    ({ name: widget, editor }) => {
      const states = statesOf(editor);
      expect(states.length).toBeGreaterThan(0);
      expect(new Set(states.map(({ title }) => title)).size).toBe(states.length);
      for (const { name } of states) {
        const { config, change } = stateNamed(editor, name);
        expect([name, config !== undefined || change?.(example(widget)) !== example(widget)]).toEqual([
          name,
          true,
        ]);
      }
    },
  );

  it("a feed without items keeps all else", () => {
    const empty = stateNamed(withStates(["empty"]), "empty").change?.(example("social-feed")) ?? "";
    expect(empty).not.toContain("<article");
    expect(empty).toContain("</header>");
  });

  it("another name, or one that the widget has not, changes nothing", () => {
    expect([
      stateNamed(withStates(["long"]), "rtl"),
      stateNamed(withStates(["long"]), "__proto__"),
      stateNamed(withStates(["long"]), undefined),
    ]).toEqual([{}, {}, {}]);
    expect(statesOf(withStates([]))).toEqual([]);
  });
});
