import { isPlainClick } from "#browser/plain-click.ts";
import { selectAll } from "#browser/selectors.ts";
import { isElement, isHtmlElement } from "#runtime/node-type.ts";
import { once } from "#runtime/once.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { adoptPhotos, type Feed, idsWithoutCopies, type Photo, readFeed } from "./feed.ts";
import { createLayout } from "./layout.ts";
import type { PhotoLoader } from "./load-photos.ts";
import type { RunningFeed } from "./running-feed.ts";
import type { Settings } from "./settings.ts";
import { createPictures } from "./show-pictures.ts";

/** How long the window must have had its size before pictures are chosen again, in ms. */
const RESIZE_DELAY_MS = 500;

/** Shows the photos that the server has printed, in pictures as large as they need, and brings more of them. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { bus, guard, load, on } = context;
  const feed = readFeed(settings, context);
  const { changes, has } = feed;
  const { parts } = settings;
  const layout = createLayout(feed);
  let isConsentGiven = !has("gdpr");
  let showNotice = () => {};
  const pictures = createPictures(feed, { widthPx: layout.widthPx, isConsentGiven: () => isConsentGiven });

  function update(): readonly Photo[] {
    const fresh = adoptPhotos(feed);
    layout.update();
    pictures.show();
    showNotice();
    for (const { item } of fresh) for (const name of parts.waiting) changes.toggleClass(item, name, false);
    return fresh;
  }

  const running: RunningFeed = { feed, layout, pictures, update };
  changes.toggleClass(host, "islet-photo-feed", true);
  update();
  bus.emit("sbiafterfeedcreate", { host, feed: { el: host, settings: { consentGiven: isConsentGiven } } });
  on("sbi_init", () => void update());
  followWidth(running);
  if (has("gdpr"))
    guard(async () => {
      const { askConsent } = await load(() => import("./ask-consent.ts"));
      showNotice = askConsent(running, (isGiven) => {
        isConsentGiven = isGiven;
        pictures.show();
      });
    });
  const server = once(async () => (await load(() => import("./server-calls.ts"))).createServer(running));
  if (feed.feedId) loadMoreOnPress(running, server);
  if (settings.lightbox) openOnPress(running);
  whenLoaded(feed, async () => {
    bus.emit("sbiafterimagesloaded", { host, el: host });
    if (!feed.feedId || !hasNews(feed)) return;
    const { announce, requestCopies } = await server();
    announce();
    requestCopies();
  });
}

/** Runs once when every picture has loaded or failed. */
function whenLoaded({ list, photos, context: { guard, listen } }: Feed, run: () => Promise<void>) {
  let isDone = false;
  const check = () => {
    if (isDone || !photos.every(({ image }) => image.complete)) return;
    isDone = true;
    guard(run);
  };
  // Neither event bubbles. A picture that takes the place of one that has failed is not complete yet.
  for (const type of ["load", "error"]) listen(list, type, check, { capture: true });
  check();
}

/** Whether the server is to hear something without a press. */
const hasNews = (feed: Feed) =>
  feed.settings.locator ||
  feed.settings.testAjax ||
  (!feed.has("resizeDisable") && idsWithoutCopies(feed).length > 0);

/** A feed in a closed panel has no width until this opens. */
function followWidth({ feed, layout, pictures, update }: RunningFeed) {
  const { list, context } = feed;
  let before = list.offsetWidth;
  let stop = () => {};
  const follow = () => {
    const width = list.offsetWidth;
    if (width === before) return;
    const wasHidden = layout.widthPx() === 0;
    before = width;
    if (wasHidden) return void update();
    layout.update();
    stop();
    stop = context.after(RESIZE_DELAY_MS, () => pictures.show());
  };
  const observer = new ResizeObserver(follow);
  observer.observe(list);
  context.signal.addEventListener("abort", () => observer.disconnect());
}

function loadMoreOnPress({ feed }: RunningFeed, server: () => Promise<PhotoLoader>) {
  const { host, settings, context, has } = feed;
  const press = (control?: HTMLElement) => context.guard(async () => (await server()).load(control));
  context.listen(host, "click", (event) => {
    const [button] = selectAll(host, settings.parts.more).filter(isHtmlElement);
    if (!button || !isElement(event.target) || !button.contains(event.target)) return;
    event.preventDefault();
    press(button);
  });
  if (has("ajaxPostLoad")) press();
}

/** The code for the lightbox comes with the first press; if it does not come, the link leads where it led before. */
function openOnPress(running: RunningFeed) {
  const { list, photos, context } = running.feed;
  const { guard, listen, load } = context;
  let isNativeClick = false;
  listen(list, "click", (event) => {
    const { target } = event;
    const photo = isElement(target) ? photos.find(({ link }) => link.contains(target)) : undefined;
    if (!photo || isNativeClick || event.defaultPrevented || !isPlainClick(event)) return;
    if (!running.pictures.largest(photo)) return;
    event.preventDefault();
    guard(async () => {
      try {
        (await load(() => import("./open-photo.ts"))).openPhoto(photo, running);
      } catch (error) {
        isNativeClick = true;
        photo.link.click();
        isNativeClick = false;
        throw error;
      }
    });
  });
}
