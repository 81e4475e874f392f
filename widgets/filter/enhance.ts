import { navigate } from "#browser/navigate.ts";
import { safeUrl } from "#browser/safe-url.ts";
import { selectAll } from "#browser/selectors.ts";
import { withoutHash } from "#browser/without-hash.ts";
import { createFilterBar } from "#content/filter/filter-bar.ts";
import { addressWith, termsIn } from "#content/filter/filter-terms.ts";
import { listKey } from "#content/paging/list-key.ts";
import { createChanges } from "#dom/changes.ts";
import { isHtmlElement } from "#runtime/kind.ts";
import { missing } from "#runtime/missing.ts";
import { once } from "#runtime/once.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

const isSame = (terms: readonly string[], others: readonly string[]) => terms.join(" ") === others.join(" ");

/** Lets visitors choose which posts a list shows. The server finds them; the choice is in the address. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const {
    skin,
    parameter,
    pageParameter,
    multipleSelection: isMultiple,
    logicalCombination: join,
  } = settings;
  const { listen, signal } = context;
  const target = selectAll(document, settings.target).find(isHtmlElement);
  const buttons = selectAll(host, skin.button).filter(isHtmlElement);
  if (!target || buttons.length === 0)
    throw missing("its element must hold buttons, and its list be on the page");
  const changes = createChanges(signal);
  const showList = createShowList(target, { settings, context });
  let wanted = termsIn(location.href, parameter);

  const bar = createFilterBar({ ...skin, buttons, isMultiple, changes, context }, (terms) => {
    wanted = terms;
    const query = { parameter, join, without: [pageParameter] };
    showList(addressWith(startOf(host, settings), terms, query), true);
  });
  bar.choose(printedTerms(buttons) ?? wanted);

  listen(window, "popstate", () => {
    const terms = termsIn(location.href, parameter);
    if (isSame(terms, wanted)) return;
    wanted = terms;
    bar.choose(terms);
    showList(withoutHash(location.href), false);
  });
}

/** The terms that the server has found posts for; undefined if its buttons do not tell. */
const printedTerms = (buttons: readonly HTMLElement[]) =>
  buttons.some((button) => button.hasAttribute("aria-pressed"))
    ? buttons
        .filter((button) => button.getAttribute("aria-pressed") === "true")
        .map(({ dataset }) => dataset["filter"] ?? "")
    : undefined;

/** The address of the list's first page: what the server printed, if this is a later one. */
function startOf(host: HTMLElement, { skin }: Settings): string {
  const [bar] = selectAll(host, skin.bar, { limit: 1 });
  const first =
    Number(bar?.getAttribute("data-page-num")) > 1 && safeUrl(bar?.getAttribute("data-base-url"), "request");
  if (!first) return location.href;
  const url = new URL(first);
  for (const [name, value] of new URLSearchParams(location.search))
    if (!url.searchParams.has(name) && name !== "page" && name !== "paged")
      url.searchParams.append(name, value);
  return url.href;
}

/** Shows an address in the list; a page without the list, because the server has found nothing, gives way to it. */
function createShowList(
  target: HTMLElement,
  { settings: { skin }, context }: { readonly settings: Settings; readonly context: WidgetContext },
) {
  const list = selectAll(target, skin.list).find(isHtmlElement);
  if (!list) return (address: string) => navigate(address);
  const key = listKey(target, list, skin);
  const changes = createChanges(context.signal);
  const paged = { host: target, list, skin, changes, context, key };
  const code = once(() => context.load(() => import("#content/filter/filtered-list.ts")));
  return (address: string, isNew: boolean) =>
    context.guard(async () => (await code()).filteredList(paged).show(address, isNew));
}
