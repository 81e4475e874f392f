import { closest } from "#browser/selectors.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { showFieldDescriptions } from "./field-descriptions.ts";
import type { Settings } from "./settings.ts";

/** What a bootstrap framework calls its tips, in its fifth version and before. */
const TIPS = ["", "bs-"]
  .flatMap((bs) => [`[data-${bs}toggle~=tooltip]`, `[data-${bs}toggle~=popover]`])
  .join();

/** Descriptions of fields that slide open (tooltip.1), and bootstrap's tips, whose code comes with the first (tooltip.2). */
export function enhance(host: HTMLElement, _settings: Settings, context: WidgetContext): void {
  const { guard, listen, signal } = context;
  showFieldDescriptions(host, context);

  let showing: Promise<(event: Event, element: HTMLElement) => void> | undefined;
  const show = (event: Event) => {
    const element = event.target instanceof Element && closest(event.target, TIPS);
    if (!(element instanceof HTMLElement)) return;
    guard(async () => {
      showing ??= import("./bootstrap/tips.ts").then(({ createTips }) => createTips(host, context));
      const run = await showing.catch((error: unknown) => {
        showing = undefined;
        throw error;
      });
      if (!signal.aborted) run(event, element);
    });
  };
  for (const type of ["pointerover", "focusin", "click"]) listen(host, type, show);
}
