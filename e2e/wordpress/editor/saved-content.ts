import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

/** What each version of the plugin has saved in posts: a folder a version. Content of a version that is out stays as it is. */
const SAVED = "fixtures/saved";

/** A post, as a version of the plugin saved it. */
export interface SavedPost {
  readonly version: string;
  readonly name: string;
  readonly content: string;
}

/** What every version has saved. */
export const savedPosts = (): SavedPost[] =>
  readdirSync(SAVED).flatMap((version) =>
    readdirSync(`${SAVED}/${version}`).map((name) => ({
      version,
      name,
      content: readFileSync(`${SAVED}/${version}/${name}`, "utf8"),
    })),
  );

/** Keeps what this version saves, if `ISLET_KEEP_SAVED` asks for it. @param name of the file */
export function keepSaved(name: string, content: string): void {
  if (!process.env["ISLET_KEEP_SAVED"]) return;
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  mkdirSync(`${SAVED}/${version}`, { recursive: true });
  writeFileSync(`${SAVED}/${version}/${name}`, `${content.trim()}\n`);
}
