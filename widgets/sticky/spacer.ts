/** What decides about an element's place among its neighbours. */
const LAYOUT = ["margin", "order", "float", "clear", "align-self", "justify-self", "grid-area"];

/** An empty element that keeps the host's place while the host is fixed to the window. */
export function createSpacer(host: HTMLElement, classNames: readonly string[]): HTMLElement {
  const spacer = document.createElement("div");
  spacer.classList.add(...classNames);
  spacer.setAttribute("aria-hidden", "true");
  const style = getComputedStyle(host);
  const { width, height } = host.getBoundingClientRect();
  for (const property of LAYOUT) spacer.style.setProperty(property, style.getPropertyValue(property));
  // It follows a window that changes its width, where the host does.
  const isWhole = Math.abs((host.parentElement as HTMLElement).clientWidth - width) < 1;
  spacer.style.setProperty("box-sizing", "border-box");
  spacer.style.setProperty("width", isWhole ? "100%" : `${width}px`);
  spacer.style.setProperty("height", `${height}px`);
  spacer.style.setProperty("flex", "none");
  spacer.style.setProperty("visibility", "hidden");
  return spacer;
}
