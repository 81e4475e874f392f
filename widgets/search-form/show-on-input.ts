import { query } from "#dom/query.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { type ChangedForm, htmlPartOf } from "./find-parts.ts";

const COMBOBOX = ["role", "aria-autocomplete", "aria-expanded", "aria-controls", "aria-haspopup"] as const;

/** Shows results while the visitor types; the code for that loads with the first use of the field. */
export function showOnInput(search: ChangedForm, context: WidgetContext): void {
  const { input, settings, changes } = search;
  const { guard, host, listen, load, page, warn } = context;
  const results = htmlPartOf(host, settings.parts.results);
  // Elementor's own name: the ids of the form and of the document that holds it.
  const [, widgetId, postId] =
    /^([\w-]+)-(\d+)$/.exec(query<HTMLInputElement>(host, "[name=e_search_props]")?.value ?? "") ?? [];
  if (!settings.liveResults || !results || page.isEditor) {
    if (settings.liveResults && !results)
      warn(`live_results shows nothing: the form holds no ${settings.parts.results} (parts.results)`);
    // A field that suggests nothing is no combobox, whatever the server says.
    if (input.getAttribute("role") === "combobox")
      for (const name of COMBOBOX) changes.setAttribute(input, name, null);
    return;
  }
  let isLoading = false;
  const start = () => {
    if (isLoading) return;
    isLoading = true;
    guard(async () => {
      const { showResults } = await load(() => import("./live/show-results.ts"));
      const box =
        results.parentElement === input.parentElement ? results : (results.parentElement ?? results);
      const loadFind = () =>
        widgetId && postId
          ? import("./live/find-posts.ts").then(({ findPosts }) => findPosts({ widgetId, postId }))
          : import("./live/find-on-site.ts").then(({ findOnSite }) => findOnSite(search.form));
      showResults({ ...search, results, box }, loadFind, context);
    });
  };
  for (const type of ["focus", "input"] as const) listen(input, type, start);
  if (input === document.activeElement) start();
}
