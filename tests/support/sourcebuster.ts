import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Script } from "node:vm";
import type { CookieJar } from "./cookie-jar.ts";

/** The library's data after a page view, by group and short key. */
export type SourceData = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A page view of the visitor. */
export interface PageView {
  readonly url: string;
  readonly referrer: string;
}

/** Settings of the library, with the library's own names. */
export interface LibrarySettings {
  readonly lifetime?: number | string;
  readonly session_length?: number | string;
}

const file = createRequire(import.meta.url).resolve("sourcebuster");
const library = new Script(`(function (window, document, navigator, module, exports, Date) {
${readFileSync(file, "utf8")}
})`);

/** Runs sourcebuster, the origin of the shop's tracking library, the way the shop starts it. */
export function runSourcebuster(
  jar: CookieJar,
  { url, referrer }: PageView,
  settings: LibrarySettings = {},
): SourceData {
  const location = new URL(url);
  const document = {
    location,
    referrer,
    get cookie() {
      return jar.text();
    },
    set cookie(line) {
      jar.write(line);
    },
  };
  type Library = { init(settings: object): void; get: SourceData };
  const module: { exports: Partial<Library> } = { exports: {} };
  const start = library.runInThisContext() as (...values: unknown[]) => void;
  start({ location }, document, navigator, module, module.exports, Date);
  const sbjs = module.exports as Library;
  sbjs.init({ ...settings, timezone_offset: "0" });
  return sbjs.get;
}
