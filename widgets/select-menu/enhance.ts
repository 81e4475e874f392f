import { navigation } from "#browser/navigate.ts";
import { safeUrl } from "#browser/safe-url.ts";
import { query } from "#dom/query.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isTag } from "#runtime/node-type.ts";
import { missing, type WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Keys that choose another option of a closed list. */
const CHOOSES = /^(?:Arrow|Page|Home|End|.$)/;

/** Leads to the address that the visitor chooses in a select. */
export function enhance(host: HTMLElement, { label }: Settings, context: WidgetContext): void {
  const { listen, on, page, signal } = context;
  const select = isTag(host, "select") ? host : query<HTMLSelectElement>(host, "select");
  if (!isTag(select, "select")) throw missing("its element must be or hold a select");
  const changes = createChanges(signal);
  const hasName = select.matches("[aria-label], [aria-labelledby], [title]") || select.labels.length > 0;
  if (!hasName) changes.setAttribute(select, "aria-label", page.text("menu", label));

  const first = select.value;
  /** Keys pass over options that the visitor does not want. */
  let isPassing = false;

  function go() {
    const url = safeUrl(select?.value, "link");
    if (select?.value && url !== null && url !== location.href) navigation.assign(url);
  }

  listen(select, "keydown", ({ key }) => {
    if (key === "Enter" && isPassing) go();
    isPassing = key !== "Enter" && CHOOSES.test(key);
  });
  listen(select, "pointerdown", () => {
    isPassing = false;
  });
  listen(select, "change", () => {
    if (!isPassing) go();
  });
  // Back on this page, it says where the visitor is.
  on("page/restored", () => {
    select.value = first;
  });
}
