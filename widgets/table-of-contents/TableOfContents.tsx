import { type ReactNode, useMemo, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import type { IslandProps } from "#runtime/widget.ts";
import type { Contents } from "./contents.ts";
import { Entries } from "./Entries.tsx";
import { flat, nest } from "./entries.ts";
import type { Settings } from "./settings.ts";
import { useActiveHeading } from "./use-active-heading.ts";
import { useBoxOpen } from "./use-box-open.ts";
import { useHeadings } from "./use-headings.ts";
import { useNativeBox } from "./use-native-box.ts";

const NO_CONTENTS: Contents = { title: "Table of Contents", headings: [] };

/** Lists the headings of the page in a collapsible box: its own, or the printed one. */
export function TableOfContents({
  settings,
  content = NO_CONTENTS,
}: IslandProps<Settings, Contents | undefined>) {
  const headings = useHeadings(content, settings);
  const [active, visit] = useActiveHeading(headings);
  const [focused, setFocused] = useState<string | null>(null);
  const [isOpen, toggle] = useBoxOpen(settings);
  const { hierarchicalView, markerView, noHeadingsMessage, parts } = settings;
  const { native } = content;
  const title = settings.title || content.title;
  const entries = useMemo(() => (hierarchicalView ? nest : flat)(headings), [hierarchicalView, headings]);
  useNativeBox(native, { title, collapsed: parts.collapsed, isOpen: isOpen ?? true, toggle });
  const list = entries.length > 0 && (
    <Entries
      entries={entries}
      active={active}
      focused={focused}
      isNumbered={markerView === "numbers"}
      isCollapsing={settings.collapseSubitems}
      parts={native && parts}
      visit={visit}
      onFocus={setFocused}
    />
  );
  // In an element: React cannot take a text away that a translator has replaced.
  if (native) return list || <span>{noHeadingsMessage}</span>;
  return (
    <OwnBox settings={settings} title={title} isOpen={isOpen} toggle={toggle}>
      {list || <p className="islet-toc__message">{noHeadingsMessage}</p>}
    </OwnBox>
  );
}

interface OwnBoxProps {
  readonly settings: Settings;
  readonly title: string;
  readonly isOpen: boolean | null;
  readonly toggle: () => void;
  readonly children: ReactNode;
}

/** A box with a header that opens and closes it. */
function OwnBox({ settings: { minimizeBox, minimizedOn }, title, isOpen, toggle, children }: OwnBoxProps) {
  const { id } = useIslet();
  const heading = (
    <span className="islet-toc__title" id={`${id}-title`}>
      {title}
    </span>
  );
  return (
    <nav
      className={`islet-toc${isOpen === null ? ` islet-toc--until-${minimizedOn}` : ""}`}
      aria-labelledby={`${id}-title`}
    >
      {minimizeBox ? (
        <button
          type="button"
          className="islet-toc__header"
          aria-expanded={isOpen ?? true}
          aria-controls={`${id}-body`}
          onClick={toggle}
        >
          {heading}
          <svg className="islet-icon" aria-hidden="true" viewBox="0 0 16 16">
            <path d="m3 5 5 5 5-5" />
          </svg>
        </button>
      ) : (
        <div className="islet-toc__header">{heading}</div>
      )}
      {/* With a key, Preact never takes it for the header of another kind. */}
      <div key="body" className="islet-toc__body" id={`${id}-body`} hidden={isOpen === false}>
        {children}
      </div>
    </nav>
  );
}
