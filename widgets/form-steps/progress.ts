import { createPart } from "./part.ts";
import type { ShowPosition, Step, StepsView } from "./view.ts";

/** How much of a form is done in its step `index` of `count`, in whole percent. */
export const percentAt = (index: number, count: number): number => Math.floor(((index + 1) * 100) / count);

/** Draws a bar that fills. */
export function drawProgress(
  box: Element,
  { prefix, settings, context }: StepsView,
  { length }: readonly Step[],
): ShowPosition {
  const name = `${prefix}__indicators__indicator__progress`;
  const bar = createPart(name);
  const meter = createPart(`${name}__meter`);
  bar.setAttribute("role", "progressbar");
  bar.setAttribute("aria-label", context.page.text("form_progress", "Progress"));
  bar.append(meter);
  box.append(bar);
  return (index, words) => {
    const percent = percentAt(index, length);
    bar.setAttribute("aria-valuenow", String(percent));
    bar.setAttribute("aria-valuetext", words);
    meter.style.width = `${percent}%`;
    if (settings.displayPercentage) meter.textContent = `${percent}%`;
  };
}
