import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { test as base } from "./test.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
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

/** Builds the test widgets of runtime-widgets.tsx with the runtime, once per worker: path → code. */
async function buildTestWidgets(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [`${root}e2e/support/runtime-widgets.tsx`],
    bundle: true,
    format: "esm",
    splitting: true,
    minify: true,
    jsx: "automatic",
    target: "es2022",
    outdir: "/",
    write: false,
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
    absWorkingDir: root,
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

interface Fixtures {
  /** Serves a page of these parts at the origin of the CMS and returns its address. */
  bare: (parts: BareParts) => Promise<string>;
  /** Does the same with the test widgets instead of Islet's script tag. */
  withTestWidgets: (parts: Omit<BareParts, "head">) => Promise<string>;
}

export const test = base.extend<Fixtures, { testWidgets: ReadonlyMap<string, string> }>({
  testWidgets: [async ({}, use) => use(await buildTestWidgets()), { scope: "worker" }],

  bare: async ({ context, cms }, use) => {
    const pages = new Map<string, BareParts>();
    await context.route(`${cms}/bare/**`, async (route) => {
      const parts = pages.get(new URL(route.request().url()).pathname);
      if (!parts) return route.fulfill({ status: 404, body: "Not found" });
      const policy = parts.csp === undefined ? STRICT : parts.csp;
      const headers = policy ? { "content-security-policy": policy } : undefined;
      return route.fulfill({
        contentType: "text/html; charset=utf-8",
        body: markupOf(parts),
        ...(headers && { headers: { ...headers, "content-type": "text/html; charset=utf-8" } }),
      });
    });
    await use(async (parts) => {
      const path = `/bare/${pages.size + 1}/`;
      pages.set(path, parts);
      return `${cms}${path}${parts.query ?? ""}`;
    });
  },

  withTestWidgets: async ({ bare, context, cms, testWidgets }, use) => {
    await context.route(`${cms}/test-widgets/**`, (route) => {
      const code = testWidgets.get(new URL(route.request().url()).pathname.slice("/test-widgets".length));
      return code === undefined
        ? route.fulfill({ status: 404 })
        : route.fulfill({ contentType: "text/javascript", body: code });
    });
    await use((parts) => bare({ ...parts, head: tagOf("/test-widgets/runtime-widgets.js") }));
  },
});
