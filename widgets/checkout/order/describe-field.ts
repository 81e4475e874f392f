import type { Changes } from "#dom/changes.ts";

/** Links a field to a description, or no longer, and leaves its other descriptions alone. */
export function describeField(field: Element, id: string, isDescribed: boolean, changes: Changes): void {
  const written = field.getAttribute("aria-describedby") ?? "";
  const others = written.split(/\s+/).filter((other) => other && other !== id);
  const all = isDescribed ? [...others, id] : others;
  changes.setAttribute(field, "aria-describedby", all.join(" ") || null);
}
