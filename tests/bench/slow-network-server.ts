import { createSecureServer } from "node:http2";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { generate } from "selfsigned";
import { createApp } from "#fixtures/cms/app.ts";

export type Protocol = "HTTP/1.1" | "HTTP/2";

/** The demo shop over TLS, compressed as a real host would. `?preload=<kind of page>` prints the lines of the manifest. */
export interface SlowNetworkServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Lines that preload a kind of page's files, by the name of the kind. */
export type PreloadLines = Readonly<Record<string, readonly string[]>>;

const isText = (type: string | null) => /^(text|application)\/|svg/.test(type ?? "");

/** The page with the preload lines in its head, under the page's own nonce. */
function withPreload(page: string, lines: readonly string[]): string {
  const nonce = /<script[^>]* nonce="([^"]+)"/.exec(page)?.[1] ?? "";
  const links = lines.map((line) => line.replace('href="', `nonce="${nonce}" href="/islet/`));
  return page.replace("</head>", `${links.join("")}</head>`);
}

/** Starts the fixture CMS with the build in `distDir` on a free port. */
export async function startSlowNetworkServer(
  protocol: Protocol,
  distDir: string,
  preload: PreloadLines,
): Promise<SlowNetworkServer> {
  const cms = createApp({ distDir, log: false });
  const app = new Hono();
  const compressed = new Map<string, Buffer>();
  app.all("*", async (c) => {
    const answer = await cms.fetch(c.req.raw);
    if (!isText(answer.headers.get("content-type")) || !answer.ok) return answer;
    const kind = c.req.query("preload");
    const text = await answer.text();
    const body = kind ? withPreload(text, preload[kind] ?? []) : text;
    const bytes = compressed.get(body) ?? brotliCompressSync(body);
    compressed.set(body, bytes);
    const headers = new Headers(answer.headers);
    headers.set("content-encoding", "br");
    headers.set("content-length", String(bytes.length));
    return new Response(new Uint8Array(bytes), { status: answer.status, headers });
  });
  const { private: key, cert } = await generate([{ name: "commonName", value: "127.0.0.1" }]);
  const server = createAdaptorServer({
    fetch: app.fetch,
    createServer: (protocol === "HTTP/2" ? createSecureServer : createServer) as typeof createServer,
    serverOptions: { key, cert },
  }) as Server;
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
