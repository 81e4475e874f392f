import { safeUrl } from "#browser/safe-url.ts";
import { selectAll } from "#browser/selectors.ts";
import type { Gallery } from "./gallery.ts";

/** Draws the shop's list of thumbnails below the pictures; what it returns marks the one that is shown. */
export function addThumbs({ host, slides, shown, show, context }: Gallery): (index: number) => void {
  const list = document.createElement("ol");
  list.className = "flex-control-nav flex-control-thumbs islet-product-gallery__thumbs";
  const thumbs = slides.map((slide, index) => {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    const image = thumbOf(slide);
    button.append(image);
    button.addEventListener("click", () => show(index));
    item.append(button);
    list.append(item);
    return { button, image };
  });

  context.listen(list, "keydown", (event) => {
    const next = nextOf(event, shown(), thumbs.length, getComputedStyle(list).direction === "rtl");
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (!thumbs[next]) return;
    show(next);
    thumbs[next].button.focus();
  });
  host.append(list);
  context.signal.addEventListener("abort", () => list.remove());

  return (shownIndex) => {
    for (const [index, { button, image }] of thumbs.entries()) {
      button.ariaCurrent = index === shownIndex ? "true" : null;
      image.classList.toggle("flex-active", index === shownIndex);
    }
  };
}

function thumbOf(slide: HTMLElement): HTMLImageElement {
  const [own] = selectAll(slide, "img", { limit: 1 });
  const read = (name: string) => slide.getAttribute(name);
  const image = new Image();
  image.alt = read("data-thumb-alt") || own?.getAttribute("alt") || "";
  image.sizes = read("data-thumb-sizes") ?? "";
  image.srcset = read("data-thumb-srcset") ?? "";
  image.src = safeUrl(read("data-thumb") || own?.getAttribute("src"), "image") ?? "";
  return image;
}

/** Where a key leads; undefined for other keys. */
function nextOf({ key }: KeyboardEvent, at: number, count: number, isRtl: boolean): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === (isRtl ? "ArrowLeft" : "ArrowRight")) return at + 1;
  if (key === (isRtl ? "ArrowRight" : "ArrowLeft")) return at - 1;
  return undefined;
}
