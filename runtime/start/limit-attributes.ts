import type { Find, Scanner } from "../find/scanner.ts";
import { ATTRIBUTE } from "../markup.ts";
import type { Hosts } from "../mount/hosts.ts";
import type { Mounter } from "../mount/instance.ts";
import type { Page } from "../page.ts";
import type { Report } from "../problems/problems.ts";
import { mayStart, NOT_LISTED } from "../settings/may-start.ts";
import type { Wait } from "../when/wait.ts";

interface LimitOptions {
  readonly page: Pick<Page, "widgets">;
  readonly scanner: Pick<Scanner, "lookWith" | "start">;
  readonly hosts: Pick<Hosts, "on" | "setState">;
  readonly report: Report;
}

/**
 * Starts the search for markers where the page configuration lists the widgets that attributes may start. All others are
 * reported, and nothing of them is loaded.
 */
export function limitAttributes(mounter: Mounter, options: LimitOptions): void {
  const { scanner } = options;
  Object.assign(mounter, withRefusal({ ...mounter }, options));
  scanner.lookWith(refuseUnlisted(options.page));
  scanner.start();
}

/** Gives the placements of attributes that may not start their widget the word that never starts it. */
const refuseUnlisted =
  (page: Pick<Page, "widgets">) =>
  (find: Find): Find =>
  (root) => {
    const hosts = find(root);
    for (const [host, placements] of hosts)
      hosts.set(
        host,
        placements.map((placement) =>
          placement.source === ATTRIBUTE.settings && !mayStart(placement.name, page)
            ? { ...placement, on: NOT_LISTED }
            : placement,
        ),
      );
    return hosts;
  };

/** Knows the word that never starts a widget. */
function withRefusal(
  mounter: Mounter,
  { hosts, report }: LimitOptions,
): Pick<Mounter, "strategyOf" | "update"> {
  const refuse: Wait = (host) => {
    for (const instance of hosts.on(host)) {
      const { name: widget, on } = instance.placement;
      if (on !== NOT_LISTED || instance.state !== "waiting") continue;
      hosts.setState(instance, "failed");
      report({ code: "not-listed", widget, element: host });
    }
  };
  return {
    strategyOf: async (words, single, placement) =>
      words === NOT_LISTED ? refuse : mounter.strategyOf(words, single, placement),
    async update(instance, leaving) {
      if (instance?.placement.on !== NOT_LISTED) return mounter.update(instance, leaving);
      if (!leaving) return;
      leaving.end();
      instance.hasEnded = false;
      refuse(instance.placement.host, () => {});
    },
  };
}
