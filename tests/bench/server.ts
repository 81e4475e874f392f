import { createApp } from "#fixtures/cms/app.ts";
import { listen, stopListening } from "#fixtures/cms/listen.ts";

/** The policy of a careful site. It forbids eval, which some libraries use if they can. */
const POLICY =
  "default-src 'self'; script-src 'nonce-bench' 'strict-dynamic'; img-src data:; object-src 'none'";

/** Serves bare pages next to those of the fixture CMS, whose theme adds its own markers. */
export interface PageServer {
  /** Origin of the demo shop, without a slash at the end. */
  readonly origin: string;
  /** Stores a page and returns its address. */
  add(markup: string): string;
  close(): Promise<void>;
}

/** Starts the fixture CMS with the build in `distDir` and the benchmark's pages. */
export async function startPages(distDir: string): Promise<PageServer> {
  const app = createApp({ distDir, log: false });
  const pages: string[] = [];
  app.get("/bench/:page/", (c) => {
    c.header("content-security-policy", POLICY);
    return c.html(pages[Number(c.req.param("page"))] ?? "");
  });
  const { server, port } = await listen(app, 0);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    add: (markup) => `${origin}/bench/${pages.push(markup) - 1}/`,
    close: () => stopListening(server),
  };
}
