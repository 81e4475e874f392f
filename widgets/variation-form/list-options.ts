import type { Changes } from "#dom/changes.ts";

type Availability = "active" | "inactive" | "none";

/** The name of the attribute that a list chooses. */
export const nameOf = (select: HTMLSelectElement): string =>
  select.getAttribute("data-attribute_name") || select.getAttribute("name") || "";

/**
 * Leaves in each list what can be chosen, always from what the server printed at first (reference: shop 9.4).
 * The function returned answers whether a choice was lost by that.
 */
export function createOptions(selects: readonly HTMLSelectElement[], changes: Changes, signal: AbortSignal) {
  const printed = selects.map((select) => {
    const nodes = [...select.childNodes];
    return { select, nodes, off: nodes.filter((node) => node instanceof HTMLOptionElement && node.disabled) };
  });

  signal.addEventListener("abort", () => {
    for (const { select, nodes } of printed) replace(select, nodes);
  });

  return (look: (name: string, value: string) => Availability): boolean => {
    let isLost = false;
    for (const { select, nodes, off } of printed) {
      const kept = nodes.filter((node) => {
        if (!(node instanceof HTMLOptionElement) || !node.value) return true;
        const availability = look(nameOf(select), node.value);
        changes.toggleClass(node, "attached", availability !== "none");
        changes.toggleClass(node, "enabled", availability === "active");
        const isOff = availability === "inactive" || off.includes(node);
        changes.setAttribute(node, "disabled", isOff ? "" : null);
        return availability !== "none";
      });
      const { value } = select;
      replace(select, kept);
      if (select.value === value) continue;
      select.value = "";
      isLost = true;
    }
    return isLost;
  };
}

/** Only where something differs: a list that is open would close. */
function replace(select: HTMLSelectElement, nodes: readonly Node[]) {
  const there = select.childNodes;
  if (there.length === nodes.length && nodes.every((node, index) => node === there[index])) return;
  const { value } = select;
  select.replaceChildren(...nodes);
  select.value = value;
}
