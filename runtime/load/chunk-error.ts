/** One way to get a file: as a module, or as a stylesheet. */
export type Fetch = (url: string) => Promise<unknown>;

export type ChunkErrorType = "missing" | "timeout" | "error";

/** What the entry knows of code or styles that did not arrive: the words come with the sentences. */
export interface ChunkFailure {
  readonly type: ChunkErrorType;
  /** The URL that was asked for. */
  readonly request: string;
  /** What the browser said. */
  readonly cause?: unknown;
}

/** Code that did not arrive (clause runtime.6; reference: content 1.9). */
export type ChunkLoadError = Error & ChunkFailure;

/** Makes of a failure the error that whoever asked for the code gets; its message names chunk, kind and address. */
function chunkLoadError({ type, request, cause }: ChunkFailure): ChunkLoadError {
  const chunk = request.replace(/.*\/|\.\w+$/g, "");
  const error = new Error(`Loading chunk ${chunk} failed.\n(${type}: ${request})`, { cause });
  return Object.assign(error, { name: "ChunkLoadError", type, request });
}

/** What the entry told, in words: a ChunkLoadError already, what it knows, or what the browser said where no second try was possible. */
export function asChunkError(error: unknown): unknown {
  if (error instanceof Error && error.name === "ChunkLoadError") return error;
  if (error instanceof Event)
    return chunkLoadError({ type: "error", request: (error.target as HTMLLinkElement).href, cause: error });
  if (error instanceof TypeError)
    return chunkLoadError({
      type: "error",
      request: /http\S+/.exec(error.message)?.[0] ?? "",
      cause: error,
    });
  return error instanceof Error ? error : chunkLoadError(error as ChunkFailure);
}

/**
 * Asks for every file past the cache, which mends a poisoned one and tells which is missing, then for the first once
 * more; rejects with a ChunkLoadError.
 */
export async function retryChunk(urls: readonly string[], cause: unknown, again: Fetch): Promise<unknown> {
  let missing = "";
  const check = async (url: string) => {
    const { ok } = await fetch(url, { cache: "reload" });
    if (!ok) missing ||= url;
  };
  await Promise.allSettled(urls.map(check));
  const url = urls[0] as string;
  // A file that arrived cut short stays broken under its own URL, so it is asked for by another.
  return again(`${url}?retry`).catch(() => {
    throw chunkLoadError({ type: missing ? "missing" : "error", request: missing || url, cause });
  });
}
