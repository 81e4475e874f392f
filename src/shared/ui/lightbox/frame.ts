import type { Page } from "#runtime/page.ts";
import type { LightboxItem } from "./item.ts";

/** A point of the window, in px. */
export interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** One item in the lightbox. */
export interface Frame {
  readonly element: HTMLElement;
  /** Whether the item can be enlarged at all. */
  readonly canZoom: boolean;
  isZoomed(): boolean;
  /** Enlarges the item around a point, by default its middle, or fits it into the window again. */
  toggleZoom(point?: Point): void;
}

/** Creates what a player fills: as wide as fits, and as high. */
export function createVideoBox({ videoRatio = "16 / 9" }: LightboxItem, player: HTMLElement): HTMLElement {
  const box = document.createElement("div");
  box.className = "islet-lightbox__video";
  box.style.setProperty("--islet-lightbox-ratio", videoRatio);
  box.append(player);
  return box;
}

/**
 * Creates the element of a frame, which is busy until what it shows has loaded.
 * @param label the item's position, e.g. "1 / 3"
 */
export function createFrameElement(label: string, page: Page): HTMLElement {
  const element = document.createElement("div");
  element.className = "islet-lightbox__frame";
  element.tabIndex = -1;
  element.setAttribute("role", "group");
  element.setAttribute("aria-roledescription", page.text("gallery_slide", "slide"));
  element.setAttribute("aria-label", label);
  element.setAttribute("aria-busy", "true");
  return element;
}
