import type { EditorControl } from "../../../controls/editor-widget.ts";
import { controlValue } from "../control-value.ts";
import { __, format } from "./wp.ts";

function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}

/** Why a number is none that pages read. */
function numberRefusal({ min = 0, max = Infinity }: EditorControl, value: number): string | undefined {
  if (value < min) return format(__("This value does not count: it must be %s or more."), min);
  return value > max ? format(__("This value does not count: it must be %s or less."), max) : undefined;
}

/** Why pages would not read a value, so that it does not count, as a sentence; `undefined` if they do. */
export function refusalOf(control: EditorControl, value: unknown): string | undefined {
  if (value === undefined || value === "" || ["list", "group"].includes(control.control)) return undefined;
  if (["selector", "selectors"].includes(control.control)) {
    const selectors = [value]
      .flat()
      .filter((text): text is string => typeof text === "string" && text.trim() !== "");
    return selectors.every((text) => isSelector(text))
      ? undefined
      : __("This value does not count: it is no CSS selector.");
  }
  if (controlValue(control, value) !== undefined) return undefined;
  const ofNumber = typeof value === "number" ? numberRefusal(control, value) : undefined;
  return ofNumber ?? __("This value does not count.");
}
