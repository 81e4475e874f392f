/** How long to wait for the page to be shown again. */
const LEAVE_LIMIT_MS = 10_000;

/** Waits for an event of the window. */
export const until = (event: string): Promise<unknown> =>
  new Promise((resolve) => addEventListener(event, resolve, { once: true }));

/**
 * Loads again what failed because the visitor was leaving: from the press on a link on, browsers cancel or refuse the files
 * of the page, and may show the same page again later. Listens only meanwhile: Firefox keeps no page that listens.
 */
export async function whileShown<Result>(load: () => Promise<Result>): Promise<Result> {
  let shown: Promise<unknown> | undefined;
  const leave = () => {
    shown = Promise.race([until("pageshow"), new Promise((resolve) => setTimeout(resolve, LEAVE_LIMIT_MS))]);
  };
  addEventListener("beforeunload", leave);
  try {
    return await load();
  } catch (error) {
    if (!shown) throw error;
    await shown;
  } finally {
    removeEventListener("beforeunload", leave);
  }
  return whileShown(load);
}
