import type { FormLogic } from "./form-logic.ts";

const NOTHING: ReadonlySet<number> = new Set();

/** Of a form without conditions and calculations: all is shown. */
export const plainLogic: FormLogic = {
  set: () => ({ shown: NOTHING, results: NOTHING }),
  isShown: () => true,
  isChoiceShown: () => true,
  valueOf: () => "",
};
