import { closest, matches, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { currentTab } from "./current-tab.ts";
import { markTab, type Tab } from "./tabs.ts";

/** How the builder's account widget names its wrapper and pages (reference: shop 5.8). */
const WRAPPER = ".e-my-account-tab";
const PAGE = "e-my-account-page";

/**
 * Shows one page of the account at a time, all of which stand in the builder's editor at once. Links that lead to a
 * tab or to a single order show it; nothing leaves the page.
 */
export function showInPlace(
  host: HTMLElement,
  tabs: readonly Tab[],
  homes: ReadonlyMap<string, string>,
  { listen, signal }: WidgetContext,
): void {
  if (signal.aborted) return;
  const changes = createChanges(signal);
  const pages = selectAll(host, `[${PAGE}]`);
  const wrapper = matches(host, WRAPPER) ? host : (selectAll(host, WRAPPER, { limit: 1 })[0] ?? host);
  const names = new Set(pages.map((page) => page.getAttribute(PAGE) ?? ""));
  const classOf = (name: string) => `${WRAPPER.slice(1)}__${name}`;

  function show(shown: string) {
    for (const page of pages)
      if (page instanceof HTMLElement)
        changes.setStyle(page, "display", page.getAttribute(PAGE) === shown ? "" : "none");
    for (const name of names)
      if (name === shown || wrapper.classList.contains(classOf(name)))
        changes.toggleClass(wrapper, classOf(name), name === shown);
    const home = homes.get(shown) ?? shown;
    const tab = tabs.find(({ name }) => name === home);
    if (tab) markTab(tabs, tab, changes);
  }

  /** A page without a tab stands in the link's address by its own name. */
  function pageOf(link: HTMLAnchorElement): string | undefined {
    const word = [...homes.keys()].find(
      (one) => names.has(one) && `${link.pathname}${link.search}`.split(/[/?&=]/).includes(one),
    );
    return word ?? currentTab(tabs, link, homes)?.name;
  }

  listen(host, "click", (event) => {
    const link = event.target instanceof Element && closest(event.target, "a");
    const name = link instanceof HTMLAnchorElement && pageOf(link);
    if (!name) return;
    event.preventDefault();
    if (names.has(name)) show(name);
  });

  const first = [...names].find((name) => wrapper.classList.contains(classOf(name)));
  show(first ?? tabs.find(({ item }) => item.classList.contains("is-active"))?.name ?? "dashboard");
}
