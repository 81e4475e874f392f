import { createChanges } from "#dom/state/changes.ts";
import type { Variation } from "#runtime/events.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { clearChoices, findMissing, nameOf, readChoices } from "./choices.ts";
import type { ShowState } from "./form-state.ts";
import { createMessages } from "./messages.ts";
import { createNarrowLists } from "./narrow-lists.ts";
import { requestVariation } from "./request-variation.ts";
import { summaryElement } from "./variation-summary.ts";
import { createVariationView } from "./variation-view.ts";
import { fits, readVariations } from "./variations.ts";

/** A form with choices, once its code has loaded. */
export interface ChoiceForm {
  /** Finds and shows the variation that fits the choices. */
  check(): void;
  /** Reads the printed variations again, then checks. */
  reload(): void;
  /** Clears every choice, announces it and focuses the first list. */
  reset(): void;
  /** Returns whether the form may be sent. If not, it says why and focuses the list at fault. */
  allowsSubmit(): boolean;
}

export interface ChoiceFormOptions {
  readonly form: HTMLFormElement;
  /** One list for each attribute of the product. */
  readonly selects: readonly HTMLSelectElement[];
  readonly showState: ShowState;
  readonly context: WidgetContext;
}

export function createChoiceForm(options: ChoiceFormOptions): ChoiceForm {
  const { form, selects, showState, context } = options;
  const { bus, guard, page } = context;
  const narrowLists = createNarrowLists(options);
  const messages = createMessages(form, context);
  const view = createVariationView({ form, names: selects.map(nameOf), showState, messages, context });
  let variations = readVariations(form);

  function showResult(variation: Variation | null | undefined) {
    if (variation) return view.showVariation(variation);
    view.showNoVariation("none");
    messages.showNoMatch();
  }

  /** Until the answer arrives the form can be sent as it is: the server finds the variation too. */
  async function lookUp() {
    const shown = view.signal();
    view.showNoVariation("ready");
    const changes = createChanges(shown);
    const summary = summaryElement(form);
    if (summary) changes.setAttribute(summary, "aria-busy", "true");
    const response = await requestVariation({ form, choices: readChoices(selects), page, signal: shown });
    if (shown.aborted) return;
    view.clear();
    if (response === "failed") messages.showProblem("unknown");
    else showResult(response);
  }

  function check() {
    view.clear();
    if (variations) narrowLists(variations);
    // Where the server is asked, the shop sends it a choice that is not complete, and narrows nothing.
    if (variations || findMissing(selects)) bus.emit("update_variation_values", { form });
    if (findMissing(selects)) view.showNoVariation("needed");
    else if (variations) showResult(variations.find((variation) => fits(variation, readChoices(selects))));
    else guard(lookUp);
  }

  function reload() {
    variations = readVariations(form);
    check();
  }

  function reset() {
    clearChoices(selects);
    messages.announceReset();
    bus.emit("announce_reset", { form });
    view.showNoVariation("needed");
    selects[0]?.focus();
    bus.emit("reset_focus", { form });
  }

  function allowsSubmit() {
    const state = view.state();
    if (state === "ready") return true;
    const missing = findMissing(selects);
    const reason = state === "none" ? "none" : "unavailable";
    messages.showProblem(missing ? "needed" : reason, missing);
    (missing ?? selects[0])?.focus();
    return false;
  }

  return { check, reload, reset, allowsSubmit };
}
