import { writeEntry } from "#browser/history-entries.ts";
import { isRecord } from "#runtime/parse-json.ts";

/** In the state of the history entry that is made when a lightbox opens. */
const STATE_KEY = "islet_lightbox";

const entryState = (): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state;
  return isRecord(state) ? state : {};
};

const isOurs = () => entryState()[STATE_KEY] === true;

/** Whether the browser is still on its way back from such an entry. */
let isLeaving = false;

function leave() {
  if (!isOurs()) return;
  isLeaving = true;
  const end = () => {
    isLeaving = false;
  };
  addEventListener("popstate", end, { once: true });
  history.back();
}

/**
 * Makes a history entry with what lists remember in the present one, so that the browser's Back calls `close` and stays on
 * the page. The entry goes when the signal aborts.
 */
export function addHistoryEntry(close: () => void, signal: AbortSignal): void {
  function enter() {
    // The visitor may have reloaded the page in such an entry.
    if (!isOurs() && !writeEntry("pushState", { ...entryState(), [STATE_KEY]: true })) return;
    const goBack = () => {
      if (!isOurs()) close();
    };
    addEventListener("popstate", goBack, { signal });
    signal.addEventListener("abort", leave);
  }
  if (isLeaving) addEventListener("popstate", enter, { once: true, signal });
  else enter();
}
