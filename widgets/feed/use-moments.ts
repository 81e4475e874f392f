import { useEffect, useMemo, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import { type MomentWords, momentWords } from "./moment-words.ts";

/** The words for moments in the page's language, and the time in ms since 1970, anew every minute. */
export function useMoments(): { readonly words: MomentWords; readonly now: number } {
  const { page, after } = useIslet();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => after(60_000, () => setNow(Date.now())), [after, now]);
  const locale = page.locale || document.documentElement.lang;
  return { words: useMemo(() => momentWords(locale), [locale]), now };
}
