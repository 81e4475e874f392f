import type { Page } from "#runtime/page.ts";

/** The shop's ajax address for a call, e.g. `add_to_cart`. */
export const shopUrl = ({ wcAjaxUrl }: Pick<Page, "wcAjaxUrl">, name: string): string =>
  wcAjaxUrl.replaceAll("%%endpoint%%", name);
