import { expect, it } from "vitest";
import { catalogue } from "#widgets/catalogue.ts";
import type { AnyEditor } from "../src/build/bundle/widgets/any-words.ts";

/** The words of all widgets for editors. */
const editors = new Map(
  await Promise.all(
    Object.keys(catalogue).map(async (name) => {
      const { editor } = (await import(`../widgets/${name}/editor.ts`)) as { editor: AnyEditor };
      return [name, editor] as const;
    }),
  ),
);

it("no two widgets have the same title", () => {
  const titles = [...editors.values()].map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([]);
});

it("a widget that starts another has titles and names that fit beside those of that widget", () => {
  const starting = [...editors.values()].flatMap((editor) =>
    typeof editor.place === "object" && "startsWith" in editor.place
      ? [[editor, editors.get(editor.place.startsWith)] as const]
      : [],
  );
  expect(starting.length).toBeGreaterThan(0);
  for (const [{ settings, groups }, other] of starting) {
    const shared = Object.keys(settings).filter((name) => name in (other?.settings ?? {}));
    const titles = (words: AnyEditor["settings"] = {}) =>
      shared.map((name) => [words[name]?.title, words[name]?.name]);
    expect(titles(settings)).toEqual(titles(other?.settings));
    const sharedGroups = Object.entries(groups).filter(([id]) => id in (other?.groups ?? {}));
    expect(sharedGroups).toEqual(sharedGroups.map(([id]) => [id, other?.groups[id]]));
    expect(other?.place).toBe("element");
  }
});
