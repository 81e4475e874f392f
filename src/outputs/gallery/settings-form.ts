import type { EditorControl } from "../controls/editor-widget.ts";
import { createField } from "./create-field.ts";
import { element } from "./elements.ts";
import { createFields, type Fields, unknownSettings } from "./group-field.ts";

type Settings = Readonly<Record<string, unknown>>;

interface SettingsFormOptions {
  readonly controls: readonly EditorControl[];
  /** The titles of the groups of settings by id. */
  readonly groups: Readonly<Record<string, string>>;
  /** The settings on the marker. */
  readonly settings: () => Settings;
  /** Called after each change with all settings for the marker. */
  readonly changed: (settings: Settings) => void;
  readonly reset: () => void;
}

/** The fields of each group below its title; fields without a group follow. A single group needs no title. */
function groupedFields({ entries }: Fields, groups: Readonly<Record<string, string>>) {
  const inGroup = (id: string | undefined) =>
    entries.filter(([{ group }]) => group === id).map(([, field]) => field);
  const all = Object.entries(groups);
  if (all.length < 2) return { elements: entries.map(([, field]) => field), showFilled() {} };
  const sets = all.map(([id, title]) => {
    const fields = inGroup(id);
    return { set: element("fieldset", {}, element("legend", {}, title), ...fields), fields };
  });
  return {
    elements: [...sets.map(({ set }) => set), ...inGroup(undefined)],
    showFilled() {
      for (const { set, fields } of sets) set.hidden = fields.every(({ hidden }) => hidden);
    },
  };
}

/** Creates a form with a field for every control. */
export function createSettingsForm({
  controls,
  groups,
  settings,
  changed,
  reset,
}: SettingsFormOptions): HTMLFormElement {
  const form = element("form", { className: "gallery-form" });
  let read = (): Settings => ({});
  let update = () => {};

  function fill() {
    const current = settings();
    const unknown = unknownSettings(controls, current);
    const fields = createFields(controls, current, createField);
    const { elements, showFilled } = groupedFields(fields, groups);
    read = () => ({ ...unknown, ...fields.read() });
    update = () => {
      fields.update();
      showFilled();
    };
    update();
    form.replaceChildren(...elements);
    form.append(
      elements.length > 0
        ? element("button", { type: "reset" }, "Reset")
        : element("p", {}, "There is nothing to set."),
    );
  }

  form.addEventListener("input", () => {
    update();
    changed(read());
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    const hadFocus = form.contains(document.activeElement);
    reset();
    fill();
    if (hadFocus) form.querySelector<HTMLElement>('[type="reset"]')?.focus();
  });
  fill();
  return form;
}
