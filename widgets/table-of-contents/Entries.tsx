import { useEffect, useRef } from "react";
import { isPlainClick } from "#browser/plain-click.ts";
import { isPageScroller, scrollerOf } from "#dom/scroll/scroller.ts";
import { containsId, type Entry } from "./entries.ts";
import { ownAddress } from "./own-address.ts";
import type { Settings } from "./settings.ts";

interface EntriesProps {
  readonly entries: readonly Entry[];
  /** Id of the heading that the visitor is reading. */
  readonly active: string | null;
  /** Id of the heading whose entry has the focus. */
  readonly focused: string | null;
  readonly isNumbered: boolean;
  /** Class names of a box that the page has styled; `undefined` for Islet's own. */
  readonly parts: Settings["parts"] | undefined;
  readonly isNested?: boolean;
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
    <List className={rest.parts ? names(rest.parts.list) : "islet-toc__list"}>
      {entries.map((entry, index) => (
        <li key={entry.id || index} className={rest.parts ? names(rest.parts.item) : "islet-toc__item"}>
          <EntryText {...rest} entry={entry} />
          {entry.entries.length > 0 && isOpen(entry) && (
            <Entries {...rest} entries={entry.entries} isNested />
          )}
        </li>
      ))}
    </List>
  );
}

const names = (classes: readonly string[]) => classes.join(" ");

interface EntryProps extends Omit<EntriesProps, "entries"> {
  readonly entry: Entry;
}

/** The link of an entry, with the marker that a page's own style sheet does not draw. */
function EntryText(props: EntryProps) {
  const { entry, parts, isNumbered, isNested, visit, onFocus } = props;
  const own = parts ? names(isNested ? parts.link : [...parts.link, ...parts.topLink]) : "islet-toc__link";
  const link = (
    <EntryLink
      entry={entry}
      className={own}
      isActive={entry.id === props.active}
      visit={visit}
      onFocus={onFocus}
    />
  );
  if (!parts) return link;
  return (
    <div className={names(parts.itemText)}>
      {!isNumbered && <BulletMarker classes={parts.marker} />}
      {link}
    </div>
  );
}

/** An icon of a font, or a disc. */
const BulletMarker = ({ classes }: { readonly classes: readonly string[] }) =>
  classes.length ? (
    <i className={names(classes)} aria-hidden="true" />
  ) : (
    <svg aria-hidden="true" viewBox="0 0 16 16">
      <circle cx="8" cy="8" r="8" />
    </svg>
  );

/** Scrolls only the box around an element, just far enough to show the element. */
function showInBox(element: Element): void {
  const box = scrollerOf(element);
  if (isPageScroller(box) || element.getClientRects().length === 0) return;
  const { top, bottom } = element.getBoundingClientRect();
  const boxRect = box.getBoundingClientRect();
  box.scrollTop += Math.min(top - boxRect.top, 0) + Math.max(bottom - boxRect.bottom, 0);
}

interface EntryLinkProps extends Pick<EntriesProps, "visit" | "onFocus"> {
  readonly entry: Entry;
  readonly className: string;
  readonly isActive: boolean;
}

function EntryLink({ entry: { id, text, lang }, className, isActive, visit, onFocus }: EntryLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive && link.current) showInBox(link.current);
  }, [isActive]);
  return (
    <a
      ref={link}
      className={`${className}${isActive ? " elementor-item-active" : ""}`}
      href={ownAddress(id)}
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
