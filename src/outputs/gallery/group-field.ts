import { camel } from "#runtime/page.ts";
import { isRecord } from "#runtime/parse-json.ts";
import type { EditorControl } from "../controls/editor-widget.ts";
import { isMet } from "../controls/is-met.ts";
import { element } from "./elements.ts";
import type { Field, FieldOptions, MakeField } from "./field.ts";
import { keysOf } from "./setting-keys.ts";

type Settings = Readonly<Record<string, unknown>>;

/** The settings on a marker that have no control: one marker can serve several widgets. */
export const unknownSettings = (controls: readonly EditorControl[], settings: Settings): Settings => {
  const known = new Set(keysOf(controls).map(([key]) => camel(key)));
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !known.has(camel(key))));
};

/** The fields of a group or of a whole form. */
export interface Fields {
  readonly entries: readonly (readonly [control: EditorControl, element: HTMLElement])[];
  read(): Settings;
  /** Shows the fields whose conditions are met. */
  update(): void;
}

/** Creates the fields of a group. */
export function createFields(
  controls: readonly EditorControl[],
  settings: Settings,
  makeField: MakeField,
): Fields {
  // A page may write a key in snake_case or camelCase.
  const given = new Map(Object.entries(settings).map(([key, value]) => [camel(key), value]));
  const fields = keysOf(controls).map(([key, control]) => {
    const field = makeField({ title: control.title, control, value: given.get(camel(key)) });
    return { key, control, field };
  });
  return {
    entries: fields.map(({ control, field }) => [control, field.element]),
    read(): Settings {
      const values = fields.map(({ key, field }) => [key, field.read()] as const);
      return Object.fromEntries(values.filter(([, value]) => value !== undefined));
    },
    update() {
      const values = Object.fromEntries(
        fields.map(({ key, control, field }) => [key, field.read() ?? control.default]),
      );
      for (const { control, field } of fields) {
        field.element.hidden = !isMet(control.when, values);
        field.update?.();
      }
    },
  };
}

/** Creates the field of a setting that contains other settings. */
export function createGroup({ title, control, value }: FieldOptions, makeField: MakeField): Field {
  const { entries, read, update } = createFields(
    control.fields ?? [],
    isRecord(value) ? value : {},
    makeField,
  );
  const group = element("fieldset", {}, element("legend", {}, title));
  if (control.about) group.append(element("p", {}, control.about));
  group.append(...entries.map(([, field]) => field));
  const readGroup = () => {
    const settings = read();
    return Object.keys(settings).length > 0 ? settings : undefined;
  };
  return { element: group, read: readGroup, update };
}
