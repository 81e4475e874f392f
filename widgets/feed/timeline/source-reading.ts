import { safeUrl } from "#browser/safe-url.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { FeedItem } from "../feed-item.ts";
import type { Source } from "../settings.ts";
import { webAddress } from "../web-address.ts";
import { fetchText } from "./fetch-text.ts";
import { firstAddress } from "./first-address.ts";
import { readSource } from "./read-source.ts";

/** What reading a source needs of its widget's context. */
export type ReadingContext = Pick<WidgetContext, "page" | "signal" | "after" | "warn" | "inform">;

/** A source, and how far it has been read. */
export interface Reading {
  /** Whether there is a next page. */
  hasMore(): boolean;
  /** The oldest date so far, in ms since 1970: what comes next is older. */
  oldest(): number;
  hasFailed(): boolean;
  /** Lets a source that has failed be asked again. */
  retry(): void;
  /** Fetches the next page; no items if that fails. */
  read(): Promise<readonly FeedItem[]>;
}

/** Reads a source page by page. What is wrong with it is told once, in one sentence. */
export function createReading(source: Source, index: number, context: ReadingContext): Reading {
  const { page, signal, warn, inform } = context;
  const name = `settings.sources[${index}] (${source.address.slice(0, 200)})`;
  let next = firstAddress(source);
  let oldest = Number.POSITIVE_INFINITY;
  let hasFailed = false;
  let isTold = false;

  function tell(problems: readonly string[], consequence: string) {
    // What was being read when the widget ended is no problem.
    if (problems.length === 0 || isTold || signal.aborted) return;
    isTold = true;
    warn(`${name} ${problems.join("; it ")}; ${consequence}`);
  }

  const isAllowed = (address: string) => safeUrl(address, "request", { hosts: page.allowedHosts }) !== null;

  /** Pictures load as soon as they are seen, from hosts that the page allows. */
  function withAllowedPicture(item: FeedItem): FeedItem {
    if (!item.picture || isAllowed(item.picture.src)) return item;
    const { host } = new URL(item.picture.src);
    tell(
      [`has pictures on ${host}, which allowed_hosts of #islet-config does not name`],
      "they are left out",
    );
    return { ...item, picture: undefined };
  }

  if (next === undefined) tell(["must be an address of http or https"], "it is left out");
  return {
    hasMore: () => next !== undefined,
    oldest: () => oldest,
    hasFailed: () => hasFailed,
    retry() {
      hasFailed = false;
    },
    async read() {
      const address = next ?? "";
      if (!isAllowed(address)) {
        const { host } = new URL(address);
        inform(`${name} is not fetched, because allowed_hosts of #islet-config does not name ${host}`);
        next = undefined;
        return [];
      }
      const fetched = await fetchText(address, context);
      const parsed = typeof fetched === "string" ? fetched : readSource(source.kind, fetched);
      if (typeof parsed === "string") {
        hasFailed = true;
        tell([parsed], "its items are missing");
        return [];
      }
      tell(parsed.problems, "the rest is shown");
      const following = webAddress(parsed.next, address);
      next = following && following !== address ? following : undefined;
      // An account, whose posts come next, has none itself.
      if (parsed.items.length > 0) oldest = Math.min(...parsed.items.map(({ date }) => date ?? 0));
      return parsed.items.map(withAllowedPicture);
    },
  };
}
