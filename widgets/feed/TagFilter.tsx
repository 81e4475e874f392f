import { useIslet } from "#runtime/island-context.ts";

interface TagFilterProps {
  readonly tags: readonly string[];
  readonly chosen: string;
  readonly choose: (tag: string) => void;
}

/** Buttons that show the items of one tag. */
export function TagFilter({ tags, chosen, choose }: TagFilterProps) {
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
