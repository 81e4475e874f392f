import { hasIntegrity } from "./has-integrity.ts";

/** One way to get a file: as a module, or as a stylesheet. */
export type Fetch = (url: string) => Promise<unknown>;

export type ChunkErrorType = "missing" | "timeout" | "error" | "policy";

/** Code or styles that did not arrive, as the entry knows them; the sentences make an error of it. */
export interface ChunkFailure {
  readonly type: ChunkErrorType;
  /** The requested URL. */
  readonly request: string;
  /** The browser's error. */
  readonly cause?: unknown;
  /** The directive of the page's policy that refuses it. */
  readonly directive?: string | undefined;
}

/** Code that did not arrive. */
export type ChunkLoadError = Error & ChunkFailure;

/** The error of code that has arrived and failed as it started, if this is one. */
export function startErrorOf(error: unknown): Error | undefined {
  const isLoadError = error instanceof Error && error.name === "ChunkLoadError";
  const reason = isLoadError ? error.cause : error;
  const isOfLoading =
    !(reason instanceof Error) || isRefusedModule(reason) || reason.message.startsWith("Loading chunk");
  return isOfLoading || reason instanceof SyntaxError ? undefined : reason;
}

/** Whether code did not fit to the code that loads it: cut short, or of another build. */
export const isUnfit = (error: unknown): boolean =>
  error instanceof Error && (error.cause ?? error) instanceof SyntaxError;

/** Makes an error whose message names chunk, kind and address. */
function chunkLoadError({ type, request, cause, directive }: ChunkFailure): ChunkLoadError {
  const chunk = request.replace(/.*\/|\.\w+$/g, "");
  const error = new Error(`Loading chunk ${chunk} failed.\n(${type}: ${request})`, { cause });
  return Object.assign(error, { name: "ChunkLoadError", type, request, directive });
}

/** Code or styles that the page's policy has refused, if it did. */
export const refusedByPolicy = (error: unknown): ChunkFailure | undefined =>
  error instanceof Error && (error as ChunkLoadError).directive ? (error as ChunkLoadError) : undefined;

const isEvent = (error: unknown): error is Event => "composedPath" in Object(error);

/** Makes a ChunkLoadError of what the entry reports: a failure, or the browser's error if no second try was possible. */
export function asChunkError(error: unknown): unknown {
  if (error instanceof Error && error.name === "ChunkLoadError") return error;
  if (isEvent(error))
    return chunkLoadError({ type: "error", request: (error.target as HTMLLinkElement).href, cause: error });
  const request = error instanceof TypeError && /http\S+/.exec(error.message)?.[0];
  if (request) return chunkLoadError({ type: "error", request, cause: error });
  return error instanceof Error ? error : chunkLoadError(error as ChunkFailure);
}

/** Whether a browser could not import a module, in the words of Chromium and Firefox or of WebKit. */
export const isRefusedModule = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|Importing a module script/.test(error.message);

/**
 * Fetches every file past the cache, which replaces a broken copy and shows which file is missing; then loads the first
 * once more. Rejects with a ChunkLoadError.
 */
export async function retryChunk(urls: readonly string[], cause: unknown, again: Fetch): Promise<unknown> {
  let missing = "";
  const check = async (url: string) => {
    const { ok } = await fetch(url, { cache: "reload" });
    if (!ok) missing ||= url;
  };
  await Promise.allSettled(urls.map(check));
  const url = urls[0] as string;
  const policy = watchPolicy();
  try {
    // Other files import it by this URL: a second copy beside it would have a state of its own.
    return await again(url).catch((error: unknown) => {
      // The browser keeps a module that arrived cut short under its URL, so another URL is used; but not where the page
      // says which bytes this one must have: those of the other nobody would check.
      if (missing || hasIntegrity(url)) throw error;
      return again(`${url}?retry`);
    });
  } catch {
    const directive = await policy.refusalOf(url);
    const type = missing ? "missing" : directive ? "policy" : "error";
    throw chunkLoadError({ type, request: missing || url, cause, directive });
  } finally {
    policy.end();
  }
}

/** Hears what the page's policy refuses, until it ends. */
function watchPolicy() {
  const refused = new Map<string, string>();
  const hear = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) =>
    refused.set(blockedURI.replace(/\?retry$/, ""), effectiveDirective);
  document.addEventListener("securitypolicyviolation", hear);
  return {
    async refusalOf(url: string) {
      // The browser reports it after the failure.
      await new Promise((resolve) => setTimeout(resolve));
      return refused.get(url);
    },
    end: () => document.removeEventListener("securitypolicyviolation", hear),
  };
}
