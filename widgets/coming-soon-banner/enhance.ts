import { closest, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

const DISMISS = ".coming-soon-footer-banner-dismiss";

/** Hides the banner when its link is pressed, and saves that it was dismissed. */
export function enhance(host: HTMLElement, _settings: Settings, context: WidgetContext): void {
  const { guard, listen, load, page, signal, warn } = context;
  const changes = createChanges(signal);
  let isDismissed = false;

  async function dismiss(link: Element) {
    try {
      const { saveDismissal } = await load(() => import("./save-dismissal.ts"));
      const isSaved = await saveDismissal(link, page);
      if (!isSaved && link.hasAttribute("data-rest-url"))
        warn(
          "data-rest-url names no user below rest_url of #islet-config. The next page shows the banner again.",
        );
    } finally {
      if (!signal.aborted) changes.setStyle(host, "display", "none");
    }
  }

  function press(event: Event) {
    const link = isElement(event.target) && closest(event.target, DISMISS);
    if (!link) return;
    event.preventDefault();
    if (!isDismissed) guard(() => dismiss(link));
    isDismissed = true;
  }

  // The shop prints the link without an address and without text.
  for (const link of selectAll(host, DISMISS)) {
    changes.setAttribute(link, "role", "button");
    changes.setAttribute(link, "tabindex", "0");
    if (!link.textContent?.trim()) changes.setAttribute(link, "aria-label", page.text("dismiss", "Dismiss"));
  }
  guard(async () =>
    (await load(() => import("#dom/scroll/bottom-bar.ts"))).keepClearOfBottomBar(host, signal),
  );
  listen(host, "click", press);
  listen(host, "keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") press(event);
  });
}
