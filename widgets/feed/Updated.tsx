import { useIslet } from "#runtime/island-context.ts";
import { useMoments } from "./use-moments.ts";

/** How old the printed items are whose source no longer answers. */
export function Updated({ moment }: { readonly moment: number }) {
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
