import { readConfig } from "#runtime/start/read-config.ts";
import { fetchBytes } from "./read-page.ts";

/** What the page says of Islet itself. */
export interface Tags {
  /** Addresses of islet.js, one for each tag. */
  readonly addresses: readonly string[];
  /** The tag's nonce; empty if it has none. */
  readonly nonce: string;
  /** The version of islet.js; empty if it was not read. */
  readonly version: string;
  /** Sentences about what is wrong. */
  readonly problems: readonly string[];
}

/** In bytes. */
const MAX_BYTES = 1_000_000;

/** @param reads whether islet.js is fetched, and the first of its files */
export async function readTags(reads: boolean): Promise<Tags> {
  const elements = [...document.querySelectorAll<HTMLScriptElement>('script[src*="islet.js"]')];
  const addresses = elements.map(
    (element) => new URL(element.getAttribute("src") ?? "", document.baseURI).href,
  );
  const [element] = elements;
  const [address] = addresses;
  if (!element || !address) return { addresses, nonce: "", version: "", problems: [] };
  const file = reads ? await readEntry(address) : { version: "", problems: [] };
  return {
    addresses,
    nonce: element.nonce || (element.getAttribute("nonce") ?? ""),
    version: file.version,
    problems: [
      ...(addresses.length > 1
        ? [`${addresses.length} tags load islet.js (${addresses.join(", ")}): keep one.`]
        : []),
      ...wrongTag(element),
      ...missingPreload(),
      ...file.problems,
    ],
  };
}

/** A classic script cannot be islet.js; one that an optimiser delays starts after the first touch. */
function wrongTag(element: HTMLScriptElement): string[] {
  if (element.type === "module") return [];
  return [
    `the tag of islet.js has type ${JSON.stringify(element.type)}: it must be type="module", or widgets start late or never.`,
  ];
}

/** Widgets that start with the page wait for files that the browser could have asked for at once. */
function missingPreload(): string[] {
  const isThere = document.querySelector('link[rel~="modulepreload"][href*="/chunks/"]') !== null;
  const { presets } = readConfig().fields as { presets?: unknown };
  const isNeeded = Array.isArray(presets) && presets.length > 0;
  return isNeeded && !isThere
    ? [
        "no line preloads the files of its presets: print those that manifest.json lists for this kind of page.",
      ]
    : [];
}

/** The version in islet.js, and whether its files are there. */
async function readEntry(address: string): Promise<Pick<Tags, "version" | "problems">> {
  try {
    const { response, bytes } = await fetchBytes(address, MAX_BYTES);
    const type = response.headers.get("content-type") ?? "no type";
    const problems = /javascript/.test(type)
      ? []
      : [`${address} is sent as ${type}, so no browser runs it: it must be text/javascript.`];
    const isForeign = new URL(address).origin !== new URL(document.baseURI).origin;
    if (isForeign && response.headers.get("access-control-allow-origin") === null)
      problems.push(`${new URL(address).origin} must send Access-Control-Allow-Origin: * with every file.`);
    const [, folder] = /\bfolder:\s*["'`]([\w-]+)/.exec(bytes.toString()) ?? [];
    const core = new URL(`chunks/${folder ?? ""}/core.js`, publicPathOf(address)).href;
    if (folder) await fetchBytes(core, MAX_BYTES);
    return {
      version: /\bversion:\s*["'`](\d+\.\d+\.\d+[\w.-]*)/.exec(bytes.toString())?.[1] ?? "",
      problems,
    };
  } catch (error) {
    return { version: "", problems: [`${(error as Error).message} Copy all of dist/.`] };
  }
}

function publicPathOf(address: string): string {
  const given: unknown = readConfig().fields.public_path;
  return typeof given === "string" && given
    ? new URL(given, document.baseURI).href
    : new URL(".", address).href;
}
