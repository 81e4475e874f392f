import { createField } from "./create-field.ts";
import { element } from "./elements.ts";
import { besides, createFields } from "./group-field.ts";
import type { SettingSchema } from "./setting-schema.ts";

type Settings = Readonly<Record<string, unknown>>;

interface SettingsFormOptions {
  readonly schema: SettingSchema;
  /** What the marker says now. */
  readonly settings: () => Settings;
  /** Gets everything the marker shall say after each change. */
  readonly changed: (settings: Settings) => void;
  readonly reset: () => void;
}

/** A form with a field for every setting of a schema. */
export function createSettingsForm({
  schema,
  settings,
  changed,
  reset,
}: SettingsFormOptions): HTMLFormElement {
  const form = element("form", { className: "gallery-form" });
  let read = (): Settings => ({});

  function fill() {
    const given = settings();
    const others = besides(schema, given);
    const fields = createFields(schema, given, createField);
    read = () => ({ ...others, ...fields.read() });
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
