import { shown } from "./shown.ts";

/** What a field of the page configuration must be, by its kind or by what its code says. */
export function expectedField(expected: string, given: unknown): string {
  if (expected === "array") return `a list in [ ]${isPlain(given) ? `, such as [${shown(given)}]` : ""}`;
  if (expected === "object") return "an object in { }";
  if (expected === "boolean") return "true or false";
  if (expected === "string") return "text in quotes";
  if (expected === "host") return `a host alone, such as ${shown(hostIn(String(given)))}`;
  return expected;
}

const isPlain = (given: unknown) => given !== "" && /^(?:string|number)$/.test(typeof given);

/** `https://www.example.com/path` → `www.example.com`, `*.example.com` and `*` → `www.example.com`. */
const hostIn = (address: string) =>
  address
    .replace(/^[\w.+-]*:?\/\//, "")
    .replace(/[/?#].*/, "")
    .replace(/^\*$/, "*.example.com")
    .replace(/^\*\.?/, "www.");

/** What is to be said of a page that another version has printed. */
export const otherVersion = (given: unknown): readonly [what: string, now: string] => [
  `#islet-config: version ${shown(given)} printed this page, and islet.js is version ${shown(__ISLET_VERSION__)}`,
  "Empty the caches of the pages and of islet.js, or update the older.",
];

/** Hosts that the page configuration writes as addresses or with a wildcard, so that they allow nothing. */
export function wrongHosts(): string[] {
  const script = HTMLDocument.prototype.querySelector.call(document, "script#islet-config");
  try {
    const { allowed_hosts: hosts } = JSON.parse(script?.textContent ?? "") as { allowed_hosts?: unknown };
    const isWrong = (host: unknown): host is string => typeof host === "string" && /[/*]/.test(host);
    return Array.isArray(hosts) ? (hosts as unknown[]).filter(isWrong) : [];
  } catch {
    return [];
  }
}
