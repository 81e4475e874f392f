import type { Page } from "@playwright/test";

/**
 * Has the forms of recorded pages add without a page load, as the site's owner chooses it on the settings screen.
 * @param change what else is another in a page's HTML
 */
export const addByAjax = (page: Page, change = (html: string): string => html): Promise<unknown> =>
  page.route(/\/native\//, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(?<=id="islet-config"[^>]*>)[^<]+/, (text) => {
      const config = JSON.parse(text) as { readonly widget_settings?: object };
      const widget_settings = { ...config.widget_settings, "add-to-cart": { ajax: true } };
      return JSON.stringify({ ...config, widget_settings });
    });
    await route.fulfill({ response, body: change(body) });
  });
