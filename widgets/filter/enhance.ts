import { navigate } from "#browser/navigate.ts";
import { safeUrl } from "#browser/safe-url.ts";
import { selectAll } from "#browser/selectors.ts";
import { withoutHash } from "#browser/without-hash.ts";
import { createFilterBar } from "#content/filter/filter-bar.ts";
import { addressWith, termsIn } from "#content/filter/filter-terms.ts";
import { listKey } from "#content/paging/list-key.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import { once } from "#runtime/once.ts";
import { missing, type WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

const isSame = (terms: readonly string[], others: readonly string[]) => terms.join(" ") === others.join(" ");

/** Lets visitors choose which posts a list shows. The server finds them; the choice is in the address. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const {
    parts,
    parameter,
    pageParameter,
    multipleSelection: isMultiple,
    logicalCombination: join,
  } = settings;
  const { listen, signal } = context;
  const target = selectAll(document, settings.target).find(isHtmlElement);
  const buttons = selectAll(host, parts.button).filter(isHtmlElement);
  if (!target || buttons.length === 0)
    throw missing("its element must hold buttons, and its list be on the page");
  const changes = createChanges(signal);
  const showList = createShowList(target, settings, context);
  let wanted = termsIn(location.href, parameter);

  const bar = createFilterBar({ ...parts, buttons, isMultiple, changes, context }, (terms) => {
    wanted = terms;
    const query = { parameter, join, without: [pageParameter] };
    showList(addressWith(startOf(host, settings), terms, query), { terms, isNew: true });
  });
  const row = barOf(host, settings);
  if (settings.horizontalScroll && isHtmlElement(row)) {
    changes.toggleClass(row, "islet-filter--row", true);
    context.guard(async () => {
      const { dragSideways } = await context.load(() => import("#dom/press/drag-sideways.ts"));
      dragSideways(row, { dragged: parts.dragged, changes, listen });
    });
  }
  const printed = printedTerms(buttons, parts.all);
  bar.choose(wanted);
  // The visitor may have gone back before the widget was there, or the server has not read the address.
  const showWanted = () => showList(withoutHash(location.href), { terms: bar.chosen(), isNew: false });
  if (printed && !isSame(printed, bar.chosen())) showWanted();

  listen(window, "popstate", () => {
    const terms = termsIn(location.href, parameter);
    if (isSame(terms, wanted)) return;
    wanted = terms;
    bar.choose(terms);
    showWanted();
  });
}

/** The terms that the server has found posts for; undefined if its buttons do not tell. */
function printedTerms(buttons: readonly HTMLElement[], all: string): readonly string[] | undefined {
  if (!buttons.some((button) => button.hasAttribute("aria-pressed"))) return undefined;
  const pressed = buttons.filter((button) => button.getAttribute("aria-pressed") === "true");
  return pressed.map(({ dataset }) => dataset["filter"] ?? "").filter((term) => term !== all);
}

const barOf = (host: HTMLElement, { parts }: Settings) => selectAll(host, parts.bar, { limit: 1 })[0];

/** The address of the list's first page, if the server has printed it. */
const firstPage = (host: HTMLElement, settings: Settings) =>
  safeUrl(barOf(host, settings)?.getAttribute("data-base-url"), "request");

/** The address to which a choice is added: a later page of the list gives way to the first. */
function startOf(host: HTMLElement, settings: Settings): string {
  const isLater = Number(barOf(host, settings)?.getAttribute("data-page-num")) > 1;
  const first = isLater && firstPage(host, settings);
  if (!first) return location.href;
  const url = new URL(first);
  for (const [name, value] of new URLSearchParams(location.search))
    if (!url.searchParams.has(name) && name !== "page" && name !== "paged")
      url.searchParams.append(name, value);
  return url.href;
}

/** Terms that were chosen, and whether their address becomes a history entry. */
interface Chosen {
  readonly terms: readonly string[];
  readonly isNew: boolean;
}

/** Shows an address in the list; a page without the list, because the server has found nothing, gives way to it. */
function createShowList(target: HTMLElement, settings: Settings, context: WidgetContext) {
  const { parts, taxonomy, logicalCombination: join } = settings;
  const list = selectAll(target, parts.list).find(isHtmlElement);
  if (!list) return (address: string) => void navigate(address);
  const key = listKey(target, list, parts);
  const changes = createChanges(context.signal);
  const paged = { host: target, list, parts, places: settings, changes, context, key };
  const code = once(() => context.load(() => import("./filtered-list.ts")));
  const choiceOf = (terms: readonly string[]) => ({
    ...{ taxonomy, terms, join, filter: context.host, button: parts.button },
    base: firstPage(context.host, settings) ?? withoutHash(location.href),
  });
  return (address: string, { terms, isNew }: Chosen) =>
    context.guard(async () => {
      const { filteredList } = await code();
      const choice = taxonomy && terms.length > 0 ? choiceOf(terms) : undefined;
      await filteredList(paged, settings.parameter).show(address, isNew, choice);
    });
}
