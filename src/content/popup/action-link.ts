/**
 * Links that open or close a popup, and buttons with the same action in an attribute. The hash is encoded once or twice,
 * which leaves letters unchanged.
 */
export const ACTION_LINK =
  'a[href^="#elementor-action"][href*=popup],a[href^="%23elementor-action"][href*=popup],[data-action-link*=popup]';

/** The action of a link or button; empty if it has none. */
export const actionOf = (link: Element): string =>
  link.getAttribute("data-action-link") ?? link.getAttribute("href") ?? "";

/** Whether the page was opened with an action in its address. */
export const isActionAddress = () => /^#(?:%23)?elementor-action/i.test(location.hash);
