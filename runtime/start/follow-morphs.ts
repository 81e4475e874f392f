import { ATTRIBUTE, attributeOf } from "../markup.ts";
import type { Mounter } from "../mount/instance.ts";
import type { CoreOptions } from "./lazy-parts.ts";

/**
 * Starts widgets again whose host a script has made what the server prints, as Idiomorph, Turbo's refresh and Livewire do: it loses
 * its state with all that the widget has added.
 */
export function followMorphs({ hosts, signal }: CoreOptions, { mount }: Mounter): void {
  const observer = new MutationObserver((records) => {
    // One change may be told several times, and takes the state of all widgets of a host.
    for (const host of new Set(records.map(({ target }) => target)))
      for (const instance of attributeOf(host as Element, ATTRIBUTE.state) ? [] : hosts.on(host))
        if (instance.mounted)
          import("../mount/restart-widget.ts")
            .then(({ restartWidget }) => restartWidget(instance, { hosts, mount }))
            .catch(() => {});
  });
  observer.observe(document, { subtree: true, attributeFilter: [ATTRIBUTE.state] });
  signal.addEventListener("abort", () => observer.disconnect());
}
