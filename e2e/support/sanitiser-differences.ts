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

const notHuge = (texts: readonly string[]) => texts.filter((text) => text.length < 100_000);

/** The repository's texts that both sanitisers must make the same of: hostile, malformed and ordinary ones. */
export const textsToSanitise = (): string[] =>
  notHuge([
    ...[...corpus("xss"), ...corpus("fragments", "body"), ...corpus("clobber")].map(({ text }) => text),
    CART,
    NOTICE,
    FEED,
    ...recordedMarkup(),
  ]);

/** The same from public lists, which are not in the repository; null where they are missing. */
export const publicTextsToSanitise = (): string[] | null => {
  const items = thirdPartyCorpus("xss");
  return items && notHuge(items.map(({ text }) => text));
};

/**
 * Runs in a page of `startHarness`: sanitises every text for every use, as the browser does it and again with a second
 * copy of the code that does not find the browser's own sanitiser. The page is of no more use then.
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
  const loadServices = async (src: string) => {
    Reflect.deleteProperty(window, "services");
    const script = Object.assign(document.createElement("script"), { type: "module", src });
    await new Promise((resolve, reject) => {
      Object.assign(script, { onload: resolve, onerror: reject });
      document.head.append(script);
    });
    return Reflect.get(window, "services") as Services;
  };
  const native = await sanitiseAll(await loadServices("/services.js?with-parseHTML"));
  delete Document.parseHTML;
  const purified = await sanitiseAll(await loadServices("/services.js?without-parseHTML"));
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
