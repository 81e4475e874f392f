import { madeSite, VERSIONS, type WordPressVersion } from "./site/make-site.ts";

/** Makes the sites once, before workers copy them. */
export default function makeSites(): void {
  for (const version of Object.keys(VERSIONS) as WordPressVersion[]) madeSite(version);
}
