import { request } from "#browser/request.ts";
import { sanitise } from "#browser/safe-html.ts";
import type { Page } from "#runtime/page.ts";

/** The ids by which the server finds the form's settings. */
export interface FormIds {
  readonly widgetId: string;
  readonly postId: string;
}

/** One page of results. */
export interface Results {
  readonly content: DocumentFragment;
  /** Links to the other pages; empty if there is only one. */
  readonly pages: DocumentFragment;
}

interface Search extends FormIds {
  readonly term: string;
  readonly pageNumber: number;
}

/** Asks Elementor's search. Undefined if there is no answer, or none that can be used. */
export async function findPosts(
  { widgetId, postId, term, pageNumber }: Search,
  { restUrl, allowedHosts: hosts }: Page,
  signal: AbortSignal,
): Promise<Results | undefined> {
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
}
