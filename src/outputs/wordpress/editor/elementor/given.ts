import { DEVICE_MODES } from "#runtime/page.ts";
import { isRecord } from "#runtime/parse-json.ts";
import type { EditorControl } from "../../../controls/editor-widget.ts";
import { typedTexts } from "../typed-texts.ts";

type Values = Readonly<Record<string, unknown>>;

const MODES = DEVICE_MODES.filter((mode) => mode !== "desktop").map((mode) => `_${mode}`);

/** In the editor the rows of a list are a collection of Backbone's. */
const plain = (value: unknown): unknown =>
  isRecord(value) && typeof value["toJSON"] === "function"
    ? (value["toJSON"] as () => unknown).call(value)
    : value;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Half typed.
    return undefined;
  }
}

function rowOf({ fields, item }: EditorControl, given: unknown): unknown {
  const row = plain(given);
  if (item?.control === "media") return givenValue(item, row);
  if (item?.choicesFrom) return typedTexts(row);
  if (!isRecord(row)) return undefined;
  return item ? (givenByPanel([item], row)["item"] ?? "") : givenByPanel(fields ?? [], row);
}

/** A list inside of a list is JSON. */
function rowsOf(list: EditorControl, given: unknown): readonly unknown[] {
  const rows = plain(given);
  if (typeof rows === "string") {
    const read = parsed(rows);
    return Array.isArray(read) ? typedTexts(read) : [];
  }
  if (!Array.isArray(rows)) return [];
  return rows.map((row) => rowOf(list, row)).filter((row) => row !== undefined);
}

function givenValue(control: EditorControl, value: unknown): unknown {
  if (control.control === "list") return rowsOf(control, value);
  if (control.control === "choices" && value === "") return [];
  return typedTexts(isRecord(value) && "url" in value ? value["url"] : value);
}

/**
 * From the values of Elementor's controls to what `settingsFor()` reads. Twin of `given_by_panel()` in
 * includes/elementor/given.php.
 * @param controls controls that stand beside each other
 * @param values the element's values by the names of its controls
 * @param prefix what the names start with
 */
export function givenByPanel(controls: readonly EditorControl[], values: Values, prefix = ""): Values {
  const given: Record<string, unknown> = {};
  for (const control of controls) {
    const name = prefix + control.name;
    if (control.control === "group") {
      given[control.key] = givenByPanel(control.fields ?? [], values, `${name}_`);
      continue;
    }
    for (const suffix of control.responsive ? ["", ...MODES] : [""]) {
      const value = values[name + suffix];
      if (value !== undefined && value !== null) given[control.key + suffix] = givenValue(control, value);
      for (const { key } of control.formerly ?? []) {
        const former = values[prefix + key + suffix];
        if (former !== undefined && former !== null) given[key + suffix] = givenValue(control, former);
      }
    }
  }
  return given;
}
