import { selectAll } from "#browser/selectors.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** Where the provider's window is drawn. */
interface Place {
  readonly host: HTMLElement;
  /** Loads the island that draws it, if it is not there. */
  draw(): void;
}

/** The CMS's own host for the window, or one made beside the form when it is needed first. */
export function findPlace(form: HTMLFormElement, { signal }: WidgetContext): Place {
  const [printed] = selectAll(document, "[data-widget~=payment-popup]", { limit: 1 });
  if (printed instanceof HTMLElement) return { host: printed, draw: () => wake(printed) };
  const host = document.createElement("div");
  signal.addEventListener("abort", () => host.remove());
  return {
    host,
    draw() {
      // One whose code did not arrive is tried again.
      if (host.dataset["widgetState"] === "failed") host.remove();
      if (host.isConnected) return;
      host.dataset["widget"] = "payment-popup";
      host.dataset["widgetOn"] = "load";
      form.after(host);
    },
  };
}

/** What a widget that waits for interaction takes for interest; replayed, it means nothing. */
const wake = (host: HTMLElement) => host.dispatchEvent(new FocusEvent("focusin"));
