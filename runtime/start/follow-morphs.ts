import { ATTRIBUTE, attributeOf } from "../markup.ts";
import type { Mounter } from "../mount/instance.ts";
import type { CoreOptions } from "./lazy-parts.ts";

/**
 * Starts widgets again whose host a script has made what the server prints, as Idiomorph, Turbo's refresh and Livewire do: it loses
 * its state with all that the widget has added.
 */
export function followMorphs({ hosts, signal }: CoreOptions, { mount }: Mounter): void {
  const observer = new MutationObserver((records) => {
    for (const { target } of records)
      for (const instance of attributeOf(target as Element, ATTRIBUTE.state) ? [] : hosts.on(target))
        if (instance.mounted)
          import("../mount/restart-widget.ts")
            .then(({ restartWidget }) => restartWidget(instance, { hosts, mount }))
            .catch(() => {});
  });
  observer.observe(document, { subtree: true, attributeFilter: [ATTRIBUTE.state] });
  signal.addEventListener("abort", () => observer.disconnect());
}
