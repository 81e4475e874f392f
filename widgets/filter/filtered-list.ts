import { addStyles } from "#content/paging/add-styles.ts";
import { announceItems } from "#content/paging/append-pages.ts";
import { counterpartOf } from "#content/paging/find-counterpart.ts";
import { createListStatus } from "#content/paging/list-status.ts";
import { rememberInNewEntry } from "#content/paging/page-memory.ts";
import type { PagedList } from "#content/paging/paged-list.ts";
import { addRetryButton } from "#content/paging/retry-button.ts";
import { replaceNodes } from "#content/paging/run-on-list.ts";
import { swapItems } from "#content/paging/swap-items.ts";
import type { ListNodes } from "./list-nodes.ts";
import { followersOf, isFollowed, readList } from "./read-list.ts";
import type { Choice } from "./refresh-list.ts";

/** A list that shows what the server prints for an address. */
export interface FilteredList {
  /**
   * Shows what the server prints for an address; if another one is asked for meanwhile, only that. A page that fails
   * leaves the list as it is, and gets a button that tries again.
   * @param isNew whether the address becomes a history entry once the list shows it
   * @param choice missing if every server reads it from the address
   */
  show(address: string, isNew: boolean, choice?: Choice): Promise<void>;
}

const lists = new WeakMap<Element, FilteredList & { readonly parameters: Set<string> }>();

/**
 * The list of a widget's element, one for all filters of it; it ends with the first of them.
 * @param parameter the field of the query by which this filter chooses
 */
export function filteredList(paged: PagedList, parameter: string): FilteredList {
  const { host, context } = paged;
  const known = lists.get(host);
  if (known) {
    known.parameters.add(parameter);
    return known;
  }
  const parameters = new Set([parameter]);
  const created = { ...createFilteredList({ ...paged, parameters }), parameters };
  lists.set(host, created);
  context.signal.addEventListener("abort", () => lists.delete(host));
  return created;
}

/** Replaces the nodes of a list; what the server printed comes back in the end. */
function createSwap(paged: PagedList, isOwn: (node: Node) => boolean) {
  const { list } = paged;
  const followers = () => followersOf(list).filter((node) => !isOwn(node));
  const printed = { nodes: [...list.childNodes], followers: followers() };
  const swapFollowers = (nodes: readonly Node[]) => {
    for (const node of followers()) node.remove();
    (list.parentNode as Element).append(...nodes);
  };
  return {
    swap(nodes: ListNodes) {
      swapItems(paged, nodes.items);
      swapFollowers(nodes.followers);
    },
    putBack() {
      list.replaceChildren(...printed.nodes);
      swapFollowers(printed.followers);
    },
  };
}

function createFilteredList(paged: PagedList): FilteredList {
  const { host, key, context } = paged;
  const { signal, guard } = context;
  const find = counterpartOf(paged);
  const isLast = !isFollowed(host);
  const status = createListStatus(paged);
  let swapping: ReturnType<typeof createSwap> | undefined;
  let removeRetry = () => {};
  let latest = 0;
  signal.addEventListener("abort", () => {
    const { putBack } = swapping ?? {};
    if (putBack) replaceNodes(host, putBack);
  });

  function fail(again: () => Promise<void>) {
    status.fail();
    removeRetry = addRetryButton(paged, status, () => guard(again));
  }

  async function show(address: string, isNew: boolean, choice?: Choice): Promise<void> {
    const call = ++latest;
    removeRetry();
    status.load(true);
    const reading = readList(address, { paged, find, isLast, choice });
    guard(() => reading);
    const read = await reading.catch(() => "failed" as const);
    if (call !== latest || signal.aborted) return;
    if (read === "aborted") return status.rest();
    if (read === "failed") return fail(() => show(address, isNew, choice));
    addStyles(read.styles, signal);
    replaceNodes(host, () => {
      swapping ??= createSwap(paged, (node) => node === status.element);
      swapping.swap(read);
      if (isNew) rememberInNewEntry(key, address, undefined);
    });
    announceItems(paged);
    status.found(read.items.length);
  }

  return { show };
}
