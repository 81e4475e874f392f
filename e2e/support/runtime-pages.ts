import { exampleHosts, examplePowers } from "#outputs/gallery/example-hosts.ts";
import { storeAnswer } from "./stored-answer.ts";
import { test as base } from "./test.ts";

const NONCE = "bare-page";

/** The policy of a careful site, as in the fixture CMS, but with a fixed nonce. */
const STRICT = [
  "default-src 'self'",
  `script-src 'nonce-${NONCE}' 'strict-dynamic'`,
  "style-src 'self'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
  "trusted-types islet",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
].join("; ");

/** The script tag of Islet. */
export const TAG = tagOf("/islet/islet.js");

/** A page configuration that allows what the examples of widgets need. */
export const EXAMPLE_CONFIG = `<script type="application/json" id="islet-config">${JSON.stringify({ allowed_hosts: exampleHosts, widget_settings: examplePowers })}</script>`;

/** A script tag with the page's nonce. */
export function tagOf(src: string, attributes = ""): string {
  return `<script type="module" src="${src}" nonce="${NONCE}" ${attributes}></script>`;
}

/** An inline script that the page's policy allows. */
export const inline = (code: string, type = ""): string =>
  `<script ${type} nonce="${NONCE}">${code}</script>`;

/** The parts of a page without a theme. */
export interface BareParts {
  readonly body: string;
  /** More markup of the head; the script tag if left out. */
  readonly head?: string;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly csp?: string | null;
  /** The query of the address, with its question mark. */
  readonly query?: string;
}

const markupOf = ({ body, head = TAG, config }: BareParts) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>
<link rel="icon" href="data:,">${config ? `<script type="application/json" id="islet-config">${JSON.stringify(config).replaceAll("<", "\\u003c")}</script>` : ""}
${head}</head><body><main>${body}</main></body></html>`;

let lastPage = 0;

interface Fixtures {
  /** Lets the CMS answer calls of this path, which may have a query, with an empty JSON object until the test ends. */
  answerEmpty: (path: string) => Promise<void>;
  /** Serves a page of these parts at the origin of the CMS and returns its address. */
  bare: (parts: BareParts) => Promise<string>;
  /** Does the same with the test widgets instead of Islet's script tag. */
  withTestWidgets: (parts: Omit<BareParts, "head">) => Promise<string>;
}

export const test = base.extend<Fixtures>({
  answerEmpty: async ({ cms }, use) => {
    const paths: string[] = [];
    await use(async (path) => {
      paths.push(path);
      await storeAnswer(cms, { path, body: "{}", headers: { "content-type": "application/json" } });
    });
    for (const path of paths)
      await fetch(`${cms}/__cms/answer?path=${encodeURIComponent(path)}`, { method: "DELETE" });
  },

  bare: async ({ cms }, use) => {
    await use(async (parts) => {
      lastPage += 1;
      const path = `/bare/${lastPage}/`;
      const policy = parts.csp === undefined ? STRICT : parts.csp;
      const headers = {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        ...(policy && { "content-security-policy": policy }),
      };
      await storeAnswer(cms, { path, body: markupOf(parts), headers });
      return `${cms}${path}${parts.query ?? ""}`;
    });
  },

  withTestWidgets: async ({ bare, testWidgets }, use) => {
    await use((parts) => bare({ ...parts, head: tagOf(testWidgets) }));
  },
});
