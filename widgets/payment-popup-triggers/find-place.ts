import { selectAll } from "#browser/selectors.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** Where the provider's window is drawn. */
interface Place {
  readonly host: HTMLElement;
  /** Loads the island that draws it, if it is not there. */
  draw(): void;
}

const NAME = "payment-popup";

/** The CMS's own host for the window, or one made beside the form when it is needed first. */
export function findPlace(form: HTMLFormElement, { signal }: WidgetContext): Place {
  const [printed] = selectAll(document, `[data-widget~=${NAME}]`, { limit: 1 });
  const host = printed instanceof HTMLElement ? printed : document.createElement("div");
  if (host !== printed) signal.addEventListener("abort", () => host.remove());
  return {
    host,
    draw() {
      if (host.dataset["widgetState"] === "failed") return askAgain(host);
      if (host.isConnected) return wake(host);
      Object.assign(host.dataset, { widget: NAME, widgetOn: "load" });
      form.after(host);
    },
  };
}

/** Code that did not arrive is loaded again for a widget that comes again. */
function askAgain(host: HTMLElement): void {
  const names = host.dataset["widget"] ?? NAME;
  delete host.dataset["widget"];
  // By then the runtime has seen it leave, and come.
  queueMicrotask(() => {
    host.dataset["widget"] = names;
    queueMicrotask(() => wake(host));
  });
}

/** What a widget that waits for interaction takes for interest; replayed, it means nothing. */
const wake = (host: HTMLElement) => host.dispatchEvent(new FocusEvent("focusin"));
