import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlUse, SanitiseOptions } from "#browser/safe-html.ts";
import { corpus, thirdPartyCorpus } from "#tests/corpora/corpus.ts";
import { CART, FEED, NOTICE } from "./safe-markup.ts";

type Services = typeof import("#browser/safe-html.ts");

/** What one text becomes, where the browser's own sanitiser and DOMPurify do not agree. */
export interface Difference {
  readonly text: string;
  readonly use: HtmlUse;
  readonly native: string;
  readonly purified: string;
}

export interface Comparison {
  /** How many texts the browser's own sanitiser took; 0 in a browser without one. */
  readonly nativeCount: number;
  readonly differences: readonly Difference[];
}

/** Strings in the recorded answers of a server that hold markup. */
function recordedMarkup(): string[] {
  const folder = join(process.cwd(), "fixtures/answers");
  const stringsIn = (value: unknown): string[] =>
    typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(stringsIn);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => stringsIn(JSON.parse(readFileSync(join(folder, name), "utf8"))))
    .filter((text) => text.includes("<"));
}

/** Every text that both sanitisers must make the same of: hostile, malformed and ordinary ones. */
export function textsToSanitise(): string[] {
  const items = [
    ...corpus("xss"),
    ...(thirdPartyCorpus("xss") ?? []),
    ...corpus("fragments", "body"),
    ...corpus("clobber"),
  ];
  const texts = [...items.map(({ text }) => text), CART, NOTICE, FEED, ...recordedMarkup()];
  return texts.filter((text) => text.length < 100_000);
}

/**
 * Runs in a page of `startHarness`: sanitises every text for every use, as the browser does it and again with a second
 * copy of the code that does not find the browser's own sanitiser.
 */
export async function compareSanitisers(texts: readonly string[]): Promise<Comparison> {
  const variants: [HtmlUse, SanitiseOptions][] = [
    ["fragment", { sameOrigin: true, keepsStyles: true }],
    ["fragment", {}],
    ["fragment", { frameHosts: ["video.example"] }],
    ["notice", { sameOrigin: true }],
    ["post", { frameHosts: ["video.example"] }],
    ["message", {}],
  ];
  const { Document } = window as unknown as { Document: { parseHTML?: (...values: unknown[]) => unknown } };
  const { parseHTML } = Document;
  let nativeCount = 0;
  if (parseHTML)
    Document.parseHTML = (...values) => {
      nativeCount++;
      return parseHTML.apply(Document, values);
    };
  const sanitiseAll = async ({ sanitise }: Services) => {
    const results: string[] = [];
    for (const text of texts)
      for (const [use, options] of variants) {
        const holder = document.implementation.createHTMLDocument("").body;
        holder.append(await sanitise(text, use, options));
        results.push(holder.hasChildNodes() ? holder.innerHTML : "nothing");
      }
    return results;
  };
  const native = await sanitiseAll(Reflect.get(window, "services") as Services);
  delete Document.parseHTML;
  const secondCopy = "/services.js?without-parseHTML";
  const { services } = (await import(secondCopy)) as { services: Services };
  const purified = await sanitiseAll(services);
  return {
    nativeCount,
    differences: native.flatMap((markup, index) => {
      const text = texts[Math.floor(index / variants.length)] as string;
      const [use] = variants[index % variants.length] as [HtmlUse, SanitiseOptions];
      const other = purified[index] as string;
      return markup === other ? [] : [{ text, use, native: markup, purified: other }];
    }),
  };
}
