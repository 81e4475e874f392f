import { createField } from "./create-field.ts";
import { element } from "./elements.ts";
import { unknownSettings, createFields } from "./group-field.ts";
import type { SettingSchema } from "./setting-schema.ts";

type Settings = Readonly<Record<string, unknown>>;

interface SettingsFormOptions {
  readonly schema: SettingSchema;
  /** The settings on the marker. */
  readonly settings: () => Settings;
  /** Called after each change with all settings for the marker. */
  readonly changed: (settings: Settings) => void;
  readonly reset: () => void;
}

/** Creates a form with a field for every setting of a schema. */
export function createSettingsForm({
  schema,
  settings,
  changed,
  reset,
}: SettingsFormOptions): HTMLFormElement {
  const form = element("form", { className: "gallery-form" });
  let read = (): Settings => ({});

  function fill() {
    const current = settings();
    const unknown = unknownSettings(schema, current);
    const fields = createFields(schema, current, createField);
    read = () => ({ ...unknown, ...fields.read() });
    form.replaceChildren(...fields.elements);
    form.append(
      fields.elements.length > 0
        ? element("button", { type: "reset" }, "Reset")
        : element("p", {}, "There is nothing to set."),
    );
  }

  form.addEventListener("input", () => changed(read()));
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
