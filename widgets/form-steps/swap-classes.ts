import type { StepsView } from "./view.ts";

interface Swap {
  readonly removed: readonly string[];
  readonly added: string;
}

/** Gives an element another class name in place of some. When the widget ends they are back, in their order. */
export function swapClasses(
  element: Element,
  { removed, added }: Swap,
  { changes, context }: StepsView,
): void {
  const { className, classList } = element;
  const names = [...classList];
  context.signal.addEventListener("abort", () => {
    const isSame = classList.length === names.length && names.every((name) => classList.contains(name));
    if (className && isSame) element.className = className;
  });
  for (const name of removed) changes.toggleClass(element, name, false);
  changes.toggleClass(element, added, true);
}
