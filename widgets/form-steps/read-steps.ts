import { selectAll } from "#browser/selectors.ts";
import { query } from "#dom/query.ts";
import { isHtmlElement } from "#runtime/kind.ts";
import type { Step, StepsView } from "./view.ts";

function stepOf(element: HTMLElement): Step {
  const { dataset } = query(element, ":scope > [data-label]") ?? element;
  const label = dataset["label"] ?? query(element, "legend, h2, h3, h4")?.textContent ?? "";
  return { element, label: label.trim(), data: dataset };
}

/** The steps of a form in document order, without steps inside others. */
export function readSteps({ form, settings }: StepsView): Step[] {
  const all = selectAll(form, settings.skin.step).filter(isHtmlElement);
  return all
    .filter((element) => !all.some((other) => other !== element && other.contains(element)))
    .map(stepOf);
}
