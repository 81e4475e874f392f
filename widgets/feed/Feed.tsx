import { useEffect, useRef, useState } from "react";
import { animationButton, createPauseButton } from "#dom/pause-button.ts";
import { useIslet } from "#runtime/island-context.ts";
import type { IslandProps } from "#runtime/widget.ts";
import { Foot } from "./Foot.tsx";
import { Items } from "./Items.tsx";
import type { PrintedFeed } from "./read-printed.ts";
import type { Settings } from "./settings.ts";
import { useEndless } from "./use-endless.ts";
import { useFeed } from "./use-feed.ts";
import { useMoments } from "./use-moments.ts";
import { useMore } from "./use-more.ts";

/** A button that pauses what moves, and continues it. */
function PauseButton({ onChange }: { readonly onChange: (isPaused: boolean) => void }) {
  const { page } = useIslet();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const texts = { ...animationButton({ page }), className: "islet-feed__pause" };
    const { element } = createPauseButton(texts, onChange);
    place.current?.append(element);
    return () => element.remove();
  }, [page, onChange]);
  return <span ref={place} />;
}

interface TagFilterProps {
  readonly tags: readonly string[];
  readonly chosen: string;
  readonly choose: (tag: string) => void;
}

/** Buttons that show the items of one tag. */
function TagFilter({ tags, chosen, choose }: TagFilterProps) {
  const { page } = useIslet();
  return (
    <div className="islet-feed__filter" role="group" aria-label={page.text("feed_tags", "Show posts about")}>
      {tags.length > 0 &&
        ["", ...tags].map((tag) => (
          <button
            key={tag}
            type="button"
            className="islet-feed__button"
            aria-pressed={tag === chosen}
            onClick={() => choose(tag)}
          >
            {tag || page.text("feed_all", "All")}
          </button>
        ))}
    </div>
  );
}

/** How old the printed items are whose source no longer answers. */
function Updated({ moment }: { readonly moment: number }) {
  const { page } = useIslet();
  const { words, now } = useMoments();
  return (
    <p className="islet-feed__updated">
      {page.text("feed_updated", "Last updated")}{" "}
      <time dateTime={new Date(moment).toISOString()} title={words.exactly(moment)}>
        {words.since(moment, now)}
      </time>
    </p>
  );
}

type FeedProps = IslandProps<Settings, PrintedFeed>;

/** Draws the items of a feed where the server has printed the first of them. Other sources make another feed. */
export const Feed = (props: FeedProps) => (
  <FeedOfSources key={JSON.stringify(props.settings.sources)} {...props} />
);

function FeedOfSources({ settings, content }: FeedProps) {
  const { look, excerpt, filter, more, sources } = settings;
  const list = useRef<HTMLDivElement>(null);
  const view = useFeed(settings, content);
  const { news, showMore, showNewer } = useMore(view, list);
  const [isPaused, setIsPaused] = useState(false);
  const isTicker = look === "ticker";
  useEndless(
    {
      isOn: more === "scroll",
      count: view.items.length,
      isInBatches: look === "masonry",
      canMore: view.canMore && !view.hasFailed && !view.isLoading,
    },
    list,
    showMore,
  );
  const states = [isTicker && "moving", isTicker && isPaused && "paused", !view.canMore && "ended"];
  const names = [look, excerpt, ...states].flatMap((name) => (name ? `islet-feed--${name}` : []));
  return (
    <div
      className={`islet-feed ${names.join(" ")}`}
      role={content.label ? "region" : undefined}
      aria-label={content.label || undefined}
    >
      {isTicker && <PauseButton key="pause" onChange={setIsPaused} />}
      {filter && <TagFilter key="filter" tags={view.tags} chosen={view.tag} choose={view.choose} />}
      <Items key="items" view={view} settings={settings} list={list} />
      {content.updated !== undefined && <Updated key="updated" moment={content.updated} />}
      {sources.length > 0 && (
        <Foot
          key="foot"
          view={view}
          hasButton={more === "button"}
          news={news}
          onMore={showMore}
          onNewer={showNewer}
        />
      )}
    </div>
  );
}
