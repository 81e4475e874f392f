import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { build } from "esbuild";

/** The policies of the pages: that of a careful site, and none, to test what our own code prevents. */
const POLICIES = {
  strict:
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src * data:; media-src *; frame-src *; require-trusted-types-for 'script'; trusted-types islet; base-uri 'none'; object-src 'none'",
  open: "",
};

const ENTRY = `
  import { parseDocument, sanitise } from "./src/shared/browser/safe-html.ts";
  import { closest, matches, selectAll } from "./src/shared/browser/selectors.ts";
  import { safeUrl } from "./src/shared/browser/safe-url.ts";
  import { anchorTarget } from "./src/shared/browser/anchor-target.ts";
  export const services = { parseDocument, sanitise, closest, matches, selectAll, safeUrl, anchorTarget };
  window.services ??= services;
`;

/** A server of pages with only the services of src/shared/browser. */
export interface Harness {
  url: string;
  stop(): Promise<void>;
}

/** Starts the harness on a free port. It serves /strict, /open, /other (a page to fetch) and /services.js. */
export async function startHarness(): Promise<Harness> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd(), sourcefile: "services.ts", loader: "ts" },
    bundle: true,
    format: "esm",
    splitting: true,
    target: "es2022",
    outdir: "/",
    entryNames: "services",
    write: false,
    logLevel: "error",
  });
  const scripts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://harness");
    const script = scripts.get(pathname);
    if (script) return void response.setHeader("Content-Type", "text/javascript").end(script);
    if (pathname === "/slow") return;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    if (pathname === "/other") return void response.end(OTHER_PAGE);
    if (pathname !== "/strict" && pathname !== "/open")
      return void response.writeHead(404).end("<p>Not found</p>");
    const policy = POLICIES[pathname.slice(1) as keyof typeof POLICIES];
    if (policy) response.setHeader("Content-Security-Policy", policy);
    response.end(`<!doctype html><title>Services</title><link rel="icon" href="data:,"><main id="stage"></main>
      <script type="module" src="/services.js"></script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => stop(server) };
}

const OTHER_PAGE = `<!doctype html><title>Page 2</title><ul class="products"><li class="product" onclick="alert(1)">
  <a href="/product/2/">Two</a><img src="/missing-on-purpose.png" onerror="alert(1)" alt=""></li></ul><script>alert(1)</script>`;

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
