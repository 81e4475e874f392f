import { ATTRIBUTE, type Placement, placementsOf } from "../markup.ts";
import { within } from "../query.ts";

interface ScannerOptions {
  /** All placements of an element: when it appears, whenever its attributes change, and none when it has left the document. */
  readonly setPlacements: (host: HTMLElement, placements: readonly Placement[]) => void;
}

/** Finds placements that no attribute tells: by the markers of the page configuration. */
export type Finder = (root: ParentNode) => Iterable<Placement>;

export interface Scanner {
  start(): void;
  stop(): void;
  /** Looks at `root` and everything in it. */
  scan(root: ParentNode): void;
  /** From now on looks with this finder, too, the whole document first. */
  lookWith(finder: Finder): void;
}

/** A marker, or an element that had one. */
const HOST = `[${ATTRIBUTE.widget}],[${ATTRIBUTE.state}]`;

/** Finds hosts now, and follows the page afterwards (clauses runtime.1, runtime.5). */
export function createScanner({ setPlacements }: ScannerOptions): Scanner {
  let alsoFind: Finder = () => [];
  const observer = new MutationObserver(follow);

  function scan(root: ParentNode) {
    const hosts = new Map<HTMLElement, Placement[]>();
    for (const host of within(root, HOST))
      if (host instanceof HTMLElement) hosts.set(host, placementsOf(host));
    for (const one of alsoFind(root))
      hosts.set(one.host, [...(hosts.get(one.host) ?? placementsOf(one.host)), one]);
    for (const [host, placements] of hosts) setPlacements(host, placements);
  }

  /** By now every node is where it is: one that has moved is connected, and finding a host twice does nothing. */
  function follow(records: readonly MutationRecord[]) {
    for (const { target, type, removedNodes, addedNodes } of records) {
      for (const node of removedNodes)
        if (node instanceof Element)
          for (const host of within(node, HOST))
            if (!host.isConnected) setPlacements(host as HTMLElement, []);
      for (const node of type === "attributes" ? [target] : addedNodes)
        if (node instanceof Element && node.isConnected) scan(node);
    }
  }

  return {
    scan,
    start() {
      observer.observe(document, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: [ATTRIBUTE.widget, ATTRIBUTE.settings],
      });
      scan(document);
    },
    stop: () => observer.disconnect(),
    lookWith(finder) {
      alsoFind = finder;
      scan(document);
    },
  };
}
