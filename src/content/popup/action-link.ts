/** Links that open or close a popup. The hash is encoded once or twice, which leaves letters unchanged. */
export const ACTION_LINK =
  'a[href^="#elementor-action"][href*=popup],a[href^="%23elementor-action"][href*=popup]';

/** Whether the page was opened with an action in its address. */
export const isActionAddress = () => /^#(?:%23)?elementor-action/i.test(location.hash);
