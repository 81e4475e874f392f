import { useIslet } from "#runtime/island-context.ts";
import type { StepsState } from "./page/steps.ts";

/** Which of the steps this is. While there is only one, its room stays: others may come with what is filled in. */
export function StepProgress({ stops, current }: StepsState) {
  const { page, id } = useIslet();
  const words = page
    .text("form_step", "Step %1$s of %2$s")
    .replace("%1$s", String(current + 1))
    .replace("%2$s", String(stops.length));
  return (
    <div
      className="islet-contact-form__progress"
      style={{ visibility: stops.length > 1 ? undefined : "hidden" }}
    >
      <p id={`${id}-progress`}>{words}</p>
      <progress max={stops.length} value={current + 1} aria-labelledby={`${id}-progress`} />
    </div>
  );
}
