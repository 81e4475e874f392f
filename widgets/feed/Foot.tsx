import { useIslet } from "#runtime/island-context.ts";
import type { FeedView } from "./use-feed.ts";

interface FootProps {
  readonly view: FeedView;
  readonly hasButton: boolean;
  /** What has happened last. */
  readonly news: string;
  readonly onMore: (button: HTMLElement) => void;
  readonly onNewer: () => void;
}

/** What stands below the items: buttons for newer and for more of them, and what happens. */
export function Foot({ view, hasButton, news, onMore, onNewer }: FootProps) {
  const { page } = useIslet();
  const { items, newerCount, canMore, hasFailed, isLoading } = view;
  const isEmpty = items.length === 0 && !isLoading;
  const failure = page.text("posts_failed", "The posts could not be loaded. Please try again.");
  const nothing = page.text("nothing_found", "Nothing was found.");
  const told = hasFailed ? failure : isEmpty ? nothing : news;
  const label = hasFailed ? page.text("try_again", "Try again") : page.text("feed_more", "More posts");
  return (
    <div className="islet-feed__foot">
      <p className={hasFailed || isEmpty ? "islet-feed__status" : "islet-visually-hidden"} role="status">
        {told}
      </p>
      {newerCount > 0 && (
        <button key="newer" type="button" className="islet-feed__button" onClick={onNewer}>
          {page.text("posts_loaded", "New posts: %d").replace("%d", String(newerCount))}
        </button>
      )}
      {canMore && (hasButton || hasFailed) && (
        <button
          key="more"
          type="button"
          className="islet-feed__button"
          aria-disabled={isLoading}
          onClick={({ currentTarget }) => onMore(currentTarget)}
        >
          {label}
        </button>
      )}
    </div>
  );
}
