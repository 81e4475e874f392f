/**
 * Keeps an element over another, whatever moves or resizes that, by its place and, as `--islet-width` and
 * `--islet-height`, its size in px. It is `position: absolute` and a sibling of the other.
 */
export function keepOver(cover: HTMLElement, covered: HTMLElement, signal: AbortSignal): void {
  function place() {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = covered;
    const { style } = cover;
    // From right to left, a distance from the right would count more than the left one.
    style.inset = `${offsetTop}px auto auto ${offsetLeft}px`;
    style.setProperty("--islet-width", `${offsetWidth}px`);
    style.setProperty("--islet-height", `${offsetHeight}px`);
  }

  place();
  const observer = new ResizeObserver(place);
  for (const element of [covered, covered.offsetParent, document.body])
    if (element) observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}
