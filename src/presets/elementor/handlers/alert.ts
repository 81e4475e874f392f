import { prefersLessMotion } from "#dom/less-motion.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isElement, isHtmlElement } from "#runtime/node-type.ts";
import type { Handler } from "./handler.ts";

const FADE_MS = 400;

/** An alert goes when its button is pressed. */
export const handler: Handler = (alerts, signal) => {
  const changes = createChanges(signal);
  const dismiss = ({ target }: Event) => {
    const button = isElement(target) ? target.closest(".elementor-alert-dismiss") : null;
    const box = button?.closest(".elementor-alert");
    if (!isHtmlElement(box)) return;
    const hide = () => {
      if (!signal.aborted) changes.setStyle(box, "display", "none");
    };
    const moves = !prefersLessMotion();
    const animation = moves ? box.animate?.({ opacity: [1, 0] }, FADE_MS) : undefined;
    if (animation) animation.onfinish = hide;
    else hide();
  };
  for (const alert of alerts) alert.addEventListener("click", dismiss, { signal });
};
