import { idsWithoutCopies } from "./feed.ts";
import { createLoader, type PhotoLoader } from "./load-photos.ts";
import { readCopies } from "./pictures.ts";
import type { RunningFeed } from "./running-feed.ts";
import { createSender, dataOf, sendAction } from "./send-call.ts";

/** How long the server is left alone after the pictures have loaded, in ms. */
const RESIZE_DELAY_MS = 500;

/** What a feed asks its server. */
export interface FeedServer extends PhotoLoader {
  /** Tells the server where the feed is, where the page wants that. */
  announce(): void;
  /** Asks for copies of pictures that have none, once for each. */
  requestCopies(): void;
}

/** Creates the calls of a feed; all end with the widget. */
export function createServer(running: RunningFeed): FeedServer {
  const { feed, pictures } = running;
  const { photos, copies, settings, context, has } = feed;
  const send = createSender(feed);
  const loader = createLoader(running, send);
  const asked = new Set<string>();

  async function askForCopies() {
    const ids = idsWithoutCopies(feed).filter((id) => !asked.has(id));
    if (ids.length === 0) return;
    for (const id of ids) asked.add(id);
    const response = await send("sbi_resized_images_submit", {
      "needs_resizing[]": ids,
      offset: String(photos.length),
      cache_all: String(settings.cacheAll),
    });
    if (context.signal.aborted) return;
    if (!response.ok && has("debug"))
      context.warn(`the server makes no copies of pictures: ${response.reason}`);
    for (const [id, copy] of readCopies(dataOf(response), settings.resizedUrl)) copies.set(id, copy);
    pictures.show();
  }

  const requestCopies = () => {
    if (!has("resizeDisable")) context.after(RESIZE_DELAY_MS, () => context.guard(askForCopies));
  };

  return {
    requestCopies,
    async load(control) {
      await loader.load(control);
      requestCopies();
    },
    announce() {
      // The answers say nothing.
      if (settings.locator) void send("sbi_do_locator");
      if (settings.testAjax) void sendAction(feed, "sbi_on_ajax_test_trigger");
    },
  };
}
