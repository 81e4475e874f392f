import { numbered } from "#dom/numbered.ts";
import { asButton } from "#dom/press/as-button.ts";
import { type Feed, partOf, postsOf, setShown } from "./feed.ts";

/** Windows in which the count of phones holds. */
const PHONES = "(max-width: 479.98px)";

/** Shows as many posts as the window's width allows, and more at each press. Returns what looks at the posts again. */
export function limitPosts(feed: Feed, shown: () => void): () => void {
  const { changes, context, host, settings } = feed;
  const { pageSize, mobileCount, parts } = settings;
  if (!pageSize && !mobileCount) return () => {};
  const phones = matchMedia(PHONES);
  const next = partOf(host, parts.next);
  let added = 0;

  function update() {
    const first = (phones.matches && mobileCount) || pageSize || Infinity;
    const posts = postsOf(feed);
    for (const [index, post] of numbered(posts))
      for (const name of parts.hidden) changes.toggleClass(post, name, index >= first + added);
    if (next) setShown(next, first + added < posts.length, { changes, display: "" });
    shown();
    return first + added;
  }

  function showMore() {
    const before = update();
    added += pageSize || mobileCount;
    const isAtEnd = update() >= postsOf(feed).length;
    const post = postsOf(feed)[before];
    if (!isAtEnd || !post) return;
    // The button is gone.
    changes.setAttribute(post, "tabindex", "-1");
    post.focus({ preventScroll: true });
  }

  if (next) asButton(next, showMore, { changes, listen: context.listen });
  context.listen(phones, "change", () => void update());
  update();
  return () => void update();
}
