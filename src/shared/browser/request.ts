import { startDeadline } from "./deadline.ts";
import {
  type Expected,
  type Failure,
  isNonceRefusal,
  parseResponse,
  type ServerResponse,
} from "./response.ts";
import { safeUrl } from "./safe-url.ts";

export type { ServerResponse } from "./response.ts";

/** A nonce for the body, or for the query of a GET. */
export interface Nonce {
  field: string;
  value: string;
  /** Returns a fresh nonce; null if there is none. */
  refresh(): Promise<string | null>;
}

/** A call to the server. */
export interface RequestOptions {
  /** Absolute or relative; on the page's origin or a host of `hosts`. */
  url: string;
  method: "GET" | "POST";
  /**
   * A GET sends its texts in the query. A list of values repeats its key, which is sent unchanged (`ids[]`). A text is
   * the body of a POST as it is; `headers` name its type.
   */
  body?:
    | string
    | FormData
    | URLSearchParams
    | Readonly<Record<string, string | readonly string[]>>
    | undefined;
  expects: Expected;
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
  /** The call changes something, so it is repeated only if the server certainly did nothing. */
  hasEffect?: boolean | undefined;
  nonce?: Nonce | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Allowed hosts other than the page's. */
  hosts?: readonly string[] | undefined;
  /** Gets the headers of an answer. */
  readHeaders?: ((headers: Headers) => void) | undefined;
}

/**
 * Calls the server. Never rejects: a failure is an answer too, and leaving the page gives `aborted`. If the server
 * refuses the nonce, the call is repeated once with a fresh one. T is not checked: pass the data through a schema.
 */
export async function request<T>(options: RequestOptions): Promise<ServerResponse<T>> {
  const { nonce, hasEffect, signal } = options;
  const response = await send(options, nonce?.value);
  if (response.ok || response.reason !== "nonce" || !nonce) return response as ServerResponse<T>;
  if (hasEffect && !isNonceRefusal(response.text ?? "")) return response;
  const newNonce = await nonce.refresh().catch(() => null);
  if (signal?.aborted) return { ok: false, reason: "aborted" };
  return newNonce === null ? response : ((await send(options, newNonce)) as ServerResponse<T>);
}

async function send(options: RequestOptions, nonce: string | undefined): Promise<ServerResponse<unknown>> {
  const { expects, timeoutMs = 30_000 } = options;
  const address = safeUrl(options.url, "request", { hosts: options.hosts });
  if (address === null) return { ok: false, reason: "refused" };
  const deadline = startDeadline(timeoutMs, options.signal);
  try {
    deadline.signal.throwIfAborted();
    const { url, init } = prepare(address, options, nonce);
    const response = await fetch(url, { ...init, signal: deadline.signal });
    if (safeUrl(response.url || url, "request", { hosts: options.hosts }) === null)
      return { ok: false, reason: "refused" };
    options.readHeaders?.(response.headers);
    const parsed = parseResponse(response.status, await response.text(), expects);
    return parsed.ok ? parsed : { ...parsed, ...retryAfter(response) };
  } catch {
    return { ok: false, reason: deadline.reason() ?? "network" };
  } finally {
    deadline.clear();
  }
}

function prepare(
  address: string,
  { method, body, nonce, headers }: RequestOptions,
  nonceValue: string | undefined,
) {
  const url = new URL(address);
  const content = copyBody(typeof body === "string" ? undefined : body);
  if (nonce && nonceValue !== undefined) content.set(nonce.field, nonceValue);
  const requestHeaders = new Headers({ Accept: "application/json, text/html;q=0.9, */*;q=0.8" });
  // WordPress recognises scripts by this header. To other origins it would cost a preflight.
  if (url.origin === location.origin) requestHeaders.set("X-Requested-With", "XMLHttpRequest");
  for (const [name, text] of Object.entries(headers ?? {})) requestHeaders.set(name, text);
  if (method === "POST")
    return {
      url: url.href,
      init: { method, headers: requestHeaders, body: typeof body === "string" ? body : content },
    };
  for (const [key, text] of content) append(url.searchParams, key, text);
  return { url: url.href, init: { method, headers: requestHeaders } };
}

/** Copies the body, so that a fresh nonce does not change the caller's. */
function copyBody(body: Exclude<RequestOptions["body"], string>): FormData | URLSearchParams {
  const copy = body instanceof FormData ? new FormData() : new URLSearchParams();
  const entries =
    body instanceof FormData || body instanceof URLSearchParams ? body : Object.entries(body ?? {});
  for (const [key, value] of entries) for (const item of [value].flat()) append(copy, key, item);
  return copy;
}

function append(copy: FormData | URLSearchParams, key: string, value: string | File): void {
  if (typeof value === "string") copy.append(key, value);
  else if (copy instanceof FormData) copy.append(key, value);
}

/** `Retry-After` holds seconds or a date. */
function retryAfter(response: Response): Pick<Failure, "retryAfterSeconds"> {
  const text = response.headers.get("Retry-After");
  if (!text) return {};
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return seconds >= 0 ? { retryAfterSeconds: seconds } : {};
}
