import { useRef, useState } from "react";
import type { IslandProps } from "#runtime/widget.ts";
import { Foot } from "./Foot.tsx";
import { Items } from "./Items.tsx";
import { PauseButton } from "./PauseButton.tsx";
import type { PrintedFeed } from "./read-printed.ts";
import type { Settings } from "./settings.ts";
import { TagFilter } from "./TagFilter.tsx";
import { Updated } from "./Updated.tsx";
import { useEndless } from "./use-endless.ts";
import { useFeed } from "./use-feed.ts";
import { useMore } from "./use-more.ts";

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
