import { useIslet } from "#runtime/island-context.ts";
import type { StepsState } from "./page/steps.ts";

/** Which of the steps this is. */
export function StepProgress({ stops, current }: StepsState) {
  const { page, id } = useIslet();
  const words = page
    .text("contact_form_step_of", "Step %1 of %2")
    .replace("%1", String(current + 1))
    .replace("%2", String(stops.length));
  return (
    <div className="islet-contact-form__progress">
      <p id={`${id}-progress`}>{words}</p>
      <progress max={stops.length} value={current + 1} aria-labelledby={`${id}-progress`} />
    </div>
  );
}
