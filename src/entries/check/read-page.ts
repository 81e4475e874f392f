import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** A page's HTML as a visitor gets it. */
export interface ReadPage {
  /** After redirects; of a file, where it is on the site, else its own address. */
  readonly url: string;
  readonly html: string;
  /** The values of its `Content-Security-Policy` headers; of a file there are none. */
  readonly policies: readonly string[];
}

/** Node's own: a page that is open brings others under these names. */
const node = { fetch: globalThis.fetch, AbortSignal: globalThis.AbortSignal };

/** In ms. */
const TIME_LIMIT = 30_000;
/** In bytes. */
const MAX_BYTES = 10_000_000;

/** @throws a sentence, if there is no page to read */
export async function fetchPage(address: string): Promise<ReadPage> {
  const { response, bytes } = await fetchBytes(address, MAX_BYTES);
  const type = response.headers.get("content-type") ?? "no type";
  if (!/\bhtml\b/.test(type)) throw new Error(`${address} is no HTML page but ${type}.`);
  const policy = response.headers.get("content-security-policy");
  return {
    url: response.url,
    html: new TextDecoder(charsetOf(type)).decode(bytes),
    policies: policy ? [policy] : [],
  };
}

/**
 * @param address where the file is on the site
 * @throws a sentence, if there is no such file
 */
export function readPageFile(path: string, address = pathToFileURL(resolve(path)).href): ReadPage {
  try {
    return { url: address, html: readFileSync(path, "utf8"), policies: [] };
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Fetches a file of the page.
 * @param most bytes that are read
 * @throws a sentence, if it does not arrive whole and in time
 */
export async function fetchBytes(address: string, most: number) {
  const response = await node
    .fetch(address, { signal: node.AbortSignal.timeout(TIME_LIMIT) })
    .catch((error: unknown) => {
      const { message, cause } = error as Error;
      throw new Error(`${address} does not answer: ${cause instanceof Error ? cause.message : message}.`);
    });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  const parts: Uint8Array[] = [];
  let count = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    count += part.length;
    if (count > most) throw new Error(`${address} has more than ${most / 1_000_000} MB.`);
  }
  return { response, bytes: Buffer.concat(parts) };
}

function charsetOf(type: string): string {
  const [, charset = "utf-8"] = /charset="?([\w-]+)/i.exec(type) ?? [];
  try {
    return new TextDecoder(charset).encoding;
  } catch {
    return "utf-8";
  }
}
