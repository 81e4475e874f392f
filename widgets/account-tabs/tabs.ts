import { selectAll } from "#browser/selectors.ts";
import type { Changes } from "#dom/state/changes.ts";
import { isTag } from "#runtime/node-type.ts";

const ITEM = ".woocommerce-MyAccount-navigation-link";
const NAME = /-navigation-link--([\w-]+)/;

/** A tab of the account's navigation, with the shop's name for it. */
export interface Tab {
  readonly name: string;
  readonly item: Element;
  readonly link: HTMLAnchorElement;
}

/** The tabs, and the pages without a tab. */
export interface Tabs {
  readonly list: readonly Tab[];
  /** The name of the tab that a page without a tab belongs to, by the page's word in addresses. */
  readonly parents: ReadonlyMap<string, string>;
}

/** The tabs of a navigation in order; items without a link are left out. */
export function findTabs(host: Element): Tab[] {
  return selectAll(host, ITEM).flatMap((item) => {
    const [link] = selectAll(item, "a", { limit: 1 });
    const name = NAME.exec(item.getAttribute("class") ?? "")?.[1];
    return name && isTag(link, "a") ? [{ name, item, link }] : [];
  });
}

/** Marks one tab as the current one. */
export function markTab(tabs: readonly Tab[], current: Tab, changes: Changes): void {
  for (const tab of tabs) {
    changes.toggleClass(tab.item, "is-active", tab === current);
    changes.setAttribute(tab.link, "aria-current", tab === current ? "page" : null);
  }
}
