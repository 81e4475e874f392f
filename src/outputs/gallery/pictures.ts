import { element } from "./elements.ts";

/** How far from the window a picture begins to load, in heights of the window. */
const NEAR = "50% 0px";

/** A picture of a widget: its example, which runs without a way to this page, to storage or to cookies. */
function createPicture(address: string): HTMLIFrameElement {
  const frame = element("iframe", { src: address, tabIndex: -1, inert: true });
  frame.setAttribute("aria-hidden", "true");
  frame.setAttribute("sandbox", "allow-scripts");
  return frame;
}

/**
 * Shows in each box the picture that its `data-picture` names, while the box is near the window. They load one after
 * another, so that the page stays quick.
 */
export function showPictures(boxes: readonly HTMLElement[]): void {
  const near = new Set<HTMLElement>();
  let isLoading = false;

  function update() {
    if (isLoading) return;
    for (const box of boxes) if (!near.has(box)) box.replaceChildren();
    const next = boxes.find((box) => near.has(box) && !box.firstElementChild);
    if (!next) return;
    const frame = createPicture(next.dataset["picture"] ?? "");
    frame.addEventListener("load", loaded, { once: true });
    isLoading = true;
    next.append(frame);
  }
  function loaded() {
    isLoading = false;
    update();
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const box = target as HTMLElement;
        if (isIntersecting) near.add(box);
        else near.delete(box);
      }
      update();
    },
    { rootMargin: NEAR },
  );
  for (const box of boxes) observer.observe(box);
}
