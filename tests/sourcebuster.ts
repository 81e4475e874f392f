import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Script } from "node:vm";
import type { CookieJar } from "./cookie-jar.ts";

/** What the library knows after a page view, by group and short key. */
export type Told = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A page that a visitor has opened. */
export interface View {
  readonly url: string;
  readonly referrer: string;
}

/** Settings of the library under their own names. */
export interface LibrarySettings {
  readonly lifetime?: number | string;
  readonly session_length?: number | string;
}

const file = createRequire(import.meta.url).resolve("sourcebuster");
const library = new Script(`(function (window, document, navigator, module, exports, Date) {
${readFileSync(file, "utf8")}
})`);

/** Runs the tracking library that the shop's own descends from on a page of its own, as the shop starts it. */
export function runSourcebuster(
  jar: CookieJar,
  { url, referrer }: View,
  settings: LibrarySettings = {},
): Told {
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
  type Library = { init(settings: object): void; get: Told };
  const module: { exports: Partial<Library> } = { exports: {} };
  const start = library.runInThisContext() as (...given: unknown[]) => void;
  start({ location }, document, navigator, module, module.exports, Date);
  const sbjs = module.exports as Library;
  sbjs.init({ ...settings, timezone_offset: "0" });
  return sbjs.get;
}
