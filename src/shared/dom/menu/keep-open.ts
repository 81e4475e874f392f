import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import { numbered } from "../numbered.ts";
import { queryAll } from "../query.ts";

const isOpen = (opener: Element) => opener.getAttribute("aria-expanded") === "true";

/** Opens again what was open in a menu before it started again, and keeps it for the next time. */
export function keepOpen({ host, kept }: WidgetContext): Enhanced<object> {
  const openers = () => queryAll(host, "[aria-expanded]");
  const wereOpen = kept as readonly boolean[] | undefined;
  for (const [place, opener] of numbered(openers())) if (wereOpen?.[place] && !isOpen(opener)) opener.click();
  return { state: () => openers().map(isOpen) };
}
