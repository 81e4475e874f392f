import type { Page } from "#runtime/page.ts";

/** The parts of the window. */
export interface Parts {
  readonly dialog: HTMLDialogElement;
  readonly stage: HTMLElement;
  readonly counter: HTMLElement;
  readonly caption: HTMLElement;
  readonly zoom: HTMLButtonElement;
  readonly close: HTMLButtonElement;
  readonly previous: HTMLButtonElement;
  readonly next: HTMLButtonElement;
}

/** Draws the empty window; its words are the page's own where it has them. */
export function drawLightbox(page: Page): Parts {
  const dialog = document.createElement("dialog");
  dialog.className = "islet-lightbox";
  dialog.ariaLabel = page.text("product_gallery", "Product pictures");
  const id = "photoswipe-fullscreen-dialog";
  // The shop's own, empty window may stand in the footer.
  if (!Document.prototype.getElementById.call(document, id)) dialog.id = id;

  const part = (name: string, tag = "div") => {
    const element = document.createElement(tag);
    element.className = `islet-lightbox__${name}`;
    return element;
  };
  const button = (name: string, text: string) => {
    const element = document.createElement("button");
    element.type = "button";
    element.className = `islet-lightbox__button islet-lightbox__${name}`;
    element.ariaLabel = element.title = page.text(`gallery_${name}`, text);
    return element;
  };

  const [bar, stage, counter, caption] = [part("bar"), part("stage"), part("counter"), part("caption", "p")];
  stage.ariaLive = "polite";
  const zoom = button("zoom", "Zoom in/out");
  const close = button("close", "Close (Esc)");
  const previous = button("previous", "Previous (arrow left)");
  const next = button("next", "Next (arrow right)");
  bar.append(counter, zoom, close);
  dialog.append(bar, stage, previous, next, caption);
  return { dialog, stage, counter, caption, zoom, close, previous, next };
}
