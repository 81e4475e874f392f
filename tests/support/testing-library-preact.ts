import { configure } from "@testing-library/dom";
import { flushSync } from "../../src/shared/engine/preact-schedule.ts";

export { fireEvent, screen, within } from "@testing-library/dom";

/** Runs a function, and waits until everything that it changes is drawn. */
export async function act(change: () => Promise<void> | void): Promise<void> {
  await change();
  flushSync(() => {});
}

configure({
  eventWrapper: flushSync,
  asyncWrapper: async (run) => {
    const result = await run();
    flushSync(() => {});
    return result;
  },
  unstable_advanceTimersWrapper: flushSync,
});
