import { request } from "#browser/request.ts";
import { sanitise } from "#browser/safe-html.ts";
import type { FindPosts } from "./results.ts";

/** The ids by which the server finds the form's settings. */
export interface FormIds {
  readonly widgetId: string;
  readonly postId: string;
}

/** Asks Elementor's search. */
export const findPosts =
  ({ widgetId, postId }: FormIds): FindPosts =>
  async ({ term, pageNumber }, { restUrl, allowedHosts: hosts }, signal) => {
    const response = await request<Readonly<Record<string, unknown>>>({
      url: `${restUrl}elementor-pro/v1/refresh-search`,
      method: "POST",
      expects: "json",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        post_id: postId,
        widget_id: widgetId,
        search_term: term,
        page_number: pageNumber,
      }),
      hosts,
      signal,
    });
    const { data, pagination } = response.ok ? response.data : {};
    if (typeof data !== "string") return undefined;
    const pages = typeof pagination === "string" ? pagination : "";
    const [content, links] = await Promise.all([sanitise(data, "post"), sanitise(pages, "post")]);
    return { content, pages: links };
  };
