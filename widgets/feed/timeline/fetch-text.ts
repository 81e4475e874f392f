import { safeUrl } from "#browser/safe-url.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** No feed needs more; some never end. */
const MAX_BYTES = 2_000_000;
const TIMEOUT_MS = 15_000;

/** The text at an address. */
export interface FetchedText {
  readonly text: string;
  /** Whether more would have come. */
  readonly isCut: boolean;
  /** Where it came from in the end. */
  readonly address: string;
}

type FetchContext = Pick<WidgetContext, "page" | "signal" | "after">;

/**
 * Fetches a text as somebody whom no server knows: without cookies, so that an address in an attribute does nothing in the
 * visitor's name. Reads so many bytes and so long at most, and takes what has come by then.
 * @returns the text, or why there is none, as the end of a sentence
 */
export async function fetchText(
  url: string,
  { page, signal, after }: FetchContext,
): Promise<FetchedText | string> {
  const hosts = page.allowedHosts;
  const ending = new AbortController();
  const end = () => ending.abort();
  const stopTimer = after(TIMEOUT_MS, end);
  signal.addEventListener("abort", end);
  try {
    const response = await fetch(url, { credentials: "omit", signal: ending.signal });
    const address = response.url || url;
    if (safeUrl(address, "request", { hosts }) === null)
      return "leads to a host that allowed_hosts does not name";
    // What stands beyond the last page of posts says so with a status of its own.
    if (!response.ok && response.status !== 400) return `answers with status ${response.status}`;
    return { ...(await readSome(response, ending.signal)), address };
  } catch {
    return ending.signal.aborted
      ? `does not answer within ${TIMEOUT_MS / 1_000} s`
      : "cannot be reached, or does not allow this site to read it";
  } finally {
    stopTimer();
    signal.removeEventListener("abort", end);
    end();
  }
}

async function readSome({ body }: Response, signal: AbortSignal): Promise<{ text: string; isCut: boolean }> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (!value || done) return { text: text + decoder.decode(), isCut: false };
      length += value.byteLength;
      text += decoder.decode(value, { stream: true });
      if (length > MAX_BYTES) return { text, isCut: true };
    }
  } catch (error) {
    if (!signal.aborted || text === "") throw error;
    return { text, isCut: true };
  }
}
