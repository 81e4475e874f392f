import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One hostile (or, with the tag `good`, ordinary) input. */
export interface CorpusItem {
  id: string;
  tags: string[];
  /** The input, whatever field of the file held it. */
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

const OWN = join(process.cwd(), "tests/corpora");
/** Public lists live outside the repository, for their licences; without them their tests are skipped. */
const THIRD_PARTY = process.env.ISLET_CORPORA ?? join(process.cwd(), "../shared/corpora");

/** The items of a corpus, with large inputs built from their recipes. */
export function corpus(name: string, field = "value"): CorpusItem[] {
  return read(join(OWN, `${name}.json`), field);
}

/** The items of a corpus that is not part of the repository; null where it is absent. */
export function thirdPartyCorpus(name: string, field = "value"): CorpusItem[] | null {
  const path = join(THIRD_PARTY, `${name}.third-party.json`);
  return existsSync(path) ? read(path, field) : null;
}

function read(path: string, field: string): CorpusItem[] {
  const { items } = JSON.parse(readFileSync(path, "utf8")) as { items: CorpusItem[] };
  return items.map((item) => ({ ...item, text: textOf(item, field) }));
}

function textOf(item: Record<string, unknown>, field: string): string {
  return item.recipe ? cook(item.recipe as Recipe) : String(item[field]);
}

function cook({ prefix = "", open = "", openIndexed, n, core, close = "", suffix = "" }: Recipe): string {
  const opening = openIndexed
    ? Array.from({ length: n }, (_, index) => openIndexed.replaceAll("%d", String(index))).join("")
    : open.repeat(n);
  return prefix + opening + core + close.repeat(n) + suffix;
}
