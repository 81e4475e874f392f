import type { PageText } from "#runtime/page.ts";
import { createIcon } from "./icon.ts";
import type { LightboxOptions } from "./options.ts";

/** The parts of a lightbox that stay while its pictures change. */
export interface LightboxElements {
  readonly dialog: HTMLDialogElement;
  readonly bar: HTMLElement;
  readonly stage: HTMLElement;
  readonly counter: HTMLElement;
  readonly caption: HTMLElement;
  readonly description: HTMLElement;
  readonly zoom: HTMLButtonElement;
  readonly close: HTMLButtonElement;
  readonly previous: HTMLButtonElement;
  readonly next: HTMLButtonElement;
}

/** In the square of 16 units of an icon. The lens has a plus. */
const OUTLINES = {
  zoom: ["m11 11 4 4M7 12A5 5 0 1 1 7 2a5 5 0 0 1 0 10zM5 7h4", "M7 5v4"],
  close: ["m2 2 12 12M14 2 2 14"],
  previous: ["M10 2 4 8l6 6"],
  next: ["m6 2 6 6-6 6"],
};

/** In a page from left to right. */
const TEXTS = {
  zoom: ["gallery_zoom", "Zoom in/out"],
  close: ["gallery_close", "Close (Esc)"],
  previous: ["gallery_previous", "Previous (arrow left)"],
  next: ["gallery_next", "Next (arrow right)"],
} satisfies Readonly<Record<keyof typeof OUTLINES, PageText>>;

function createPart(name: string, tag = "div"): HTMLElement {
  const element = document.createElement(tag);
  element.className = `islet-lightbox__${name}`;
  return element;
}

/** Creates an empty lightbox. Its texts come from the page configuration. */
export function createLightboxElements(options: LightboxOptions): LightboxElements {
  const { name, id, isRtl, items, classNames = [], context } = options;
  const { page } = context;
  const dialog = document.createElement("dialog");
  dialog.classList.add("islet-lightbox", ...classNames);
  dialog.dir = isRtl ? "rtl" : "ltr";
  dialog.setAttribute("aria-label", name);
  // The shop may print its own, empty lightbox with this id.
  if (id && !HTMLDocument.prototype.getElementById.call(document, id)) dialog.id = id;

  const createButton = (button: keyof typeof OUTLINES) => {
    const [key, text] = TEXTS[button];
    const otherwise = isRtl
      ? text.replace(/left|right/, (side) => (side === "left" ? "right" : "left"))
      : text;
    const element = document.createElement("button");
    element.type = "button";
    element.className = `islet-button islet-lightbox__button islet-lightbox__${button}`;
    // The tooltip is the name: with a label beside it screen readers would read both.
    element.title = page.text(key, page.text(button, otherwise));
    element.append(createIcon(OUTLINES[button]));
    return element;
  };

  const bar = createPart("bar");
  const stage = createPart("stage");
  const counter = createPart("counter");
  const caption = createPart("caption", "p");
  stage.setAttribute("aria-live", "polite");
  const zoom = createButton("zoom");
  const close = createButton("close");
  const previous = createButton("previous");
  const next = createButton("next");
  const texts = createPart("texts");
  const description = createPart("description", "p");
  texts.append(caption, description);
  texts.setAttribute("aria-live", "polite");
  // A single item has nothing beside it.
  const isSingle = items.length < 2;
  if (!isSingle && options.hasCounter !== false) bar.append(counter);
  if (options.hasZoom !== false) bar.append(zoom);
  bar.append(close);
  dialog.append(bar, stage, ...(isSingle ? [] : [previous, next]), texts);
  return { dialog, bar, stage, counter, caption, description, zoom, close, previous, next };
}
