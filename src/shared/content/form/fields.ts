import { closest, selectAll } from "#browser/selectors.ts";
import { queryAll } from "#dom/query.ts";
import type { FormView } from "./view.ts";

/** A field of a form: several controls if it is a group of buttons or boxes, none if a script draws it. */
export interface Field {
  readonly controls: readonly HTMLElement[];
  /** What holds the controls and their label. */
  readonly group: Element | undefined;
}

const CONTROLS = "input:not([type=hidden], [type=submit]), select, textarea";

type Place = Pick<FormView, "form" | "parts">;

function groupOf({ form, parts }: Place, control: Element): Element | undefined {
  const group = closest(control, parts.group);
  return group && Node.prototype.contains.call(form, group) && group !== form ? group : undefined;
}

/** The field of a control. */
export const fieldOf = (place: Place, control: HTMLElement): Field => ({
  controls: [control],
  group: groupOf(place, control),
});

/** Finds a field by its key in an answer, whatever that is: by the name of its controls, else by a class of its group. */
export function fieldByKey({ form, kind, parts }: FormView, key: string): Field {
  const names = kind.controlNames.map((name) => name.replace("%s", () => key));
  const named = queryAll(form, CONTROLS).filter((control) =>
    names.includes(control.getAttribute("name")?.replace(/\[\]$/, "") ?? ""),
  );
  const group = named[0]
    ? groupOf({ form, parts }, named[0])
    : selectAll(form, parts.group).find(({ classList }) => classList.contains(parts.groupPrefix + key));
  return { controls: named.length || !group ? named : queryAll(group, CONTROLS), group };
}

/** The text of a field's label; empty if it has none. */
export const labelOf = ({ group, controls }: Field): string => {
  const label =
    group?.querySelector("legend, label") ?? (controls[0] as HTMLInputElement | undefined)?.labels?.[0];
  return label?.textContent?.trim().replaceAll(/\s+/g, " ") ?? "";
};
