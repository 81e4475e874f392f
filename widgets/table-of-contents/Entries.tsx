import { isPlainClick } from "#dom/activation.ts";
import { useEffect, useRef } from "react";
import { showInBox } from "#dom/scroller.ts";
import { type Entry, containsId } from "./tree.ts";

interface EntriesProps {
  readonly entries: readonly Entry[];
  /** Id of the heading that the visitor is reading. */
  readonly active: string | null;
  /** Id of the heading whose entry has the focus. */
  readonly focused: string | null;
  readonly isNumbered: boolean;
  /** Show nested lists only around the active and the focused entry. */
  readonly isCollapsing: boolean;
  /** Scrolls to a heading; false if it is no longer on the page. */
  readonly visit: (id: string) => boolean;
  /** Called with the entry that gets the focus, and with null when it loses it. */
  readonly onFocus: (id: string | null) => void;
}

/** One level of the table with the levels below it. */
export function Entries({ entries, ...rest }: EntriesProps) {
  const List = rest.isNumbered ? "ol" : "ul";
  const isOpen = (entry: Entry) =>
    !rest.isCollapsing ||
    containsId(entry, rest.active) ||
    entry.entries.some((child) => containsId(child, rest.focused));
  return (
    <List className="islet-toc__list">
      {entries.map((entry, index) => (
        <li key={entry.id || index} className="islet-toc__item">
          <EntryLink
            entry={entry}
            isActive={entry.id === rest.active}
            visit={rest.visit}
            onFocus={rest.onFocus}
          />
          {entry.entries.length > 0 && isOpen(entry) && <Entries entries={entry.entries} {...rest} />}
        </li>
      ))}
    </List>
  );
}

interface EntryLinkProps extends Pick<EntriesProps, "visit" | "onFocus"> {
  readonly entry: Entry;
  readonly isActive: boolean;
}

function EntryLink({ entry: { id, text, lang }, isActive, visit, onFocus }: EntryLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive && link.current) showInBox(link.current);
  }, [isActive]);
  return (
    <a
      ref={link}
      className={`islet-toc__link${isActive ? " elementor-item-active" : ""}`}
      href={`#${encodeURIComponent(id)}`}
      aria-current={isActive ? "location" : undefined}
      onFocus={() => onFocus(id)}
      onBlur={() => onFocus(null)}
      onClick={(event) => {
        if (isPlainClick(event.nativeEvent) && visit(id)) event.preventDefault();
      }}
    >
      {/* Keeps a heading with another text direction next to its marker. With a key, since Preact leaves an empty `lang`. */}
      <bdi key={lang} lang={lang}>
        {text}
      </bdi>
    </a>
  );
}
