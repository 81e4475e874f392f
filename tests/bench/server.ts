import { createApp } from "#fixtures/cms/app.ts";
import { listen, stopListening } from "#fixtures/cms/listen.ts";

/** What a careful site allows; above all no eval, which libraries would use where they can. */
const POLICY =
  "default-src 'self'; script-src 'nonce-bench' 'strict-dynamic'; img-src data:; object-src 'none'";

/** Bare pages beside the fixture CMS's own, whose theme brings markers that would be measured, too. */
export interface PageServer {
  /** Where the demo shop is served: no slash at the end. */
  readonly origin: string;
  /** Stores a page; answers with its address. */
  add(markup: string): string;
  close(): Promise<void>;
}

/** Starts the fixture CMS with the build in `distDir` and room for the benchmark's pages. */
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
