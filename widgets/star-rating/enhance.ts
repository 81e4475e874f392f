import { createChanges } from "#dom/state/changes.ts";
import { isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { coverList } from "./cover-list.ts";
import { requireRating } from "./required-rating.ts";
import type { Settings } from "./settings.ts";
import { followStars } from "./star-choice.ts";
import { createStars } from "./stars.ts";

const SELECT = "select[name=rating], select#rating";

/** Shows stars instead of a list of ratings. The list keeps the value. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { after, id, listen, signal } = context;
  // A rating that is shown needs no script.
  if (host.querySelector(".islet-rating")) return;
  const select = host.matches(SELECT) ? host : host.querySelector(SELECT);
  if (!isTag(select, "select") || !select.parentElement)
    return context.warn("there is no list of marks (select#rating) in its element.");
  const changes = createChanges(signal);
  // Older templates require a rating even if the shop does not.
  if (!settings.required) changes.setAttribute(select, "required", null);
  const starGroup = createStars(select, settings.labels);
  const { element, group, stars, update } = starGroup;
  if (select.required) group.setAttribute("aria-required", "true");

  const label = select.labels[0];
  if (label) {
    if (!label.id) changes.setAttribute(label, "id", `${id}-label`);
    group.setAttribute("aria-labelledby", label.id);
    listen(label, "click", () => stars.find(({ tabIndex }) => tabIndex === 0)?.focus());
  }

  listen(select, "change", update);
  // The list is reset after the event.
  if (select.form) listen(select.form, "reset", () => after(0, update));
  followStars(select, starGroup, context);
  requireRating({ select, starGroup, changes, context });
  coverList({ select, element, changes, signal });
}
