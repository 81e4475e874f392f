import { closest, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isElement, isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";
import { showFieldDescriptions } from "./show-field-descriptions.ts";

/** Elements with bootstrap's tooltips and popovers, in its fifth version and before. */
const TIPS = ["", "bs-"]
  .flatMap((prefix) => [`[data-${prefix}toggle~=tooltip]`, `[data-${prefix}toggle~=popover]`])
  .join();

/** What the keyboard reaches and a tip can describe. */
const CONTROL = "a[href], button, summary, [tabindex='0']";

/** Gives the host's first link or button, or the host if it is one, the attributes of a tip with the editor's words. */
function setTip({ tip, tipSide }: Settings, { host, signal, warn }: WidgetContext): void {
  if (!tip) return;
  const [inside] = selectAll(host, CONTROL, { limit: 1 });
  const control = host.matches(CONTROL) ? host : inside;
  if (!control)
    return warn("settings.tip is not shown, because its element holds no link or button that keys reach");
  const changes = createChanges(signal);
  changes.setAttribute(control, "data-bs-toggle", "tooltip");
  changes.setAttribute(control, "data-bs-title", tip);
  changes.setAttribute(control, "data-bs-placement", tipSide);
}

/** Shows descriptions of fields, and tips, whose code is loaded with the first one. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { guard, listen, load } = context;
  showFieldDescriptions(host, context);
  setTip(settings, context);

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
