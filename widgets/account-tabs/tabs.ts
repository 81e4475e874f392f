import { selectAll } from "#browser/selectors.ts";
import type { Changes } from "#dom/changes.ts";

const ITEM = ".woocommerce-MyAccount-navigation-link";
const NAME = /-navigation-link--([\w-]+)/;

/** One tab of the account's navigation, under the name the shop gives it (reference: shop 5.8). */
export interface Tab {
  readonly name: string;
  readonly item: Element;
  readonly link: HTMLAnchorElement;
}

/** The tabs, in order; those without a link are none. */
export function tabsOf(host: Element): Tab[] {
  return selectAll(host, ITEM).flatMap((item) => {
    const [link] = selectAll(item, "a", { limit: 1 });
    const name = NAME.exec(item.getAttribute("class") ?? "")?.[1];
    return name && link instanceof HTMLAnchorElement ? [{ name, item, link }] : [];
  });
}

/** Marks one tab as the current one, and no other (account-tabs.1). */
export function markTab(tabs: readonly Tab[], current: Tab, changes: Changes): void {
  for (const tab of tabs) {
    changes.toggleClass(tab.item, "is-active", tab === current);
    changes.setAttribute(tab.link, "aria-current", tab === current ? "page" : null);
  }
}
