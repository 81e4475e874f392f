import { isRecord } from "#runtime/parse-json.ts";
import type { EditorControl, EditorWidget } from "../../../controls/editor-widget.ts";
import { __, format } from "./wp.ts";
import type { Attributes } from "./wp-blocks.ts";

/** What of a setting starts a widget: the switches of a group that are on, or a text. */
function startsOf(
  { control, title, name, fields = [] }: EditorControl,
  given: Attributes,
): readonly string[] {
  const value = given[name];
  if (control === "group")
    return isRecord(value)
      ? fields.filter((field) => field.control === "toggle" && value[field.name]).map((field) => field.title)
      : [];
  return typeof value === "string" && value !== "" ? [`${title} ${value}`] : [];
}

interface Opening {
  readonly widget: EditorWidget;
  /** Widgets that start it. */
  readonly starters: readonly EditorWidget[];
  /** What an editor gave for the settings of each starter that is on, by its name. */
  readonly given: Readonly<Record<string, Attributes | undefined>>;
}

/** What a block that visitors do not see at first is, and how they get to see it. */
export function openingLabel({ widget, starters, given }: Opening): string {
  if (starters.length === 0) return `${widget.title}: ${widget.about}`;
  const starts = starters.flatMap((starter) => {
    const settings = given[starter.name];
    const fields = starter.controls.filter(({ key }) => starter.startedBy?.includes(key));
    return settings ? fields.flatMap((field) => startsOf(field, settings)) : [];
  });
  return starts.length > 0
    ? format(__("%1$s, hidden until it opens: %2$s."), widget.title, starts.join(", "))
    : format(
        __("%1$s, hidden until it opens. Say what opens it under “%2$s”."),
        widget.title,
        starters.map(({ title }) => title).join(", "),
      );
}
