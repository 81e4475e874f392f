import { removeAtEnd } from "#runtime/added.ts";
import { createDrawing } from "../drawing.ts";
import { asButton } from "../press/as-button.ts";
import type { CarouselSetup } from "./engine.ts";
import type { CarouselState } from "./options.ts";

const OUTLINES = { previous: "M10 3 5 8l5 5", next: "M6 3l5 5-5 5" };

type Side = keyof typeof OUTLINES;

/** Creates an arrow for pages that print none. */
function createArrow(side: Side): HTMLElement {
  const arrow = document.createElement("button");
  arrow.type = "button";
  arrow.className = `islet-button islet-carousel__arrow islet-carousel__arrow--${side}`;
  arrow.append(createDrawing("0 0 16 16", "islet-icon", [OUTLINES[side]]));
  return arrow;
}

/**
 * Lets two arrows step through the slides, the server's or its own, which follow the viewport. Returns what marks arrows
 * that lead nowhere.
 */
export function createArrows(
  { box, parts, options, context, changes }: CarouselSetup,
  step: (by: -1 | 1) => void,
): (state: CarouselState) => void {
  const { page, signal, listen } = context;
  const { track } = parts;
  const made: HTMLElement[] = [];
  if (!track.id) changes.setAttribute(track, "id", `${context.id}-slides`);
  function arrowOf(side: Side, label: string) {
    const arrow = parts[side] ?? createArrow(side);
    if (!parts[side]) made.push(arrow);
    if (!arrow.hasAttribute("aria-label")) changes.setAttribute(arrow, "aria-label", label);
    changes.setAttribute(arrow, "aria-controls", track.id);
    asButton(arrow, () => step(side === "next" ? 1 : -1), { changes, listen });
    return arrow;
  }
  const previous = arrowOf(
    "previous",
    options.labels.previous || page.text("previous_slide", "Previous slide"),
  );
  const next = arrowOf("next", options.labels.next || page.text("next_slide", "Next slide"));
  // Without a row of dots, a low carousel has no room for the pause button above or below an arrow.
  changes.toggleClass(box, "islet-carousel--arrows", made.length > 0 && !options.pagination);
  if (box === parts.viewport) box.append(...made);
  else parts.viewport.after(...made);
  for (const arrow of made) removeAtEnd(signal, arrow);

  function mark(arrow: HTMLElement, isUsable: boolean, steps: number) {
    changes.setAttribute(arrow, "aria-disabled", isUsable ? null : "true");
    for (const name of options.names.disabled) changes.toggleClass(arrow, name, !isUsable);
    // All slides are in view.
    changes.toggleClass(arrow, "islet-carousel__control--idle", steps < 2);
  }
  return ({ canGoBack, canGoOn, steps }) => {
    mark(previous, canGoBack, steps);
    mark(next, canGoOn, steps);
  };
}
