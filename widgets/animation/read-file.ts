import { safeUrl } from "#browser/safe-url.ts";
import { isRecord } from "#runtime/parse-json.ts";
import { FileError } from "./file-error.ts";
import { refuseExcess } from "./refuse-excess.ts";

/** A file of an animation that may be drawn: without code, and without addresses that nobody has allowed. */
export interface AnimationFile {
  readonly layers: readonly unknown[];
  /** In px. */
  readonly w: number;
  readonly h: number;
  readonly assets?: readonly unknown[];
  readonly fonts?: { readonly list?: readonly FontProbes[] };
}

/** Elements that the player adds to measure a font. */
interface FontProbes {
  readonly monoCase?: { readonly parent: HTMLElement };
  readonly sansCase?: { readonly parent: HTMLElement };
}

interface FileOptions {
  /** Other hosts than the site's that the page configuration allows. */
  readonly hosts: readonly string[];
  readonly signal: AbortSignal;
}

const LARGEST_BYTES = 5_000_000;

/** Ids and classes would be the page's, too; fonts would be style sheets. */
const LEFT_OUT = new Set(["ln", "cl", "fPath", "fClass"]);

/** Numbers and lists under the same key are handles of curves. */
function checkValue(key: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (key === "x") throw new FileError("it has expressions, which are code");
  return LEFT_OUT.has(key) ? undefined : value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, checkValue);
  } catch (error) {
    throw error instanceof FileError ? error : new FileError("it is no JSON");
  }
}

/** A picture of the file, with its whole address in place of a part of it. Sounds are not played. */
function withAddress(asset: unknown, base: string, hosts: readonly string[]): unknown {
  if (!isRecord(asset) || Array.isArray(asset["layers"])) return asset;
  const { u, p, e, t, ...rest } = asset;
  if (t === 2) return { ...rest, t, p: "" };
  const path = String(p);
  const folder = typeof u === "string" && !e ? u : "";
  const isInside = /^data:/i.test(path);
  const url = isInside ? safeUrl(path, "image") : safeUrl(folder + path, "request", { base, hosts });
  if (!url)
    throw new FileError("a picture in it is on a host that allowed_hosts of #islet-config does not name");
  return { ...rest, p: url, e: 1 };
}

/**
 * What a text holds.
 * @param address of the file, in full
 * @throws if it is no animation, has expressions, pictures of other hosts, or too much to draw; the message is a part of a sentence
 */
export function parseFile(text: string, address: string, hosts: readonly string[]): AnimationFile {
  const file = parse(text);
  const isWhole = isRecord(file) && ["w", "h", "fr", "ip", "op"].every((key) => Number.isFinite(file[key]));
  if (!isWhole || !Array.isArray(file["layers"]) || !(Number(file["op"]) > Number(file["ip"])))
    throw new FileError("it is no Lottie file");
  refuseExcess(file);
  const assets: readonly unknown[] = Array.isArray(file["assets"]) ? file["assets"] : [];
  return {
    ...(file as unknown as AnimationFile),
    assets: assets.map((asset) => withAddress(asset, address, hosts)),
  };
}

/** The addresses of the pictures in a file that are not in the file itself. */
export const picturesOf = ({ assets = [] }: AnimationFile): string[] =>
  assets.flatMap((asset) =>
    isRecord(asset) && typeof asset["p"] === "string" && /^https?:/.test(asset["p"]) ? asset["p"] : [],
  );

/** Requests a file, without the visitor's cookies. Rejects with a part of a sentence. */
export async function readFile(address: string, { hosts, signal }: FileOptions): Promise<AnimationFile> {
  const response = await fetch(address, { credentials: "omit", signal });
  const { ok, status, url, headers } = response;
  if (!ok) throw new FileError(`the server answers ${status}`);
  if (url && !safeUrl(url, "request", { hosts }))
    throw new FileError("it leads to a host that allowed_hosts of #islet-config does not name");
  const isLarge = Number(headers.get("content-length")) > LARGEST_BYTES;
  const text = isLarge ? "" : await response.text();
  if (isLarge || text.length > LARGEST_BYTES) throw new FileError("it is larger than 5 MB");
  return parseFile(text, url || address, hosts);
}
