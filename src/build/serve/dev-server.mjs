import { createServer, request } from "node:http";

const reloadPath = "/__dev/reload";
const reloadScript = `new EventSource("${reloadPath}").onmessage = () => location.reload()`;

/**
 * Stands before another server on this machine and adds a script to its pages that reloads them.
 * The script carries the nonce of the page's own policy, so the policy needs no exception.
 * @param {{ port: number, origin: () => string }} options preferred port; where the pages come from
 * @returns {Promise<{ url: string, reload(): void, close(): void }>}
 */
export async function startDevServer({ port, origin }) {
  const listeners = new Set();
  const server = createServer((asked, answer) => {
    if (asked.url === reloadPath) keepOpen(answer, listeners);
    else forward(asked, answer, origin());
  });
  return {
    url: `http://127.0.0.1:${await listen(server, port)}`,
    reload: () => listeners.forEach((answer) => answer.write("data: changed\n\n")),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function keepOpen(answer, listeners) {
  answer.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" }).flushHeaders();
  listeners.add(answer);
  answer.once("close", () => listeners.delete(answer));
}

function forward(asked, answer, origin) {
  const headers = { ...asked.headers, "accept-encoding": "identity" };
  const outgoing = request(`${origin}${asked.url}`, { method: asked.method, headers }, (page) => {
    if (page.headers["content-type"]?.startsWith("text/html")) void withScript(page, answer);
    else page.pipe(answer.writeHead(page.statusCode, page.headers));
  });
  outgoing.once("error", () => answer.destroy());
  asked.pipe(outgoing);
}

async function withScript(page, answer) {
  const html = Buffer.concat(await page.toArray()).toString("utf8");
  const { "content-length": _length, "transfer-encoding": _encoding, ...headers } = page.headers;
  const nonce = /'nonce-([^']+)'/.exec(headers["content-security-policy"] ?? "")?.[1];
  const script = `<script${nonce ? ` nonce="${nonce}"` : ""}>${reloadScript}</script>`;
  answer.writeHead(page.statusCode, headers).end(html.replace(/<\/body>/, `${script}</body>`));
}

async function listen(server, port) {
  for (let wanted = port; ; wanted += 1) {
    const error = await new Promise((resolve) => {
      server.once("error", resolve).listen(wanted, "127.0.0.1", () => resolve(undefined));
    });
    if (!error) return server.address().port;
    if (error.code !== "EADDRINUSE") throw error;
  }
}
