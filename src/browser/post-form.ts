import { type Answer, parseResponse } from "./answer.ts";
import { startDeadline } from "./deadline.ts";
import { safeUrl } from "./safe-url.ts";

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
}

/** The server's answer, and in a failure the words of its status line, which newer protocols leave out. */
export type PostAnswer = Answer<unknown> & { readonly statusText?: string };

/**
 * Sends a form once and reads a JSON answer; unlike `request` it tells how much has been sent, and files may take as long as
 * they move. Never rejects: a failure is an answer too, and leaving the page gives `aborted`.
 */
export function postForm({ url, body, signal, hosts, timeoutMs = 30_000, onProgress }: FormPost) {
  const address = safeUrl(url, "request", { hosts });
  if (address === null) return Promise.resolve<PostAnswer>({ ok: false, reason: "refused" });
  const call = new XMLHttpRequest();
  return new Promise<PostAnswer>((resolve) => {
    let deadline = startDeadline(timeoutMs, signal);
    const end = (answer: PostAnswer) => {
      deadline.clear();
      resolve(answer);
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
      end({ ...parseResponse(call.status, call.responseText, "json"), statusText: call.statusText }),
    );
    call.open("POST", address);
    call.setRequestHeader("Accept", "application/json, */*;q=0.8");
    // WordPress recognises scripts by this header. To other origins it would cost a preflight.
    if (new URL(address).origin === location.origin)
      call.setRequestHeader("X-Requested-With", "XMLHttpRequest");
    if (deadline.signal.aborted) end({ ok: false, reason: "aborted" });
    else call.send(body);
  });
}
