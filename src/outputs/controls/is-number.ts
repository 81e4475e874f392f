import type { EditorControl } from "./editor-widget.ts";

const NUMBERS: readonly string[] = ["count", "seconds", "milliseconds", "percent", "pixels"];

/** Whether the value of a control is a number. */
export const isNumber = ({ control }: Pick<EditorControl, "control">): boolean => NUMBERS.includes(control);
