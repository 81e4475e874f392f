import { type MouseEvent, useRef } from "react";
import { isPlainClick } from "#browser/plain-click.ts";
import { useIslet } from "#runtime/island-context.ts";
import type { FeedItem } from "./feed-item.ts";

/** What can be played in place: a provider's page of a video, or a file. */
const PLAYABLE =
  /^https?:\/\/(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|vimeo\.com|dailymotion\.com|dai\.ly|videopress\.com)\/|\.(?:mp4|m4v|webm|ogv)(?:$|[?#])/i;

/** The picture of an item, and the link to its video, which plays in place of it. */
export function Media({ item: { picture, video, title } }: { readonly item: FeedItem }) {
  const context = useIslet();
  const { page, load, guard } = context;
  const box = useRef<HTMLDivElement>(null);

  function play(event: MouseEvent) {
    const { current } = box;
    if (!current || !isPlainClick(event.nativeEvent) || !PLAYABLE.test(video)) return;
    event.preventDefault();
    guard(async () => {
      const { playVideo } = await load(() => import("./play-video.ts"));
      playVideo(current, { address: video, title }, context);
    });
  }

  return (
    <div ref={box} className="islet-feed__media">
      {picture && (
        <img
          className="islet-feed__picture"
          src={picture.src}
          alt={picture.alt}
          width={picture.width || undefined}
          height={picture.height || undefined}
          loading="lazy"
        />
      )}
      {video && (
        <a className="islet-feed__video" href={video} onClick={play}>
          {page.text("play_video", "Play video")}
        </a>
      )}
    </div>
  );
}
