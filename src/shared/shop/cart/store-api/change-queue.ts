import { numbered } from "#dom/numbered.ts";
import type { Page } from "#runtime/page.ts";
import { type StoreChange, type StoreResult, sendChanges } from "./send-changes.ts";

/** The shop takes no more in one request. */
const MOST_CHANGES = 25;

/** A change that waits for its turn, or the place of one that another server gets. */
interface Waiting {
  readonly change: StoreChange | null;
  readonly endPending: () => void;
  settle(answer: QueueResponse): void;
}

/** What came of a change, and of all that went with it. */
export interface QueueResponse {
  readonly result: StoreResult;
  /** The same for all changes of a request: runs a job once for them. */
  readonly batch: object;
  /** Ends the pending counts of all changes of the request. */
  endPending(): void;
}

/** Changes of the cart in the order of the presses; those that wait together go in one request. */
export interface ChangeQueue {
  /** Takes a change at once. Call the result in its turn. */
  take(change: StoreChange, endPending: () => void): () => Promise<QueueResponse>;
  /** Keeps the place of a change of another server: what comes behind it is not sent before. Call the result in its turn. */
  holdPlace(): () => void;
}

export function createChangeQueue(page: Page): ChangeQueue {
  const waiting: Waiting[] = [];

  async function sendFirst() {
    const held = waiting.findIndex(({ change }) => !change);
    const together = waiting.splice(0, Math.min(MOST_CHANGES, held < 0 ? waiting.length : held));
    const results = await sendChanges(
      page,
      together.flatMap(({ change }) => change ?? []),
    );
    const endPending = () => together.forEach((one) => one.endPending());
    const batch = {};
    for (const [index, { settle }] of numbered(together)) {
      const result = results[index];
      if (result) settle({ result, batch, endPending });
    }
  }

  return {
    take(change, endPending) {
      let settle: Waiting["settle"] = () => {};
      const answer = new Promise<QueueResponse>((resolve) => (settle = resolve));
      const entry = { change, endPending, settle };
      waiting.push(entry);
      return async () => {
        if (waiting.includes(entry)) await sendFirst();
        return answer;
      };
    },
    holdPlace() {
      const entry = { change: null, endPending() {}, settle() {} };
      waiting.push(entry);
      return () => void waiting.splice(waiting.indexOf(entry), 1);
    },
  };
}
