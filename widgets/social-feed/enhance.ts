import { createChanges } from "#dom/state/changes.ts";
import { isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { showByConsent } from "./by-consent.ts";
import { layOutInColumns } from "./columns.ts";
import { type Feed, partOf, partsOf, postsOf, setShown } from "./feed.ts";
import { limitPosts } from "./limit-posts.ts";
import { locateFeeds } from "./locator.ts";
import type { Settings } from "./settings.ts";
import { createSharing } from "./share.ts";
import { linkTags, shortenText, type Undos } from "./texts.ts";

/** How many posts are prepared in one task. */
const AT_ONCE = 20;

/** Shortens the server's posts, links their hashtags, lets visitors share them, and shows by consent what the network serves. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const changes = createChanges(context.signal);
  const feed: Feed = { host, container: partOf(host, settings.parts.posts), settings, changes, context };
  let layOut = () => {};
  const limit = limitPosts(feed, () => layOut());
  const showPictures = showByConsent(feed);
  // Columns come last: each text that is shortened would be a separate layout.
  const look = preparePosts(feed, () => {
    layOut = layOutInColumns(feed);
  });
  watchPosts(feed, () => {
    look();
    limit();
    showPictures();
    layOut();
  });
  if (settings.locator) locateFeeds(context.page);
}

/**
 * Prepares the posts, a few in each task, and calls `done`; one that fails stays as it was printed. Returns what prepares
 * those that are new.
 */
function preparePosts(feed: Feed, done: () => void): () => void {
  const { after, guard, signal } = feed.context;
  const sharing = createSharing(feed);
  const undos: Undos = [];
  const known = new WeakSet<Element>();

  function preparePost(post: Element) {
    linkTags(post, feed, undos);
    prepareLinks(post, feed);
    shortenText(post, feed, undos);
    sharing.prepare(post);
  }

  function prepare(posts: readonly Element[], then: () => void) {
    for (const post of posts.slice(0, AT_ONCE)) guard(() => preparePost(post));
    if (posts.length > AT_ONCE) after(0, () => prepare(posts.slice(AT_ONCE), then));
    else then();
  }

  function look(then: () => void = () => {}) {
    const posts = postsOf(feed).filter((post) => !known.has(post));
    for (const post of posts) known.add(post);
    prepare(posts, then);
  }

  signal.addEventListener("abort", () => {
    while (undos.length) undos.pop()?.();
  });
  look(done);
  return () => look();
}

/** Calls `look` when scripts have added posts, or say so. */
function watchPosts({ container, context }: Feed, look: () => void) {
  context.on("cff_init", look);
  if (!container) return;
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length)) look();
  });
  observer.observe(container, { childList: true });
  context.signal.addEventListener("abort", () => observer.disconnect());
}

/** Opens a post's links in a new tab, which gets no hold of this one, and hides the box of a shared link that is empty. */
function prepareLinks(post: Element, { changes, settings }: Feed): void {
  for (const link of partsOf(post, "a[href]")) {
    if (!isTag(link, "a") || !/^https?:$/.test(link.protocol) || link.matches('[href^="#"]')) continue;
    changes.setAttribute(link, "target", "_blank");
    changes.setAttribute(link, "rel", [...new Set([...link.relList, "noopener"])].join(" "));
  }
  const shared = partOf(post, settings.parts.sharedLink);
  if (shared && !shared.textContent?.trim() && !shared.querySelector("img, iframe, video"))
    setShown(shared, false, { changes });
}
