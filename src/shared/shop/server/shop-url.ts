import type { Page } from "#runtime/page.ts";

/** The shop's ajax address of an endpoint such as `add_to_cart`. */
export const shopUrl = ({ wcAjaxUrl }: Pick<Page, "wcAjaxUrl">, endpoint: string): string =>
  wcAjaxUrl.replaceAll("%%endpoint%%", endpoint);
