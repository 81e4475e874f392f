import { ATTRIBUTE, type Placement, placementsOf } from "../markup.ts";
import { isElementNode, isHtml } from "../node-type.ts";
import { queryWithin } from "../query.ts";

interface ScannerOptions {
  /** Gets all placements of an element: when it appears and when its attributes change; none when it has left the document. */
  readonly setPlacements: (host: HTMLElement, placements: readonly Placement[]) => void;
}

/** Finds the hosts in a root, itself included, with their placements. */
export type Find = (root: ParentNode) => Map<HTMLElement, Placement[]>;

export interface Scanner {
  start(): void;
  stop(): void;
  /** Finds the hosts in `root`, itself included. */
  scan(root: ParentNode): void;
  /** Finds by what `extend` makes of the search so far, from now on and at once in the whole document. */
  lookWith(extend: (find: Find) => Find): void;
}

/** A marker, or an element that had one. */
const HOST = `[${ATTRIBUTE.widget}],[${ATTRIBUTE.state}]`;

const findMarkers: Find = (root) =>
  new Map(
    queryWithin(root, HOST)
      .filter(isHtml)
      .map((host) => [host, placementsOf(host)]),
  );

/** Finds hosts now and in every later change of the page. */
export function createScanner({ setPlacements }: ScannerOptions): Scanner {
  let find: Find = findMarkers;
  /** Before a host was found, no removed node can hold one. */
  let found = 0;
  const observer = new MutationObserver(follow);

  function scan(root: ParentNode) {
    const hosts = find(root);
    found ||= hosts.size;
    for (const [host, placements] of hosts) setPlacements(host, placements);
  }

  /** Records come after the change: a moved node is connected, and finding a host twice does nothing. */
  function follow(records: readonly MutationRecord[]) {
    for (const { target, type, removedNodes, addedNodes } of records) {
      for (const node of found ? removedNodes : [])
        if (isElementNode(node))
          for (const host of queryWithin(node, HOST))
            if (!host.isConnected) setPlacements(host as HTMLElement, []);
      for (const node of type === "attributes" ? [target] : addedNodes)
        if (isElementNode(node) && node.isConnected) scan(node);
    }
  }

  return {
    scan,
    start() {
      scan(document);
      observer.observe(document, {
        childList: true,
        subtree: true,
        attributeFilter: [ATTRIBUTE.widget, ATTRIBUTE.settings],
      });
    },
    stop: () => observer.disconnect(),
    lookWith(extend) {
      find = extend(find);
      scan(document);
    },
  };
}
