import { closest, matches, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isElement, isHtmlElement, isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { currentTab } from "./current-tab.ts";
import { markTab, type Tabs } from "./tabs.ts";

/** Elementor's wrapper of all pages, and the attribute of a page. */
const WRAPPER = ".e-my-account-tab";
const PAGE = "e-my-account-page";

const classOf = (name: string) => `${WRAPPER.slice(1)}__${name}`;

/**
 * Shows one page of the account at a time: Elementor's editor prints all of them. Links to a page show it instead of
 * leaving the editor.
 */
export function showPagesInPlace(host: HTMLElement, tabs: Tabs, { listen, signal }: WidgetContext): void {
  if (signal.aborted) return;
  const changes = createChanges(signal);
  const pages = selectAll(host, `[${PAGE}]`);
  const wrapper = matches(host, WRAPPER) ? host : (selectAll(host, WRAPPER, { limit: 1 })[0] ?? host);
  const names = new Set(pages.map((page) => page.getAttribute(PAGE) ?? ""));

  function showPage(shown: string) {
    for (const page of pages)
      if (isHtmlElement(page))
        changes.setStyle(page, "display", page.getAttribute(PAGE) === shown ? "" : "none");
    for (const name of names)
      if (name === shown || wrapper.classList.contains(classOf(name)))
        changes.toggleClass(wrapper, classOf(name), name === shown);
    const tabName = tabs.parents.get(shown) ?? shown;
    const tab = tabs.list.find(({ name }) => name === tabName);
    if (tab) markTab(tabs.list, tab, changes);
  }

  listen(host, "click", (event) => {
    const link = isElement(event.target) && closest(event.target, "a");
    const name = isTag(link, "a") && pageOf(link, names, tabs);
    if (!name) return;
    event.preventDefault();
    if (names.has(name)) showPage(name);
  });

  const first = [...names].find((name) => wrapper.classList.contains(classOf(name)));
  const active = tabs.list.find(({ item }) => item.classList.contains("is-active"));
  showPage(first ?? active?.name ?? "dashboard");
}

/** The name of the page that a link leads to. The address of a page without a tab contains its name. */
function pageOf(link: HTMLAnchorElement, names: ReadonlySet<string>, tabs: Tabs): string | undefined {
  const words = `${link.pathname}${link.search}`.split(/[/?&=]/);
  const name = [...tabs.parents.keys()].find((child) => names.has(child) && words.includes(child));
  return name ?? currentTab(tabs, link)?.name;
}
