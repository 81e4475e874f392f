import { isShortcut } from "#dom/activation.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { drawStars } from "./stars.ts";
import type { Settings } from "./settings.ts";

const SELECT = "select[name=rating], select#rating";

/** Stars in the place of a list of marks, which keeps what is chosen (reference: shop 9.2). */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { id, listen, page, signal } = context;
  const select = host.matches(SELECT) ? host : host.querySelector(SELECT);
  const place = select?.parentElement;
  if (!(select instanceof HTMLSelectElement) || !place) {
    context.warn("there is no list of marks (select#rating) in its element.");
    return;
  }
  const changes = createChanges(signal);
  // Older templates require a mark whatever the shop has set.
  if (!settings.required) changes.setAttribute(select, "required", null);
  const { place: stand, group: list, stars, show } = drawStars(select, settings.labels);
  const label = select.labels[0];
  if (label) {
    if (!label.id) changes.setAttribute(label, "id", `${id}-label`);
    list.setAttribute("aria-labelledby", label.id);
    listen(label, "click", () => stars.find(({ tabIndex }) => tabIndex === 0)?.focus());
  }
  if (select.required) list.setAttribute("aria-required", "true");
  let problem: HTMLElement | undefined;

  function choose(star: HTMLElement | undefined) {
    if (!star || !(select instanceof HTMLSelectElement)) return;
    select.value = star.dataset["value"] ?? "";
    // The list hears of it as if the visitor had used it.
    for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
  }

  /** As the alert of the shop's own script, without the box. */
  function tellMissing(event: Event) {
    if (!(select instanceof HTMLSelectElement) || select.value || !select.required) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    problem ??= document.createElement("span");
    problem.className = "islet-star-rating-problem";
    problem.id = `${id}-problem`;
    problem.setAttribute("role", "alert");
    problem.textContent = page.text("required_rating", "Please select a rating");
    select.after(problem);
    list.setAttribute("aria-invalid", "true");
    list.setAttribute("aria-describedby", problem.id);
    stars[0]?.focus();
  }

  listen(select, "change", () => {
    show();
    problem?.remove();
    for (const name of ["aria-invalid", "aria-describedby"] as const) list.removeAttribute(name);
  });
  listen(list, "click", (event) => {
    event.preventDefault();
    choose(stars.find((star) => star.contains(event.target as Node)));
  });
  listen(list, "keydown", (event) => {
    const at = stars.indexOf(event.target as HTMLElement);
    if (at < 0 || isShortcut(event)) return;
    const next = event.key === " " ? stars[at] : stars.at((at + stepOf(event.key, list)) % stars.length);
    if (event.key !== " " && next === stars[at]) return;
    event.preventDefault();
    choose(next);
    next?.focus();
  });
  listen(select, "invalid", tellMissing);
  if (select.form) {
    listen(select.form, "submit", tellMissing, { capture: true });
    listen(select.form, "reset", () => context.after(0, show));
  }

  changes.toggleClass(place, "islet-star-rating-place", true);
  changes.setStyle(select, "visibility", "hidden");
  select.before(stand);
  /** The list keeps its room, and the stars stand in it: nothing around them moves. */
  const settle = () => {
    const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = select;
    const isRightToLeft = getComputedStyle(place).direction === "rtl";
    const startPx = isRightToLeft ? place.clientWidth - offsetLeft - offsetWidth : offsetLeft;
    stand.style.setProperty("inset-block-start", `${offsetTop}px`);
    stand.style.setProperty("inset-inline-start", `${startPx}px`);
    stand.style.setProperty("block-size", `${offsetHeight}px`);
  };
  settle();
  show();
  const sizes = new ResizeObserver(settle);
  sizes.observe(place);
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    stand.remove();
    problem?.remove();
  });
}

function stepOf(key: string, list: Element): number {
  const isRightToLeft = getComputedStyle(list).direction === "rtl";
  if (key === "ArrowUp" || key === (isRightToLeft ? "ArrowRight" : "ArrowLeft")) return -1;
  return key === "ArrowDown" || key === (isRightToLeft ? "ArrowLeft" : "ArrowRight") ? 1 : 0;
}
