import { isTag } from "#runtime/node-type.ts";
import { controlsIn } from "./controls.ts";
import type { StepHistory } from "./step-history.ts";
import type { StepsView } from "./view.ts";
import type { Walk } from "./walk.ts";

/** Leads from step to step. */
export interface Turns {
  go(index: number, takesFocus?: boolean): void;
  /** Leads on if the browser accepts the fields of this step; else it shows the first that is wrong. */
  next(): void;
  back(): void;
  /** Opens the first step of a form that is emptied. */
  startAgain(): void;
}

/** @param place that of the form on the page */
export function createTurns(view: StepsView, walk: Walk, place: number): Turns {
  const { settings, context } = view;
  let entries: StepHistory | undefined;
  if (settings.history)
    context.guard(async () => {
      const { createStepHistory } = await context.load(() => import("./step-history.ts"));
      entries = createStepHistory(view, walk, place);
    });

  function go(index: number, takesFocus?: boolean) {
    const from = walk.current;
    walk.lead(index, takesFocus);
    entries?.add(from);
  }
  return {
    go,
    next() {
      const step = walk.steps[walk.current];
      if (step && controlsIn(step.element).every((control) => control.reportValidity()))
        go(walk.current + 1, true);
    },
    back() {
      if (!entries?.backTo(walk.current - 1)) go(walk.current - 1, true);
    },
    startAgain() {
      walk.lead(0);
      walk.silence();
      entries?.keep();
    },
  };
}

/** Where Enter has its own meaning. */
const OWN_ENTER = /^(?:submit|button|reset|image|file|color)$/;

/** Enter leads on, and a form that is emptied starts again. */
export function followVisitor({ form, context }: StepsView, walk: Walk, turns: Turns): void {
  const { listen } = context;
  const { steps } = walk;
  listen(form, "keydown", (event) => {
    const { key, isComposing, defaultPrevented, target } = event;
    if (key !== "Enter" || isComposing || defaultPrevented || walk.current === steps.length - 1) return;
    if (!isTag(target, "input") || OWN_ENTER.test(target.type)) return;
    event.preventDefault();
    // A press that is repeated once code has come may be of a step that is closed.
    const isClosed = steps.some(({ element }, index) => index !== walk.current && element.contains(target));
    if (!isClosed) turns.next();
  });
  listen(form, "reset", ({ target }) => {
    if (target === form) turns.startAgain();
  });
}
