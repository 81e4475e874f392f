import type { WidgetContext } from "#runtime/widget.ts";

/**
 * Makes Space click links that have the role of a button, as it clicks real buttons. A key held down clicks once.
 * @param find returns the link at an event's target, if there is one
 */
export function pressWithSpace(
  { listen }: Pick<WidgetContext, "listen">,
  root: EventTarget,
  find: (target: EventTarget | null) => HTMLElement | null | undefined,
): void {
  listen(root, "keydown", (event) => {
    const link = event.key === " " ? find(event.target) : null;
    if (!link) return;
    event.preventDefault();
    if (!event.repeat) link.click();
  });
}
