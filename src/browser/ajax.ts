import { type Answer, type Expected, type Failure, isNonceRefusal, parseResponse } from "./answer.ts";
import { startDeadline } from "./deadline.ts";
import { safeUrl } from "./safe-url.ts";

export type { Answer } from "./answer.ts";

/** A nonce in the body (of a GET: in the query), and how to get a fresh one. */
export interface Nonce {
  field: string;
  value: string;
  /** A fresh nonce; null when there is none. */
  refresh(): Promise<string | null>;
}

/** A call to the server. */
export interface RequestOptions {
  /** Absolute or relative; of the page's own origin or a listed host. */
  url: string;
  method: "GET" | "POST";
  /** For a GET its texts become part of the query. A list of values repeats its key, which is sent as it is (`ids[]`). */
  body?: FormData | URLSearchParams | Readonly<Record<string, string | readonly string[]>> | undefined;
  expects: Expected;
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
  /** The call changes something: it is sent again only if the server surely did nothing the first time. */
  hasEffect?: boolean | undefined;
  nonce?: Nonce | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Hosts allowed beside the page's own. */
  hosts?: readonly string[] | undefined;
}

/**
 * Calls the server. Never rejects: a failure is an answer too. When the nonce is refused it is refreshed and the
 * call repeated once; nothing else is ever repeated. A call ends silently (`aborted`) when the visitor leaves.
 * The data of a good answer still has to pass a schema: T is what the caller hopes for.
 */
export async function request<T>(options: RequestOptions): Promise<Answer<T>> {
  const { nonce, hasEffect, signal } = options;
  const answer = await send(options, nonce?.value);
  if (answer.ok || answer.reason !== "nonce" || !nonce) return answer as Answer<T>;
  if (hasEffect && !isNonceRefusal(answer.text ?? "")) return answer;
  const fresh = await nonce.refresh().catch(() => null);
  if (signal?.aborted) return { ok: false, reason: "aborted" };
  return fresh === null ? answer : ((await send(options, fresh)) as Answer<T>);
}

async function send(options: RequestOptions, nonce: string | undefined): Promise<Answer<unknown>> {
  const { expects, timeoutMs = 30_000 } = options;
  const address = safeUrl(options.url, "request", { hosts: options.hosts });
  if (address === null) return { ok: false, reason: "refused" };
  const deadline = startDeadline(timeoutMs, options.signal);
  try {
    deadline.signal.throwIfAborted();
    const { url, init } = prepare(address, options, nonce);
    const response = await fetch(url, { ...init, signal: deadline.signal });
    const answer = parseResponse(response.status, await response.text(), expects);
    return answer.ok ? answer : { ...answer, ...waitOf(response) };
  } catch {
    return { ok: false, reason: deadline.reason() ?? "network" };
  } finally {
    deadline.clear();
  }
}

function prepare(
  address: string,
  { method, body, nonce, headers }: RequestOptions,
  value: string | undefined,
) {
  const url = new URL(address);
  const content = copyOf(body);
  if (nonce && value !== undefined) content.set(nonce.field, value);
  const sent = new Headers({ Accept: "application/json, text/html;q=0.9, */*;q=0.8" });
  // How WordPress tells a script's call from a visit. To other origins it would cost a preflight.
  if (url.origin === location.origin) sent.set("X-Requested-With", "XMLHttpRequest");
  for (const [name, text] of Object.entries(headers ?? {})) sent.set(name, text);
  if (method === "POST") return { url: url.href, init: { method, headers: sent, body: content } };
  for (const [key, text] of content) append(url.searchParams, key, text);
  return { url: url.href, init: { method, headers: sent } };
}

/** A body of our own, so that a fresh nonce does not change the caller's. */
function copyOf(body: RequestOptions["body"]): FormData | URLSearchParams {
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
function waitOf(response: Response): Pick<Failure, "retryAfterSeconds"> {
  const text = response.headers.get("Retry-After");
  if (!text) return {};
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return seconds >= 0 ? { retryAfterSeconds: seconds } : {};
}
