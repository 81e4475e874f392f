import { VISUALLY_HIDDEN } from "#dom/visually-hidden.ts";
import { createPart } from "./part.ts";
import { drawProgress } from "./progress.ts";
import { drawList } from "./step-list.ts";
import type { ShowPosition, Step, StepsView } from "./view.ts";

/** What tells the visitor how far they are. */
export interface Position {
  readonly show: ShowPosition;
  /** Where it is announced. */
  readonly status: HTMLElement;
  /** The topmost element; empty if the settings ask for none. */
  readonly indicators: HTMLElement;
}

/** Draws the indicators that the settings ask for, above the steps, until the widget ends. */
export function drawPosition(view: StepsView, steps: readonly Step[]): Position {
  const { form, prefix, settings, context } = view;
  const { stepType } = settings;
  const name = `${prefix}__indicators`;
  const indicators = createPart(name, `${name}--type-${stepType}`);
  const status = createPart();
  status.setAttribute("role", "status");
  status.style.cssText = VISUALLY_HIDDEN;
  const [first] = steps;
  const around = first?.element.parentElement;
  const below = around === form ? first?.element : around;
  below?.before(...(stepType === "none" ? [] : [indicators]), status);
  context.signal.addEventListener("abort", () => {
    indicators.remove();
    status.remove();
  });
  const draw = stepType === "progress_bar" ? drawProgress : drawList;
  return { status, indicators, show: draw(indicators, view, steps) };
}
