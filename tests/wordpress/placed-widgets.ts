import { existsSync, readFileSync } from "node:fs";
import type { CatalogueEntry, SettingsSchema, Widget } from "#runtime/widget.ts";
import { catalogue } from "#widgets/catalogue.ts";
import type { AnyEditor } from "../../src/build/bundle/widgets/any-words.ts";
import type { Example } from "../../src/build/bundle/widgets/check-examples.ts";
import { describeWidgets } from "../../src/build/bundle/widgets/manifest-widgets.ts";
import { editorWidgets } from "../../src/build/editors/editor-widgets.mjs";
import type { EditorWidget } from "../../src/outputs/controls/editor-widget.ts";

/** The examples of a widget; one without settings has none. */
function examplesOf(name: string): readonly Example[] {
  const file = `widgets/${name}/examples.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as readonly Example[]) : [];
}

const entries = Object.entries(catalogue as Readonly<Record<string, CatalogueEntry>>);

const modules = await Promise.all(
  entries.map(async ([name, { load }]) => {
    const { editor } = (await import(`../../widgets/${name}/editor.ts`)) as { editor: AnyEditor };
    const { default: widget } = await load();
    const { content } = existsSync(`widgets/${name}/content.ts`)
      ? ((await import(`../../widgets/${name}/content.ts`)) as { content: SettingsSchema })
      : {};
    const file = `widgets/${name}/markup.liquid`;
    const markup = existsSync(file) && { markup: readFileSync(file, "utf8") };
    return [
      name,
      { widget, editor, examples: examplesOf(name), ...(content && { content }), ...markup },
    ] as const;
  }),
);
const described = describeWidgets(Object.fromEntries(modules));

/** Every widget that editors place, as the outputs see it; made of the sources, so it needs no build. */
export const placedWidgets: Readonly<Record<string, EditorWidget>> = editorWidgets({
  widgets: described,
});

/** The code of a widget. */
export const codeOf = (name: string): Widget => new Map(modules).get(name)?.widget as Widget;
