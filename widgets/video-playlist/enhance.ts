import { safeUrl } from "#browser/safe-url.ts";
import { numbered } from "#dom/numbered.ts";
import { asButton } from "#dom/press/as-button.ts";
import { query, queryAll } from "#dom/query.ts";
import { createChanges } from "#dom/state/changes.ts";
import { missing, type WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";
import { createStage, type Video } from "./stage.ts";

const STAGE = ".islet-video-playlist__stage";
const LIST = ".islet-video-playlist__list";
const LINKS = `${LIST} a[href]`;

const videoOf = (link: HTMLAnchorElement): Video => ({
  address: link.href,
  title: query(link, "span")?.textContent?.trim() ?? "",
  picture: query<HTMLImageElement>(link, "img"),
});

/** Plays the videos that links lead to in one place, one after the other. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const stage = query(host, STAGE);
  const links = queryAll<HTMLAnchorElement>(host, LINKS).filter(({ href }) => safeUrl(href, "link"));
  if (!query(host, LIST))
    throw missing("its element must hold a place for videos and a list of links to them");
  // Videos whose addresses are not set yet are words.
  if (!stage || links.length === 0) return;
  const { listen, page, signal } = context;
  const changes = createChanges(signal);
  changes.setStyle(host, "--islet-video-ratio", settings.aspectRatio.replace(":", "/"));
  const show = createStage(stage, settings.aspectRatio, context);
  const opener = query<HTMLAnchorElement>(stage, "a[href]");
  let current = 0;

  function mark() {
    for (const [index, link] of numbered(links))
      changes.setAttribute(link, "aria-current", index === current ? "true" : null);
  }
  function play(index: number) {
    const link = links[index];
    if (!link) return;
    current = index;
    mark();
    show(videoOf(link));
  }

  mark();
  if (opener) {
    asButton(opener, () => play(0), { changes, listen });
    const { title } = videoOf(links[0] ?? opener);
    changes.setAttribute(opener, "aria-label", `${page.text("play_video", "Play video")}: ${title}`);
  }
  for (const [index, link] of numbered(links)) asButton(link, () => play(index), { changes, listen });
  // It does not bubble. A provider's player tells nothing of it.
  if (settings.playNext) listen(stage, "ended", () => play(current + 1), { capture: true });
}
