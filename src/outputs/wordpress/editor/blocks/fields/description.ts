import type { RefObject } from "react";
import { useLayoutEffect } from "../wp.ts";

const CONTROLS = "fieldset, input, select, textarea";

/** The controls of a field, without those of fields inside of it. */
const controlsOf = (field: Element) =>
  [...field.querySelectorAll(CONTROLS)].filter((control) => control.closest(".islet-field") === field);

/** What describes a control besides. */
const othersOf = (control: Element, ids: readonly string[]) =>
  (control.getAttribute("aria-describedby") ?? "").split(/\s+/).filter((id) => id && !ids.includes(id));

function describe(control: Element, ids: readonly string[]): void {
  control.setAttribute("aria-describedby", [...othersOf(control, ids), ...ids].join(" "));
  control.setAttribute("aria-invalid", "true");
}

function undescribe(control: Element, ids: readonly string[]): void {
  const others = othersOf(control, ids);
  if (others.length > 0) control.setAttribute("aria-describedby", others.join(" "));
  else control.removeAttribute("aria-describedby");
  control.removeAttribute("aria-invalid");
}

/**
 * Adds elements to what describes the controls of a field, as long as they are there. Not all of the editor's components
 * take their own description, and all keep one that they do not change.
 * @param ids of the elements
 */
export function useDescription(field: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  useLayoutEffect(() => {
    const { current } = field;
    if (!current || ids.length === 0) return undefined;
    const controls = controlsOf(current);
    for (const control of controls) describe(control, ids);
    return () => {
      for (const control of controls) undescribe(control, ids);
    };
  });
}
