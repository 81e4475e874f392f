import type { FieldMessage } from "#content/form/field-messages.ts";
import type { Page } from "#runtime/page.ts";
import { checkValue } from "../checks/check-value.ts";
import type { FormLogic } from "../logic/form-logic.ts";
import { filesIn, valueIn } from "../page/answers.ts";
import { controlsOf } from "../page/controls.ts";
import { hasAnswer, type PrintedRow } from "../row.ts";
import { errorWords } from "./error-words.ts";

/** What is wrong about the answers to some rows, at their fields. */
export function wrongAnswers(
  rows: readonly PrintedRow[],
  { logic, page, isChecked }: { logic: FormLogic; page: Page; isChecked: (place: number) => boolean },
): readonly FieldMessage[] {
  return rows.flatMap((row, place) => {
    if (!hasAnswer(row) || !logic.isShown(place) || !isChecked(place)) return [];
    const error = checkValue(row, {
      value: valueIn(row),
      files: filesIn(row),
      isChoiceShown: (choice) => logic.isChoiceShown(place, choice),
    });
    const field = { controls: controlsOf(row), group: row.element };
    return error ? [{ field, text: errorWords(error, row, page) }] : [];
  });
}
