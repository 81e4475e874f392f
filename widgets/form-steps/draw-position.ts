import { VISUALLY_HIDDEN } from "#dom/visually-hidden.ts";
import { removeAtEnd } from "#runtime/added.ts";
import { createPart } from "./part.ts";
import type { ShowPosition, Step, StepsView } from "./view.ts";

/** What shows visitors how far they are. */
export interface Position {
  readonly show: ShowPosition;
  /** Where it is announced. */
  readonly status: HTMLElement;
  /** The topmost element; empty if the settings ask for none. */
  readonly indicators: HTMLElement;
}

/** Makes room above the steps for the indicators that the settings ask for, and draws them there once their code has come. */
export function drawPosition(view: StepsView, steps: readonly Step[]): Position {
  const { form, prefix, settings, context } = view;
  const { stepType } = settings;
  const { load, guard, signal } = context;
  const name = `${prefix}__indicators`;
  const indicators = createPart(name, `${name}--type-${stepType}`);
  const status = createPart();
  let position: Parameters<ShowPosition> = [0, ""];
  let show: ShowPosition | undefined;
  status.setAttribute("role", "status");
  status.style.cssText = VISUALLY_HIDDEN;
  const [first] = steps;
  const around = first?.element.parentElement;
  const below = around === form ? first?.element : around;
  below?.before(...(stepType === "none" ? [] : [indicators]), status);
  for (const added of [indicators, status]) removeAtEnd(signal, added);
  if (stepType !== "none")
    guard(async () => {
      const draw = await load(() =>
        stepType === "progress_bar"
          ? import("./progress.ts").then(({ drawProgress }) => drawProgress)
          : import("./step-list.ts").then(({ drawStepList }) => drawStepList),
      );
      show = draw(indicators, view, steps);
      show(...position);
    });
  return {
    status,
    indicators,
    show(...shown) {
      position = shown;
      show?.(...shown);
    },
  };
}
