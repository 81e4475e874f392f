import { request } from "#browser/request.ts";
import { sanitise } from "#browser/safe-html.ts";
import { safeUrl } from "#browser/safe-url.ts";
import { isRecord } from "#runtime/parse-json.ts";
import type { FindPosts } from "./results.ts";

/** So many results stand below a field; the form leads to all. */
const MOST = 10;

/** What the server has found, whatever its kind. */
interface Found {
  /** Text with entities, as WordPress and Shopify give it. */
  readonly title: string;
  readonly url: string;
}

/** One that no link may lead to is left out. */
const isFound = (value: unknown): value is Found =>
  isRecord(value) && typeof value["title"] === "string" && safeUrl(value["url"], "link") !== null;

/** Where WordPress answers, and what. */
const wordpress = (restUrl: string, term: string) => ({
  url: `${restUrl}wp/v2/search`,
  body: { search: term, per_page: String(MOST), _fields: "title,url" },
  foundIn: (answer: unknown) => (Array.isArray(answer) ? (answer as readonly unknown[]) : undefined),
});

/** Where Shopify answers, and what: a list for each kind. https://shopify.dev/docs/api/ajax/reference/predictive-search */
const shopify = (form: HTMLFormElement, term: string) => ({
  url: `${form.getAttribute("action")?.replace(/\/$/, "")}/suggest.json`,
  body: { q: term, "resources[type]": "product,page,article", "resources[limit]": String(MOST) },
  foundIn(answer: unknown) {
    const { resources } = Object(answer) as Readonly<Record<string, unknown>>;
    const { results } = Object(resources) as Readonly<Record<string, unknown>>;
    return isRecord(results) ? Object.values(results).flat() : undefined;
  },
});

/** `window` also holds elements and frames under their names. */
const isShopify = () => Object.prototype.toString.call(Reflect.get(window, "Shopify")) === "[object Object]";

/** Asks the search of the site itself: that of Shopify where the page is one of its shops, else that of WordPress. */
export const findOnSite =
  (form: HTMLFormElement): FindPosts =>
  async ({ term }, { restUrl, allowedHosts: hosts }, signal) => {
    const { url, body, foundIn } = isShopify() ? shopify(form, term) : wordpress(restUrl, term);
    const response = await request<unknown>({ url, body, method: "GET", expects: "json", hosts, signal });
    const found = response.ok ? foundIn(response.data) : undefined;
    if (!found) return undefined;
    const content = new DocumentFragment();
    content.append(...(await Promise.all(found.filter(isFound).slice(0, MOST).map(rowOf))));
    return { content, pages: new DocumentFragment() };
  };

async function rowOf({ title, url }: Found): Promise<HTMLElement> {
  const [row, cell] = [document.createElement("div"), document.createElement("div")];
  const link = document.createElement("a");
  link.href = url;
  link.textContent = (await sanitise(`<p>${title}</p>`, "post")).textContent;
  cell.append(link);
  row.append(cell);
  return row;
}
