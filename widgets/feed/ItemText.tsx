import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import type { FeedItem } from "./feed-item.ts";

const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** A text with its hashtags, mentions and links as links, as far as its network has named them. */
function linkedWords(text: string, words: ReadonlyMap<string, string>): ReactNode {
  if (words.size === 0) return text;
  const known = [...words.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const parts = text.split(new RegExp(`(${known.join("|")})(?![\\p{L}\\p{N}_])`, "giu"));
  return parts.map((part, index) => {
    const address = index % 2 ? words.get(part.toLowerCase()) : undefined;
    if (address === undefined) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <a key={index} href={address} rel="nofollow">
        {part}
      </a>
    );
  });
}

interface ItemTextProps {
  readonly item: FeedItem;
  /** Who wrote it, and when. */
  readonly children: ReactNode;
}

/** The text of an item, which styles shorten, and the line below it, in which a button shows all of the text. */
export function ItemText({ item: { title, link, text, words }, children }: ItemTextProps) {
  const { page } = useIslet();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const { current } = paragraph;
    if (!current || isOpen) return undefined;
    const sizes = new ResizeObserver(() => setIsLong(current.scrollHeight > current.clientHeight + 1));
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [isOpen]);

  return (
    <>
      {text && (
        <p ref={paragraph} className={`islet-feed__text${isOpen ? " islet-feed__text--whole" : ""}`}>
          {linkedWords(text, words)}
        </p>
      )}
      <div className="islet-feed__meta">
        <p className="islet-feed__by">{children}</p>
        {isLong && (
          <button
            key="read"
            type="button"
            className="islet-feed__read"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? page.text("read_less", "Show less") : page.text("read_more", "Read more")}
          </button>
        )}
        {!title && link && (
          <a key="open" className="islet-feed__open" href={link}>
            {page.text("feed_open", "Open post")}
          </a>
        )}
      </div>
    </>
  );
}
