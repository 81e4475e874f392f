/** On the element of a section that visitors do not see until it opens. */
export const OPENS = "data-islet-opens";

/**
 * Shows what is closed at first, such as a popup, while its section or a block of it is selected in the theme editor. The
 * snippet prints this function as text, so it uses nothing from around it.
 * @param {string} attribute `OPENS`
 */
export function followThemeEditor(attribute) {
  /** @type {HTMLElement | null} */
  let waiting = null;
  /** @type {HTMLElement | null} */
  let shown = null;

  /** @param {HTMLElement | null} host @returns {Promise<void>} */
  const preview = async (host) => Reflect.get(window, "islet")?.preview?.(host);

  /** @param {EventTarget | null} target @returns {HTMLElement | null} */
  const hostOf = (target) =>
    /** @type {Element} */ (target).closest?.(".shopify-section")?.querySelector(`[${attribute}]`) ?? null;

  function show() {
    if (waiting?.dataset["widgetState"] !== "mounted") return;
    const host = waiting;
    [shown, waiting] = [host, null];
    const forget = () => {
      if (shown === host) shown = null;
    };
    preview(host).then(forget, forget);
  }

  /** @param {Event} event */
  function select({ target }) {
    const host = hostOf(target);
    if (!host || host === shown) return;
    waiting = host;
    show();
  }

  /** @param {Event} event */
  function leave({ target }) {
    const host = hostOf(target);
    if (!host || (host !== shown && host !== waiting)) return;
    [shown, waiting] = [null, null];
    void preview(null);
  }

  for (const part of ["section", "block"]) {
    document.addEventListener(`shopify:${part}:select`, select);
    document.addEventListener(`shopify:${part}:deselect`, leave);
  }
  document.addEventListener("shopify:section:unload", leave);
  // A section that a change has drawn anew is selected again before its widget has started.
  document.addEventListener("islet:mounted", show);
}
