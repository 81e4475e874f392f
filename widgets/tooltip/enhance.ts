import { closest } from "#browser/selectors.ts";
import { isElement, isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";
import { showFieldDescriptions } from "./show-field-descriptions.ts";
import { showTip } from "./show-tip.ts";

/** Elements with bootstrap's tooltips and popovers, in its fifth version and before. */
const TIPS = ["", "bs-"]
  .flatMap((prefix) => [`[data-${prefix}toggle~=tooltip]`, `[data-${prefix}toggle~=popover]`])
  .join();

/** Shows descriptions of fields, and tips, whose code is loaded with the first one. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { guard, listen, load } = context;
  showFieldDescriptions(host, context);
  showTip(settings, context);

  let tips: Promise<(event: Event, element: HTMLElement) => void> | undefined;
  const show = (event: Event) => {
    const element = isElement(event.target) && closest(event.target, TIPS);
    if (!isHtmlElement(element)) return;
    guard(async () => {
      tips ??= load(() => import("./bootstrap/tips.ts")).then(({ createTips }) => createTips(host, context));
      const showTip = await tips.catch((error: unknown) => {
        tips = undefined;
        throw error;
      });
      showTip(event, element);
    });
  };
  for (const type of ["pointerover", "focusin", "click"]) listen(host, type, show);
}
