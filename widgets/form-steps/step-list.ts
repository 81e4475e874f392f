import { numbered } from "#dom/numbered.ts";
import { createPart } from "./part.ts";
import type { ShowPosition, Step, StepsView } from "./view.ts";

/** The element that shows the number or picture of a step. */
interface Shape {
  readonly shape: Element;
  readonly number: string;
}

/** Draws the picture of a step once its code has come; its number if there is none. */
async function drawIcon({ context }: StepsView, step: Step, { shape, number }: Shape) {
  const code = await context.load(() => import("./step-icon.ts")).catch(() => undefined);
  shape.append(code?.iconOf(step) ?? number);
}

function stateAt(index: number, current: number): string {
  if (index === current) return "active";
  return index < current ? "completed" : "inactive";
}

/** What precedes the class names of the parts of a step. */
const nameOf = ({ prefix }: StepsView) => `${prefix}__indicators__indicator`;

/** The number, picture or name of a step, as the settings ask for. */
function createItem(view: StepsView, step: Step, number: string): HTMLElement {
  const { stepType, stepIconShape } = view.settings;
  const name = nameOf(view);
  const item = createPart();
  item.setAttribute("role", "listitem");
  const [mark] = /^(?:icon|number)/.exec(stepType) ?? [];
  if (mark) {
    const shape = createPart(`${name}__${mark}`, `${name}--shape-${stepIconShape}`);
    if (mark === "icon") view.context.guard(() => drawIcon(view, step, { shape, number }));
    else shape.append(number);
    item.append(shape);
  }
  if (stepType.endsWith("text")) {
    const label = createPart(`${name}__label`);
    label.textContent = step.label || number;
    item.append(label);
  } else if (step.label) item.setAttribute("aria-label", step.label);
  return item;
}

/** Draws all steps in a row. */
export function drawStepList(box: Element, view: StepsView, steps: readonly Step[]): ShowPosition {
  const name = nameOf(view);
  box.setAttribute("role", "list");
  const items = steps.map((step, index) => {
    const separator = createPart(`${name}__separator`);
    separator.setAttribute("aria-hidden", "true");
    if (index > 0) box.append(separator);
    const item = createItem(view, step, String(index + 1));
    box.append(item);
    return item;
  });
  return (current) => {
    for (const [index, item] of numbered(items)) {
      item.className = `${name} ${name}--state-${stateAt(index, current)}`;
      if (index === current) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    }
  };
}
