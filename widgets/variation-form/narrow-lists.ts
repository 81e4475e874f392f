import { createChanges } from "#dom/state/changes.ts";
import type { Variation } from "#runtime/events.ts";
import { isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { nameOf, readChoices } from "./choices.ts";
import { type Availability, availabilityOf } from "./variations.ts";

/** Offers in each list what fits the other choices. A choice that does not fit any more is cleared. */
export type NarrowLists = (variations: readonly Variation[]) => void;

interface Lists {
  readonly form: HTMLElement;
  readonly selects: readonly HTMLSelectElement[];
  readonly context: Pick<WidgetContext, "bus" | "signal">;
}

/** Narrows lists, always starting from the options that the server printed, until the widget ends. */
export function createNarrowLists({ form, selects, context }: Lists): NarrowLists {
  const { bus, signal } = context;
  const changes = createChanges(signal);
  const printedLists = selects.map((select) => {
    const nodes = [...select.childNodes];
    const disabled = nodes.filter((node) => isTag(node, "option") && node.disabled);
    return { select, nodes, disabled };
  });

  signal.addEventListener("abort", () => {
    for (const { select, nodes } of printedLists) setOptions(select, nodes);
  });

  function showAvailability(option: HTMLOptionElement, availability: Availability, wasDisabled: boolean) {
    changes.toggleClass(option, "attached", availability !== "none");
    changes.toggleClass(option, "enabled", availability === "active");
    const isDisabled = availability === "inactive" || wasDisabled;
    changes.setAttribute(option, "disabled", isDisabled ? "" : null);
  }

  /** Returns true if a list lost its choice. */
  function narrowOnce(variations: readonly Variation[]): boolean {
    let isChoiceLost = false;
    for (const { select, nodes, disabled } of printedLists) {
      const { value } = select;
      const offered = nodes.filter((node) => {
        if (!isTag(node, "option") || !node.value) return true;
        const choices = { ...readChoices(selects), [nameOf(select)]: node.value };
        const availability = availabilityOf(variations, choices);
        showAvailability(node, availability, disabled.includes(node));
        return availability !== "none";
      });
      setOptions(select, offered);
      if (select.value === value) continue;
      select.value = "";
      isChoiceLost = true;
    }
    return isChoiceLost;
  }

  return (variations) => {
    // A list that loses its choice may open others.
    for (let round = 0; round <= selects.length; round++) if (!narrowOnce(variations)) break;
    // Swatch plugins read from the lists what can be chosen now.
    bus.emit("woocommerce_update_variation_values", { form });
  };
}

/** Leaves equal options alone: an open list would close. */
function setOptions(select: HTMLSelectElement, nodes: readonly Node[]) {
  const current = select.childNodes;
  if (current.length === nodes.length && nodes.every((node, index) => node === current[index])) return;
  const { value } = select;
  select.replaceChildren(...nodes);
  select.value = value;
}
