import type { SlotPlace } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** What a popup needs to know of its section. */
export interface PopupContent {
  /** The text of its first heading; empty if there is none. */
  readonly heading: string;
  /** Whether the page's own rules say how the dialog looks. */
  readonly isNative: boolean;
}

/** With a parts the dialog stands around the section, which page rules expect inside it. */
export const placeOf = ({ parentElement }: HTMLElement, { parts }: Settings): SlotPlace | undefined =>
  parts.dialog.length && parentElement ? { parent: parentElement, mode: "wrap" } : undefined;

export const readPopup = (host: HTMLElement, settings: Settings): PopupContent => ({
  heading: host.querySelector("h1,h2,h3,h4,h5,h6,[role=heading]")?.textContent?.trim() ?? "",
  isNative: placeOf(host, settings) !== undefined,
});
