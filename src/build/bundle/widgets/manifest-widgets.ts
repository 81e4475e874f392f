import * as z from "zod/mini";
import type { EditorControl } from "#outputs/controls/editor-widget.ts";
import { jsonSchemaOf } from "#outputs/controls/json-schema.ts";
import { withParts } from "#runtime/check-settings.ts";
import { isIslandWidget } from "#runtime/mount/is-island-widget.ts";
import { camel } from "#runtime/page.ts";
import type { Template } from "#runtime/template/template.ts";
import type { SettingsSchema, Widget, WidgetKind } from "#runtime/widget.ts";
import { readTemplate } from "../../templates/read-template.mjs";
import type { AnyEditor } from "./any-words.ts";
import { builtOf } from "./built-fields.ts";
import { checkExamples, type Example } from "./check-examples.ts";
import { checkWords } from "./check-words.ts";
import { controlsOf, inSnakeCase } from "./controls-of.ts";

/** What the build knows of a widget besides its code. */
interface DescribedWidget {
  readonly widget: Widget;
  readonly editor: AnyEditor;
  readonly examples: readonly Example[];
  /** The schema of its `content.ts`. */
  readonly content?: SettingsSchema;
  /** Its `markup.liquid`. */
  readonly markup?: string;
}

/** The controls of what the server prints, and of the settings that the widget reads. */
function allControls({ widget, editor, content }: DescribedWidget): EditorControl[] {
  const { settings, powers = [] } = widget;
  const printed = new Set(Object.keys(content?.shape ?? {}));
  const both = [...printed].filter((name) => name in settings.shape);
  if (both.length > 0) throw new Error(`widgets/${widget.name}/content.ts: ${both.join(", ")} is a setting.`);
  return controlsOf({ ...content?.shape, ...settings.shape }, editor.settings).map((control) => {
    const name = camel(control.key);
    if (printed.has(name)) return { ...control, printed: true as const };
    return powers.includes(name) ? { ...control, givenBy: "page" as const } : control;
  });
}

/** The first names of all paths in a template: its settings, and names of its own. */
function namesRead(part: unknown): readonly string[] {
  if (typeof part !== "object" || part === null) return [];
  const { path, each } = part as { readonly path?: readonly string[]; readonly each?: readonly string[] };
  const here = [path?.[0], each?.[0]].filter((name) => name !== undefined);
  return [...here, ...Object.values(part).flatMap(namesRead)];
}

/**
 * The controls, with a mark on what shows in a canvas only if it is printed anew, since the widget does not run there. One
 * that is `shown` leaves there what its own template prints.
 */
function withReprinted(controls: readonly EditorControl[], template: Template, { inEditor }: Widget) {
  const read = new Set(inEditor ? namesRead(template) : []);
  return controls.map((control) =>
    read.has(control.key) && !control.printed ? { ...control, reprints: true as const } : control,
  );
}

/** What the widget's `markup.liquid` prints. */
function templateOf(
  name: string,
  { widget, editor, markup }: DescribedWidget,
  controls: readonly EditorControl[],
) {
  if ((editor.content === "printed") !== (markup !== undefined))
    throw new Error(
      `widgets/${name}: a widget whose content is "printed" has a markup.liquid, no other one.`,
    );
  if (markup !== undefined && !isIslandWidget(widget) && !("printed" in widget) && !("fallback" in widget))
    throw new Error(
      `widgets/${name}/index.ts: say printed: () => import("./markup.liquid"), or fallback, if the widget needs nothing inside.`,
    );
  return markup && readTemplate(markup, { file: `widgets/${name}/markup.liquid`, controls });
}

/**
 * What comes from the widgets' own modules: the controls of their settings and the JSON Schema made of them, what the build
 * leaves of the settings in the code, bus events, and what editors need of the widget as a whole.
 * @throws if a widget defines itself under another name, or its words or examples do not fit its settings
 */
export const describeWidgets = (widgets: Readonly<Record<string, DescribedWidget>>) =>
  Object.fromEntries(
    Object.entries(widgets).map(([name, described]) => {
      const { widget, editor, examples, content } = described;
      const { settings, parts, hears = [], sends = [] } = widget;
      if (widget.name !== name)
        throw new Error(`widgets/${name}/index.ts defines "${widget.name}"; its name is that of its folder.`);
      const schema = z.object({ ...content?.shape, ...settings.shape });
      checkExamples(name, schema, examples);
      checkWords(name, { settings: schema, editor }, examples.length);
      const { settings: _, ...aboutWidget } = editor;
      const { initial = {}, preview = {}, variations } = editor;
      const kind: WidgetKind = isIslandWidget(widget) ? "island" : "enhancer";
      const all = allControls(described);
      const template = templateOf(name, described, all);
      const controls = withReprinted(all, template || [], widget);
      return [
        name,
        {
          kind,
          editor: {
            ...aboutWidget,
            initial: inSnakeCase(initial),
            preview: preview === "none" ? preview : inSnakeCase(preview),
            ...(variations && {
              variations: variations.map((one) => ({ ...one, initial: inSnakeCase(one.initial) })),
            }),
          },
          controls,
          ...(template && { template }),
          settings: jsonSchemaOf(controls),
          built: builtOf(withParts(settings, parts)),
          ...(content && { builtContent: builtOf(content) }),
          hears,
          sends,
          examples,
        },
      ];
    }),
  );
