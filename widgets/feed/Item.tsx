import type { FeedItem } from "./feed-item.ts";
import { ItemText } from "./ItemText.tsx";
import { Media } from "./Media.tsx";
import type { MomentWords } from "./moment-words.ts";

interface ItemProps {
  readonly item: FeedItem;
  readonly words: MomentWords;
  /** ms since 1970. */
  readonly now: number;
  /** Whether it is there a second time, for the eyes only. */
  readonly isCopy?: boolean;
}

/** One item, as `markup.liquid` prints it. */
export function Item({ item, words, now, isCopy }: ItemProps) {
  const { title, link, author, date, tags, picture, video } = item;
  return (
    <article className="islet-feed__item" aria-hidden={isCopy} inert={isCopy}>
      {(picture || video) && <Media item={item} />}
      <div className="islet-feed__body">
        {title && <h3 className="islet-feed__title">{link ? <a href={link}>{title}</a> : title}</h3>}
        <ItemText item={item}>
          {author && <span className="islet-feed__author">{author}</span>}
          {author && date !== undefined && ", "}
          {date !== undefined && (
            <time dateTime={new Date(date).toISOString()} title={words.exactly(date)}>
              {words.since(date, now)}
            </time>
          )}
        </ItemText>
        {tags.length > 0 && <p className="islet-feed__tags">{tags.join(", ")}</p>}
      </div>
    </article>
  );
}
