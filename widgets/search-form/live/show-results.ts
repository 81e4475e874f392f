import { isPlainClick } from "#browser/plain-click.ts";
import { VISUALLY_HIDDEN } from "#dom/visually-hidden.ts";
import { removeAtEnd } from "#runtime/added.ts";
import { isElement, isHtmlElement, isNode } from "#runtime/node-type.ts";
import { once } from "#runtime/once.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { partOf, type ResultsBox } from "../find-parts.ts";
import { createCombobox } from "./combobox.ts";
import { type DrawnResults, drawResults } from "./draw-results.ts";
import type { FindPosts } from "./results.ts";

/** A pause after which the visitor has typed enough to search for. */
const PAUSE_MS = 300;

/** Loads what asks the server. */
type LoadFind = () => Promise<FindPosts>;

/** Shows what the server finds for the text in the field, below it. */
export function showResults(search: ResultsBox, load: LoadFind, context: WidgetContext): void {
  const { input, form, results, settings, changes } = search;
  const { after, guard, host, listen, page, signal } = context;
  const { parts, minimumSearchCharacters } = settings;
  const status = addStatus(search, signal);
  const calls = lastCallOnly(load, context);
  let cancelPause = () => {};
  let found: { readonly term: string; readonly drawn: DrawnResults } | undefined;
  let pageNumber = 1;

  const term = () => input.value.trim();
  function show(drawn: DrawnResults | undefined) {
    results.replaceChildren(...(drawn?.nodes ?? []));
    for (const name of parts.none) changes.toggleClass(results, name, !!drawn && !drawn.rows.length);
    combobox.setRows(drawn?.grid ?? null, drawn?.rows ?? []);
    status.textContent = drawn?.message ?? "";
  }

  function close() {
    cancelPause();
    calls.abort();
    setWaiting(search, host, false);
    if (results.hasChildNodes()) show(undefined);
  }

  function reopen() {
    if (found?.term !== term() || results.hasChildNodes()) return false;
    show(found.drawn);
    return found.drawn.rows.length > 0;
  }

  async function find(nextPage: number) {
    const asked = term();
    setWaiting(search, host, true);
    const { posts, isLate } = await calls.find(asked, nextPage);
    if (isLate || signal.aborted) return;
    setWaiting(search, host, false);
    pageNumber = nextPage;
    found = posts && { term: asked, drawn: drawResults(posts, parts, page) };
    show(found?.drawn);
  }

  const combobox = createCombobox({ input, changes, reopen, close }, context);
  signal.addEventListener("abort", () => {
    calls.abort();
    results.replaceChildren();
  });
  const searchSoon = () => {
    calls.abort();
    cancelPause();
    if (term()) calls.prepare();
    if (term().length < minimumSearchCharacters) close();
    else cancelPause = after(PAUSE_MS, () => guard(() => find(1)));
  };
  listen(input, "input", searchSoon);
  listen(input, "focus", reopen);
  closeOnLeave(form, close, context);
  onPageLink(results, context, (link) => {
    input.focus();
    guard(() => find(pageOf(link, pageNumber)));
  });
  if (input.value !== input.defaultValue) searchSoon();
}

/** Asks the server. The visitor may have typed on meanwhile: every answer but that of the last call is late. */
function lastCallOnly(loadFind: LoadFind, { load, page, reportError }: WidgetContext) {
  let call: AbortController | undefined;
  const abort = () => call?.abort();
  const code = once(() => load(loadFind));
  return {
    abort,
    /** Loads what asks: a field that is only focused asks for nothing. A failure is reported once it matters. */
    prepare: () => void code().catch(() => {}),
    async find(term: string, pageNumber: number) {
      abort();
      const { signal } = (call = new AbortController());
      const posts = await code().then(
        (findPosts) => findPosts({ term, pageNumber }, page, signal),
        reportError,
      );
      return { posts: posts ?? undefined, isLate: signal.aborted };
    },
  };
}

/** Calls back for a plain click on a link to another page of results. */
function onPageLink(
  results: HTMLElement,
  { listen }: Pick<WidgetContext, "listen">,
  follow: (link: HTMLElement) => void,
) {
  listen(results, "click", (event) => {
    const link = isElement(event.target) ? event.target.closest("a.page-numbers") : null;
    if (!isHtmlElement(link) || !isPlainClick(event)) return;
    event.preventDefault();
    follow(link);
  });
}

/** Shows the loader in place of the results, if there is one. */
function setWaiting({ box, results, settings, changes }: ResultsBox, host: HTMLElement, isWaiting: boolean) {
  changes.setAttribute(results, "aria-busy", isWaiting ? "true" : null);
  if (!partOf(host, settings.parts.loader)) return;
  for (const name of settings.parts.idle) changes.toggleClass(box, name, !isWaiting);
}

/** Adds what screen readers announce: how many results there are. All of them would be too much. */
function addStatus({ box, changes }: ResultsBox, signal: AbortSignal): HTMLElement {
  const status = document.createElement("span");
  status.style.cssText = VISUALLY_HIDDEN;
  status.setAttribute("role", "status");
  box.after(status);
  removeAtEnd(signal, status);
  changes.setAttribute(box, "aria-live", "off");
  if (box.tabIndex >= 0) changes.setAttribute(box, "tabindex", "-1");
  return status;
}

/** Closes when the focus or a press goes elsewhere. */
function closeOnLeave(form: HTMLElement, close: () => void, { listen }: Pick<WidgetContext, "listen">) {
  const closeOutside = (target: EventTarget | null) => {
    if (isNode(target) && !form.contains(target)) close();
  };
  listen(form, "focusout", ({ relatedTarget }) => closeOutside(relatedTarget));
  listen(document, "pointerdown", ({ target }) => closeOutside(target));
}

/** The number of the page that a link leads to. The server's addresses name other pages. */
function pageOf(link: HTMLElement, current: number): number {
  if (link.classList.contains("prev")) return Math.max(current - 1, 1);
  if (link.classList.contains("next")) return current + 1;
  return Number(/\d+/.exec(link.textContent ?? "")?.[0] ?? 1);
}
