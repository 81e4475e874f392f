/** Makes an element with these class names. */
export function createPart(...names: readonly string[]): HTMLElement {
  const part = document.createElement("div");
  part.className = names.join(" ");
  return part;
}
