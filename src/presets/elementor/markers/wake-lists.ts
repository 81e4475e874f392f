import { closest } from "#browser/selectors.ts";
import { isElement, isHtmlElement } from "#runtime/node-type.ts";
import { isAlive, keepEarlyPresses } from "../../shared/early-presses.ts";
import { isOnPage } from "../../shared/is-on-page.ts";
import { dressLists, MORE, PORTFOLIO } from "./list-looks.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { keepOpenings, panelsOf } from "./open-off-canvas.ts";
import { FILTERS, LISTS, USED_LATER, widgetOf } from "./selectors.ts";

/** What a key presses although it is no button. */
const LIKE_BUTTONS = `${MORE}:not([href]), ${PORTFOLIO.filter}`;

/** What the visitor presses in lists; without their widgets, links to other pages lead there. */
const CONTROLS = `${LIKE_BUTTONS}, .e-filter-item, [data-settings*='"pagination_load_type":"ajax"'] nav.elementor-pagination a.page-numbers`;

/** A filter in one row, which its widget makes. */
const ROWS = `${widgetOf("taxonomy-filter")}[data-settings*='"horizontal_scroll":"enable"']`;

/** Whether the address or the history entry says that lists show other posts than the server has printed. */
const isElsewhere = () =>
  /[?&]e-filter-/.test(location.search) || !!Reflect.get(Object(history.state), "islet_posts");

/** Presses a control that is no button by keys, until its widget does. */
function pressByKeys(signal: AbortSignal): void {
  addEventListener(
    "keydown",
    (event) => {
      const { key, repeat, target } = event;
      if ((key !== "Enter" && key !== " ") || repeat || event.defaultPrevented) return;
      if (!isHtmlElement(target) || !target.matches(LIKE_BUTTONS) || isServed(target)) return;
      event.preventDefault();
      target.click();
    },
    { signal },
  );
}

const isServed = (control: Element) => {
  const host = closest(control, USED_LATER);
  return !host || isAlive(host);
};

/**
 * Lists with what chooses from them, and panels beside the page: they get their looks now, and all else when the visitor is
 * near them. What is pressed until then counts once.
 */
export const wakeLists: NativeMarkers = (page, signal, add) => {
  const asleep = new AbortController();
  /** Ends what holds presses, also where nothing will hear them. */
  const holding = new AbortController();
  signal.addEventListener("abort", () => {
    asleep.abort();
    holding.abort();
  });

  async function wake() {
    if (asleep.signal.aborted) return;
    asleep.abort();
    try {
      add?.((await import("./used-later.ts")).usedLater);
    } catch (error) {
      holding.abort();
      throw error;
    }
  }

  const canWait =
    !page.isEditor &&
    dressLists(page, { signal, asleep: asleep.signal }) &&
    !isOnPage(ROWS) &&
    !isElsewhere();
  if (!page.isEditor) {
    keepEarlyPresses({ list: `${LISTS}, ${FILTERS}`, more: CONTROLS }, holding.signal);
    keepOpenings(wake, holding.signal);
    pressByKeys(holding.signal);
  }
  if (!canWait) void wake();
  const options = { signal: asleep.signal, capture: true };
  for (const type of ["pointerover", "focusin", "click"])
    document.addEventListener(
      type,
      ({ target }) => {
        if (isElement(target) && (closest(target, USED_LATER) || panelsOf(target).length)) void wake();
      },
      options,
    );
  addEventListener("popstate", () => isElsewhere() && void wake(), options);
  // Served, although by no widget yet.
  return [{ selector: USED_LATER, widget: "" }];
};
