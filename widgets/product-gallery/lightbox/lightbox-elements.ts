import type { Page } from "#runtime/page.ts";
import { createIcon, LENS } from "../icon.ts";

export interface LightboxElements {
  readonly dialog: HTMLDialogElement;
  readonly stage: HTMLElement;
  readonly counter: HTMLElement;
  readonly caption: HTMLElement;
  readonly zoom: HTMLButtonElement;
  readonly close: HTMLButtonElement;
  readonly previous: HTMLButtonElement;
  readonly next: HTMLButtonElement;
}

/** Creates an empty lightbox. Its texts come from the page configuration. */
export function createLightboxElements(page: Page, isRtl: boolean): LightboxElements {
  const dialog = document.createElement("dialog");
  dialog.className = "islet-lightbox";
  dialog.setAttribute("aria-label", page.text("product_gallery", "Product pictures"));
  const id = "photoswipe-fullscreen-dialog";
  // The shop may print its own, empty lightbox with this id.
  if (!Document.prototype.getElementById.call(document, id)) dialog.id = id;

  const createPart = (name: string, tag = "div") => {
    const element = document.createElement(tag);
    element.className = `islet-lightbox__${name}`;
    return element;
  };
  const createButton = (name: string, text: string, ...paths: readonly string[]) => {
    const element = document.createElement("button");
    element.type = "button";
    element.className = `islet-button islet-lightbox__button islet-lightbox__${name}`;
    // The tooltip is the name: with a label beside it screen readers would read both.
    element.title = page.text(`gallery_${name}`, text);
    element.append(createIcon(...paths));
    return element;
  };

  const bar = createPart("bar");
  const stage = createPart("stage");
  const counter = createPart("counter");
  const caption = createPart("caption", "p");
  stage.setAttribute("aria-live", "polite");
  const zoom = createButton("zoom", "Zoom in/out", `${LENS}M5 7h4`, "M7 5v4");
  const close = createButton("close", "Close (Esc)", "m2 2 12 12M14 2 2 14");
  const previous = createButton("previous", `Previous (arrow ${isRtl ? "right" : "left"})`, "M10 2 4 8l6 6");
  const next = createButton("next", `Next (arrow ${isRtl ? "left" : "right"})`, "m6 2 6 6-6 6");
  bar.append(counter, zoom, close);
  dialog.append(bar, stage, previous, next, caption);
  return { dialog, stage, counter, caption, zoom, close, previous, next };
}
