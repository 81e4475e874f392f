import { createChanges } from "#dom/changes.ts";
import { nameOf } from "./choices.ts";
import type { Availability } from "./variations.ts";

/** Narrows every list to what can be chosen. Returns true if a list lost its choice by that. */
export type NarrowLists = (availabilityOf: (name: string, value: string) => Availability) => boolean;

/** Narrows lists, always starting from the options that the server printed, until the signal aborts. */
export function createListOptions(selects: readonly HTMLSelectElement[], signal: AbortSignal): NarrowLists {
  const changes = createChanges(signal);
  const printedLists = selects.map((select) => {
    const nodes = [...select.childNodes];
    const disabled = nodes.filter((node) => node instanceof HTMLOptionElement && node.disabled);
    return { select, nodes, disabled };
  });

  signal.addEventListener("abort", () => {
    for (const { select, nodes } of printedLists) setOptions(select, nodes);
  });

  return (availabilityOf) => {
    let isChoiceLost = false;
    for (const { select, nodes, disabled } of printedLists) {
      const { value } = select;
      const offered = nodes.filter((node) => {
        if (!(node instanceof HTMLOptionElement) || !node.value) return true;
        const availability = availabilityOf(nameOf(select), node.value);
        changes.toggleClass(node, "attached", availability !== "none");
        changes.toggleClass(node, "enabled", availability === "active");
        const isDisabled = availability === "inactive" || disabled.includes(node);
        changes.setAttribute(node, "disabled", isDisabled ? "" : null);
        return availability !== "none";
      });
      setOptions(select, offered);
      if (select.value === value) continue;
      select.value = "";
      isChoiceLost = true;
    }
    return isChoiceLost;
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
