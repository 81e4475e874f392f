import { madeSite } from "./site/make-site.ts";
import { VERSIONS } from "./site/versions.ts";

/** Makes the sites once, before workers copy them. */
export default function makeSites(): void {
  for (const version of Object.keys(VERSIONS)) madeSite(version);
}
