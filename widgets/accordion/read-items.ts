import { anchorTarget } from "#browser/anchor-target.ts";
import { selectAll } from "#browser/selectors.ts";
import type { Panel } from "#dom/panels/addressed.ts";
import { isIdOf, panelIdOf } from "#dom/panels/panel-ids.ts";
import { query, queryAll } from "#dom/query.ts";
import { isHtmlElement, isTag } from "#runtime/node-type.ts";

export interface Item extends Panel {
  /** A press anywhere on the title opens or closes the panel; the opener is it or inside it. */
  readonly title: HTMLElement;
}

const isNestedIn = (elements: readonly Element[], element: Element) =>
  elements.some((other) => other !== element && other.contains(element));

/**
 * The titles and panels of an element, without those of accordions inside its panels.
 * @param titles selector of titles that are no summaries
 */
export function readItems(host: HTMLElement, titles: string): Item[] {
  const details = queryAll<HTMLDetailsElement>(host, "details");
  const items = [
    ...details.flatMap(itemOfDetails),
    ...selectAll(host, titles).flatMap((title) => (isHtmlElement(title) ? itemOfTitle(title, host) : [])),
  ];
  const panels = [...details, ...items.map(({ panel }) => panel)];
  return items.filter((item) => !isNestedIn(panels, item.details ?? item.title));
}

function itemOfDetails(details: HTMLDetailsElement): Item[] {
  const [title, panel] = details.children;
  return isTag(title, "summary") && isHtmlElement(panel) ? [{ title, opener: title, panel, details }] : [];
}

const FOCUSABLE = "a,button,[tabindex]";

/** The titles outside of panels that open nothing: no element of the page has the id that they name. */
export function titlesWithoutPanel(host: HTMLElement, titles: string, items: readonly Item[]): Element[] {
  return selectAll(host, titles).filter(
    (title) =>
      !items.some(
        ({ panel, opener }) => panel.contains(title) || opener === title || title.contains(opener),
      ) && !anchorTarget(document, `#${panelIdOf(title)}`),
  );
}

function itemOfTitle(title: HTMLElement, host: HTMLElement): Item[] {
  const id = panelIdOf(title);
  const panel = queryAll(host, "[id]").find((element) => isIdOf(id, element));
  if (!panel || panel.contains(title) || title.localName === "summary") return [];
  const opener = title.matches(FOCUSABLE) ? title : (query(title, FOCUSABLE) ?? title);
  return [{ title, opener, panel }];
}
