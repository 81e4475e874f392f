import { brotliCompressSync, constants } from "node:zlib";
import { STOCK_SCRIPTS as elementorScripts } from "#presets/elementor/stock.ts";
import { addressHas } from "#presets/shared/running-scripts.ts";
import type { StockScripts } from "#presets/shared/stock.ts";
import { STOCK_JOBS } from "#presets/stock.ts";
import { STOCK_SCRIPTS as shopScripts } from "#presets/woocommerce/stock.ts";
import { fetchBytes } from "./read-page.ts";

/** A script file of the page. */
export interface ScriptFile {
  /** WordPress' name of it; empty if the page does not say it. */
  readonly handle: string;
  readonly address: string;
  /** Bytes as a server sends them, by Brotli; 0 if it was not read. */
  readonly bytes: number;
}

/** A job that stock scripts do on this page. */
export interface StockJob {
  /** Its id in the page configuration of WordPress, such as `woocommerce-cart`. */
  readonly id: string;
  readonly title: string;
  readonly preset: string;
  readonly files: readonly ScriptFile[];
}

/** Stock scripts of a page, and who else needs what they bring. */
export interface StockOnPage {
  /** What Islet can do instead. */
  readonly jobs: readonly StockJob[];
  /** jQuery's own files. */
  readonly jquery: readonly ScriptFile[];
  /** Other scripts that name jQuery: as long as one is there, jQuery stays. Unknown if files are not fetched. */
  readonly keepers?: readonly string[];
}

const ADDRESSES: StockScripts = { ...shopScripts, ...elementorScripts };
const JQUERY = /^jquery(?:-core|-migrate)?$/;
const NAMES_JQUERY = /\bjQuery\b|(?:^|[\s;(!])\$\(/;
/** In bytes, of one file. */
const MAX_BYTES = 3_000_000;

interface Script extends ScriptFile {
  readonly text: string;
}

/**
 * The stock scripts of the page that is open.
 * @param reads whether files are fetched; without, their sizes and who needs jQuery inside of them are unknown
 */
export async function stockOnPage(reads: boolean): Promise<StockOnPage> {
  const scripts = await Promise.all(
    [...document.scripts].filter(isClassic).map((element) => readScript(element, reads)),
  );
  const isOf = (names: readonly string[]) => (script: Script) => names.includes(script.handle);
  const jobs = STOCK_JOBS.filter((job) => scripts.some(isOf(job.scripts))).map((job) => ({
    ...{ id: job.id, title: job.title, preset: job.preset },
    files: scripts.filter(isOf([...job.scripts, ...job.libraries])).map(asFile),
  }));
  const gone = STOCK_JOBS.flatMap((job) => [...job.scripts, ...job.libraries]);
  const jquery = scripts.filter(({ handle }) => JQUERY.test(handle));
  const others = scripts.filter((script) => !jquery.includes(script) && !gone.includes(script.handle));
  return {
    jobs,
    jquery: jquery.map(asFile),
    ...(reads && { keepers: [...new Set(others.filter(({ text }) => NAMES_JQUERY.test(text)).map(nameOf))] }),
  };
}

const isClassic = ({ type }: HTMLScriptElement) =>
  /^(?:|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i.test(type);

async function readScript(element: HTMLScriptElement, reads: boolean): Promise<Script> {
  const source = element.getAttribute("src");
  if (source === null)
    return { handle: "", address: "", bytes: 0, text: isData(element) ? "" : (element.textContent ?? "") };
  const address = new URL(source, document.baseURI).href;
  const { bytes } = reads
    ? await fetchBytes(address, MAX_BYTES).catch(() => ({ bytes: Buffer.alloc(0) }))
    : { bytes: Buffer.alloc(0) };
  return {
    handle: wordpressNameOf(element, address),
    address,
    bytes: bytes.length && compressed(bytes),
    text: bytes.toString(),
  };
}

/** What WordPress prints beside a script for it, such as its translations; that goes with it. */
const isData = ({ id }: HTMLScriptElement) => /-js-(?:extra|before|after|translations)$/.test(id);

/** WordPress prints `id="NAME-js"`; an optimiser may have taken it. */
function wordpressNameOf({ id }: HTMLScriptElement, address: string): string {
  const [, name] = /^(.+)-js$/.exec(id) ?? [];
  if (name) return name;
  const known = Object.entries(ADDRESSES).find(([, script]) => addressHas(script, address));
  if (known) return known[0];
  return /\/jquery(?:\.min)?\.js\b/.test(address) ? "jquery-core" : "";
}

const compressed = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;

const asFile = ({ handle, address, bytes }: Script): ScriptFile => ({ handle, address, bytes });

/** How a person finds a script. */
const nameOf = ({ handle, address, text }: Script) =>
  handle || address || `a script in the page: ${text.trim().replaceAll(/\s+/g, " ").slice(0, 60)}…`;
