import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One input: hostile, or ordinary if it has the tag `good`. */
export interface CorpusItem {
  id: string;
  tags: string[];
  /** The input. Its field has another name in each file. */
  text: string;
  [field: string]: unknown;
}

interface Recipe {
  prefix?: string;
  open?: string;
  openIndexed?: string;
  n: number;
  core: string;
  close?: string;
  suffix?: string;
}

const OWN_FOLDER = join(process.cwd(), "tests/corpora");
/** Public lists are not in the repository because of their licences. Without them their tests are skipped. */
const THIRD_PARTY_FOLDER = process.env.ISLET_CORPORA ?? join(process.cwd(), "../shared/corpora");

/** Reads a corpus and builds large inputs from their recipes. */
export function corpus(name: string, field = "value"): CorpusItem[] {
  return read(join(OWN_FOLDER, `${name}.json`), field);
}

/** Reads a corpus that is not in the repository; null if it is missing. */
export function thirdPartyCorpus(name: string, field = "value"): CorpusItem[] | null {
  const path = join(THIRD_PARTY_FOLDER, `${name}.third-party.json`);
  return existsSync(path) ? read(path, field) : null;
}

function read(path: string, field: string): CorpusItem[] {
  const { items } = JSON.parse(readFileSync(path, "utf8")) as { items: CorpusItem[] };
  return items.map((item) => ({ ...item, text: textOf(item, field) }));
}

function textOf(item: Record<string, unknown>, field: string): string {
  return item.recipe ? buildText(item.recipe as Recipe) : String(item[field]);
}

function buildText({ prefix = "", open = "", openIndexed, n, core, close = "", suffix = "" }: Recipe): string {
  const opening = openIndexed
    ? Array.from({ length: n }, (_, index) => openIndexed.replaceAll("%d", String(index))).join("")
    : open.repeat(n);
  return prefix + opening + core + close.repeat(n) + suffix;
}
