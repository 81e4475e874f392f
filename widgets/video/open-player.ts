import type { WidgetContext } from "#runtime/widget.ts";
import { openLightbox } from "#ui/lightbox/lightbox.ts";

const DURATION_MS = 333;

interface PlayerOptions {
  readonly title: string;
  /** Where the video is. */
  readonly address: string;
  /** Width to height of the player, such as `16:9`. */
  readonly aspectRatio: string;
  /** Closes it. */
  readonly signal: AbortSignal;
  /** Called once, however it closes. */
  readonly closed: () => void;
}

/** Shows a player over the page. */
export function openPlayer(
  player: HTMLElement,
  { host, page, load, guard }: WidgetContext,
  { title, address, aspectRatio, signal, closed }: PlayerOptions,
): void {
  const videoRatio = aspectRatio.replace(":", " / ");
  openLightbox({
    items: [{ address, alt: title, caption: "", widthPx: 0, heightPx: 0, videoRatio, player }],
    start: 0,
    loop: false,
    name: title,
    id: "",
    isRtl: getComputedStyle(host).direction === "rtl",
    spacing: 0,
    showAnimationDuration: DURATION_MS,
    hideAnimationDuration: DURATION_MS,
    hasZoom: false,
    closed,
    context: { page, signal, load, guard },
  });
}
