import type { EditorControl } from "../controls/editor-widget.ts";

/** The device modes other than desktop, which has the base value. */
export const OTHER_MODES = ["tablet", "mobile"] as const;

/** The text with a capital first letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The keys of settings on a marker. A responsive setting has one more key per device mode. */
export const keysOf = (
  controls: readonly EditorControl[],
): (readonly [key: string, control: EditorControl])[] =>
  controls.flatMap((control) => {
    const { key, title, responsive } = control;
    const { default: _default, about: _about, ...ofMode } = control;
    const modes = responsive ? OTHER_MODES : [];
    return [
      [key, control] as const,
      ...modes.map((mode) => [`${key}_${mode}`, { ...ofMode, title: `${title}, ${mode}` }] as const),
    ];
  });

/** What a list has in each row: settings, or one value. */
export const rowOf = ({ control, fields, item }: EditorControl): EditorControl => {
  const row = { key: "item", name: "item", title: "" };
  if (control === "selectors") return { ...row, control: "selector" };
  return item ?? { ...row, control: "group", fields: fields ?? [] };
};

/** Whether a setting has rows. */
export const isList = ({ control }: EditorControl): boolean => control === "list" || control === "selectors";
