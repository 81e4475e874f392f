import { startDeadline } from "#browser/deadline.ts";
import { parseResponse, type ServerResponse } from "#browser/response.ts";
import { safeUrl } from "#browser/safe-url.ts";

/** A form on its way to the server. */
export interface FormPost {
  /** Absolute or relative; on the page's origin or a host of `hosts`. */
  readonly url: string;
  readonly body: FormData | URLSearchParams;
  readonly signal: AbortSignal;
  /** Allowed hosts other than the page's. */
  readonly hosts?: readonly string[];
  /** How long nothing may move: neither what is sent nor an answer. 30 s by default. */
  readonly timeoutMs?: number;
  /** Told how much has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Sends no header that only scripts can send: a form may name any address of the site, also one that trusts that header. */
  readonly isPlain?: boolean;
}

/**
 * The server's answer, in a failure the words of its status line, which newer protocols leave out, and where a redirect has
 * led.
 */
export type PostResponse = ServerResponse<unknown> & {
  readonly statusText?: string;
  readonly redirect?: string;
};

/** Where the answer is from, if that is not where the form went. */
const redirectOf = (address: string, finalAddress: string) =>
  finalAddress && finalAddress !== address.replace(/#.*/, "") ? { redirect: finalAddress } : {};

/**
 * Sends a form once and reads a JSON answer; unlike `request` it reports how much has been sent, and files may take as long as
 * they move. Never rejects: a failure is an answer too, and leaving the page gives `aborted`.
 */
export function postForm({
  url,
  body,
  signal,
  hosts,
  timeoutMs = 30_000,
  onProgress,
  isPlain = false,
}: FormPost) {
  const address = safeUrl(url, "request", { hosts });
  if (address === null) return Promise.resolve<PostResponse>({ ok: false, reason: "refused" });
  const call = new XMLHttpRequest();
  return new Promise<PostResponse>((resolve) => {
    let deadline = startDeadline(timeoutMs, signal);
    const end = (response: PostResponse) => {
      deadline.clear();
      resolve(response);
    };
    const watch = () =>
      deadline.signal.addEventListener("abort", () => {
        end({ ok: false, reason: deadline.reason() ?? "aborted" });
        call.abort();
      });
    const extend = ({ loaded, total }: ProgressEvent) => {
      if (deadline.signal.aborted) return;
      deadline.clear();
      deadline = startDeadline(timeoutMs, signal);
      watch();
      if (total > 0) onProgress?.(loaded / total);
    };
    watch();
    call.upload.addEventListener("progress", extend);
    call.addEventListener("error", () => end({ ok: false, reason: "network" }));
    call.addEventListener("load", () =>
      end({
        ...parseResponse(call.status, call.responseText, "json"),
        statusText: call.statusText,
        ...redirectOf(address, call.responseURL),
      }),
    );
    call.open("POST", address);
    call.setRequestHeader("Accept", "application/json, */*;q=0.8");
    // WordPress recognises scripts by this header. To other origins it would cost a preflight.
    if (!isPlain && new URL(address).origin === location.origin)
      call.setRequestHeader("X-Requested-With", "XMLHttpRequest");
    if (deadline.signal.aborted) end({ ok: false, reason: "aborted" });
    else call.send(body);
  });
}
