import { selectAll } from "#browser/selectors.ts";
import { removeAtEnd } from "#runtime/added.ts";
import { isHtmlElement } from "#runtime/node-type.ts";

/** The element that the provider's window is drawn in. */
interface PopupHost {
  readonly host: HTMLElement;
  /** Mounts the island that draws the window, if it is not mounted yet. */
  mount(): void;
}

const NAME = "payment-popup";

/** Finds the CMS's host for the window, or makes one that `mount` puts after the form. */
export function findPopupHost(form: HTMLFormElement, signal: AbortSignal): PopupHost {
  const [printed] = selectAll(document, `[data-widget~=${NAME}]`, { limit: 1 });
  const host = isHtmlElement(printed) ? printed : document.createElement("div");
  if (host !== printed) removeAtEnd(signal, host);
  return {
    host,
    mount() {
      if (host.dataset["widgetState"] === "failed") return mountAgain(host);
      if (host.isConnected) return wake(host);
      Object.assign(host.dataset, { widget: NAME, widgetOn: "load" });
      form.after(host);
    },
  };
}

/** A failed chunk is loaded again only for a widget that is removed and added again. */
function mountAgain(host: HTMLElement): void {
  const names = host.dataset["widget"] ?? NAME;
  delete host.dataset["widget"];
  // The runtime's mutation observer runs before this.
  queueMicrotask(() => {
    host.dataset["widget"] = names;
    queueMicrotask(() => wake(host));
  });
}

/** Starts a widget that waits for interaction; a mounted one ignores the event. */
const wake = (host: HTMLElement) => host.dispatchEvent(new FocusEvent("focusin"));
