import type { SitePage } from "#browser/fetch-anonymously.ts";
import { request } from "#browser/request.ts";
import { sanitise } from "#browser/safe-html.ts";
import { selectAll } from "#browser/selectors.ts";
import type { Join } from "#content/filter/filter-terms.ts";
import { namesakes } from "#content/paging/find-counterpart.ts";
import type { PagedList } from "#content/paging/paged-list.ts";
import type { ListNodes } from "./list-nodes.ts";

/** What a visitor has chosen of a taxonomy, for a server that does not read it from the address. */
export interface Choice {
  readonly taxonomy: string;
  readonly terms: readonly string[];
  readonly join: Join;
  /** The address of the list's first page. */
  readonly base: string;
  /** The filter's element, and the selector of its buttons. */
  readonly filter: HTMLElement;
  readonly button: string;
}

/**
 * Whether the server has read the choice from the address: its own buttons say so on that page. It does not if the name of
 * the taxonomy has a hyphen, and a cache may not know the parameter.
 */
export function isChosenOn(page: SitePage["root"], { terms, filter, button }: Choice): boolean {
  const [other] = namesakes(page, filter);
  const buttons = other ? selectAll(other, button) : [];
  const pressed = buttons
    .filter((element) => element.getAttribute("aria-pressed") === "true")
    .map((element) => element.getAttribute("data-filter") ?? "");
  return pressed.length === 0 || terms.every((term) => pressed.includes(term));
}

/**
 * Asks Elementor for the items of a choice. Its answer leads to further pages by addresses that the server does not read
 * either, so they are left out. Undefined if there is no answer, or none that can be used.
 */
export async function refreshList(
  { host, parts, context }: PagedList,
  { taxonomy, terms, join, base }: Choice,
): Promise<ListNodes | undefined> {
  const { restUrl, allowedHosts: hosts } = context.page;
  const response = await request<Readonly<Record<string, unknown>>>({
    url: `${restUrl}elementor-pro/v1/refresh-loop`,
    method: "POST",
    expects: "json",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      post_id: host.closest("[data-elementor-id]")?.getAttribute("data-elementor-id"),
      widget_filters: { taxonomy: { [taxonomy]: { terms, logicalJoin: join } } },
      widget_id: host.dataset["id"],
      pagination_base_url: base,
    }),
    hosts,
    signal: context.signal,
  });
  const html = response.ok ? response.data["data"] : undefined;
  if (typeof html !== "string") return undefined;
  const content = await sanitise(html, "fragment", { sameOrigin: true, keepsStyles: true });
  const [list] = selectAll(content, parts.list, { limit: 1 });
  if (list) return { items: selectAll(list, parts.item, { limit: Infinity }), followers: [] };
  const followers = selectAll(content, parts.empty, { limit: 1 });
  return followers.length > 0 ? { items: [], followers } : undefined;
}
