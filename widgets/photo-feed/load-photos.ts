import { appendPhotos, readResponse } from "./append-photos.ts";
import type { Photo } from "./feed.ts";
import { createStatus } from "./feed-status.ts";
import type { RunningFeed } from "./running-feed.ts";
import { dataOf, type SendCall } from "./send-call.ts";

/** How long the button shows that it is busy after an answer, in ms. */
const BUSY_AFTER_MS = 500;

/** Brings the next photos of a feed into its list. */
export interface PhotoLoader {
  /**
   * Calls while photos load are ignored. The focus goes from the button to the first new photo if the visitor uses keys, or
   * if the button is gone.
   */
  load(control?: HTMLElement): Promise<void>;
}

/** Creates a loader; what it appends is removed with the widget. */
export function createLoader(running: RunningFeed, send: SendCall): PhotoLoader {
  const { feed, layout, pictures, update } = running;
  const { photos, context } = feed;
  const { signal, after, guard } = context;
  const status = createStatus(feed);
  let isLoading = false;
  let page = 1;

  const rest = () => {
    isLoading = false;
    status.setBusy(false);
  };

  /** @returns the new photos; undefined if the server has sent none */
  async function loadNext() {
    const response = await send("sbi_load_more_clicked", {
      offset: String(photos.length),
      page: String(page + 1),
      current_resolution: String(pictures.widestPx()),
    });
    const more = readResponse(dataOf(response));
    if (!more || signal.aborted) return undefined;
    const fresh = await appendPhotos(more, running);
    if (!fresh) return undefined;
    page++;
    return { fresh, isLast: more.isLast };
  }

  async function load(control?: HTMLElement) {
    if (isLoading || signal.aborted) return;
    isLoading = true;
    const focus = keepFocus(control);
    const surplus = layout.showSurplus();
    if (surplus.length > 0) update();
    status.setBusy(true);
    const loaded = await loadNext().catch((error: unknown) => context.reportError(error));
    if (signal.aborted) return;
    if (!loaded) {
      rest();
      return status.fail((button) => guard(() => load(button)));
    }
    const shown = [...surplus, ...loaded.fresh];
    status.show(shown.length, loaded.isLast);
    focus(shown[0] ?? photos.at(-1), loaded.isLast);
    after(BUSY_AFTER_MS, rest);
  }

  return { load };
}

/** Notes whether the focus is at a control; it goes on to a photo if the visitor uses keys, or if the control is gone. */
function keepFocus(control: HTMLElement | undefined) {
  const usesKeys = control?.matches(":focus-visible") ?? false;
  const hadFocus = document.activeElement === control;
  return (photo: Photo | undefined, isGone: boolean) => {
    const { activeElement } = document;
    const isFree = hadFocus && (activeElement === control || activeElement === document.body);
    if (isFree && (usesKeys || isGone)) photo?.link.focus();
  };
}
