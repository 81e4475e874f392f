import type { WidgetContext } from "#runtime/widget.ts";

/**
 * Clicks a link with the role of a button when Space is pressed on it, once however long the key is held: the browser
 * does so for buttons only.
 * @param find the link at an event's target, if there is one
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
