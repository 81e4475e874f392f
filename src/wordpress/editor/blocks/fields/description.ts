import type { RefObject } from "react";
import { useLayoutEffect } from "../wp.ts";

let lastId = 0;

/** An id that no other element of the panel has. */
export function newId(): string {
  lastId += 1;
  return `islet-problem-${lastId}`;
}

const CONTROLS = "fieldset, input, select, textarea";

/** The controls of a field, without those of fields inside of it. */
const controlsOf = (field: Element) =>
  [...field.querySelectorAll(CONTROLS)].filter((control) => control.closest(".islet-field") === field);

function describe(control: Element, id: string): void {
  const others = (control.getAttribute("aria-describedby") ?? "")
    .split(/\s+/)
    .filter((one) => one && one !== id);
  control.setAttribute("aria-describedby", [...others, id].join(" "));
  control.setAttribute("aria-invalid", "true");
}

function undescribe(control: Element, id: string): void {
  const others = (control.getAttribute("aria-describedby") ?? "").split(/\s+/).filter((one) => one !== id);
  if (others.length > 0) control.setAttribute("aria-describedby", others.join(" "));
  else control.removeAttribute("aria-describedby");
  control.removeAttribute("aria-invalid");
}

/**
 * Adds an element to what describes the controls of a field, as long as it is there. Not all of the editor's components
 * take a description of their own, and all keep one that they do not change.
 * @param id of the element; empty if there is none
 */
export function useDescription(field: RefObject<HTMLElement | null>, id: string): void {
  useLayoutEffect(() => {
    const { current } = field;
    if (!current || !id) return undefined;
    const controls = controlsOf(current);
    for (const control of controls) describe(control, id);
    return () => {
      for (const control of controls) undescribe(control, id);
    };
  });
}
