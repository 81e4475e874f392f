import { useMemo, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import type { IslandProps } from "#runtime/widget.ts";
import type { Contents } from "./contents.ts";
import { Entries } from "./Entries.tsx";
import type { Settings } from "./settings.ts";
import { flat, nest } from "./tree.ts";
import { useActiveHeading } from "./use-active-heading.ts";
import { useBoxOpen } from "./use-box-open.ts";
import { useHeadings } from "./use-headings.ts";

const NO_CONTENTS: Contents = { title: "Table of Contents", headings: [] };

/** Lists the headings of the page in a collapsible box. */
export function TableOfContents({
  settings,
  content = NO_CONTENTS,
}: IslandProps<Settings, Contents | undefined>) {
  const { id } = useIslet();
  const headings = useHeadings(content, settings);
  const [active, visit] = useActiveHeading(headings);
  const [focused, setFocused] = useState<string | null>(null);
  const [isOpen, toggle] = useBoxOpen(settings);
  const { hierarchicalView, markerView, minimizeBox, minimizedOn } = settings;
  const entries = useMemo(() => (hierarchicalView ? nest : flat)(headings), [hierarchicalView, headings]);
  const title = (
    <span className="islet-toc__title" id={`${id}-title`}>
      {settings.title || content.title}
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
          {title}
          <svg className="islet-icon" aria-hidden="true" viewBox="0 0 16 16">
            <path d="m3 5 5 5 5-5" />
          </svg>
        </button>
      ) : (
        <div className="islet-toc__header">{title}</div>
      )}
      {/* With a key, Preact never takes it for the header of another kind. */}
      <div key="body" className="islet-toc__body" id={`${id}-body`} hidden={isOpen === false}>
        {entries.length > 0 ? (
          <Entries
            entries={entries}
            active={active}
            focused={focused}
            isNumbered={markerView === "numbers"}
            isCollapsing={settings.collapseSubitems}
            visit={visit}
            onFocus={setFocused}
          />
        ) : (
          <p className="islet-toc__message">{settings.noHeadingsMessage}</p>
        )}
      </div>
    </nav>
  );
}
