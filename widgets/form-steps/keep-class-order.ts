/** Gives an element's class names their order back when the signal aborts, if they are the same ones then. */
export function keepClassOrder(element: Element, signal: AbortSignal): void {
  const { className, classList } = element;
  const names = [...classList];
  signal.addEventListener("abort", () => {
    const isSame = classList.length === names.length && names.every((name) => classList.contains(name));
    if (className && isSame) element.className = className;
  });
}
