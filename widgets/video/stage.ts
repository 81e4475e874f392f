import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { PrintedVideo } from "./printed-video.ts";
import type { Settings } from "./settings.ts";

/** Where the video is shown; at most one player or notice is there at a time. */
export interface Stage {
  /** Ends with what is shown next. */
  begin(): AbortSignal;
  /** Puts a player into the box, or into a dialog, whose end is `closed`. */
  place(element: HTMLElement, title: string): void;
  /** Takes away what is shown: the server's picture is back. */
  clear(): void;
}

/** Creates the place for a video's player. What the server printed is hidden while a player is there. */
export function createStage(
  { box, players, overlay }: PrintedVideo,
  { lightbox, aspectRatio }: Settings,
  context: WidgetContext,
): Stage {
  let part = new AbortController();
  const clear = () => part.abort();
  context.signal.addEventListener("abort", clear);

  function placeInline(element: HTMLElement) {
    const changes = createChanges(part.signal);
    for (const printed of [...players, ...(overlay ? [overlay] : [])])
      if (printed !== element) changes.setStyle(printed, "display", "none");
    if (element.isConnected) return;
    box.append(element);
    part.signal.addEventListener("abort", () => element.remove());
  }

  function placeInDialog(element: HTMLElement, title: string) {
    const own = part;
    const ratio = aspectRatio.replace(":", "/");
    context.guard(async () => {
      const { openDialog } = await context.load(() => import("./video-dialog.ts"));
      const { signal } = own;
      if (!signal.aborted) openDialog(element, context, { title, ratio, signal, closed: () => own.abort() });
    });
  }

  return {
    clear,
    begin() {
      clear();
      part = new AbortController();
      return part.signal;
    },
    place(element, title) {
      if (lightbox && overlay) placeInDialog(element, title);
      else placeInline(element);
    },
  };
}
