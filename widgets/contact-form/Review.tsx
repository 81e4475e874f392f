import { useEffect, useRef } from "react";
import { useIslet } from "#runtime/island-context.ts";
import { answerIn } from "./page/answers.ts";
import { controlsOf, labelOf } from "./page/controls.ts";
import type { FormOnPage } from "./page/form-on-page.ts";
import type { PrintedRow } from "./row.ts";

/** All answers before they are sent, each with a button that leads back to it. */
export function Review({ printed, logic, steps }: Pick<FormOnPage, "printed" | "logic" | "steps">) {
  const { page, id } = useIslet();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const change = page.text("contact_form_change", "Change");
  const rows = printed.rows.filter(
    ({ kind }, place) => logic.isShown(place) && !/^(?:note|step|hidden)$/.test(kind),
  );
  function lead(row: PrintedRow) {
    steps.showRow(row.element);
    controlsOf(row)[0]?.focus();
  }
  return (
    <section
      ref={section}
      className="islet-contact-form__review"
      tabIndex={-1}
      aria-labelledby={`${id}-review`}
    >
      <h3 id={`${id}-review`}>{page.text("contact_form_review", "Check your answers")}</h3>
      <dl>
        {rows.map((row) => (
          <div key={row.name}>
            <dt id={`${id}-asked-${row.name}`}>{labelOf(row)}</dt>
            <dd>{answerIn(row) || page.text("contact_form_unanswered", "Not answered")}</dd>
            {row.kind !== "calculated" && (
              <dd>
                <button
                  type="button"
                  className="islet-contact-form__back"
                  id={`${id}-change-${row.name}`}
                  aria-labelledby={`${id}-change-${row.name} ${id}-asked-${row.name}`}
                  onClick={() => lead(row)}
                >
                  {change}
                </button>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
