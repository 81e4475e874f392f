/**
 * @import { IncomingMessage, Server, ServerResponse } from "node:http"
 * @import { AddressInfo } from "node:net"
 */
import { createServer, request } from "node:http";

const reloadPath = "/__dev/reload";
const reloadScript = `new EventSource("${reloadPath}").onmessage = () => location.reload()`;

/**
 * Starts a proxy for another server on this machine. It adds a script to the pages that reloads them. The script has the
 * nonce of the page's own policy, so the policy needs no exception.
 * @param {{ port: number, origin: () => string }} options preferred port; origin of the other server
 * @returns {Promise<{ url: string, reload(): void, close(): void }>}
 */
export async function startDevServer({ port, origin }) {
  /** @type {Set<ServerResponse>} */
  const streams = new Set();
  const server = createServer((incoming, response) => {
    if (incoming.url === reloadPath) openStream(response, streams);
    else forward(incoming, response, origin());
  });
  return {
    url: `http://127.0.0.1:${await listen(server, port)}`,
    reload: () => streams.forEach((stream) => stream.write("data: changed\n\n")),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** @param {ServerResponse} response @param {Set<ServerResponse>} streams */
function openStream(response, streams) {
  response
    .writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" })
    .flushHeaders();
  streams.add(response);
  response.once("close", () => streams.delete(response));
}

/** @param {IncomingMessage} incoming @param {ServerResponse} response @param {string} origin */
function forward(incoming, response, origin) {
  const headers = { ...incoming.headers, "accept-encoding": "identity" };
  const options = { method: incoming.method, headers };
  const outgoing = request(`${origin}${incoming.url}`, options, (received) => {
    if (received.headers["content-type"]?.startsWith("text/html")) void sendWithScript(received, response);
    else received.pipe(response.writeHead(received.statusCode ?? 502, received.headers));
  });
  outgoing.once("error", () => response.destroy());
  incoming.pipe(outgoing);
}

/** @param {IncomingMessage} page @param {ServerResponse} response */
async function sendWithScript(page, response) {
  const html = Buffer.concat(await page.toArray()).toString("utf8");
  const { "content-length": _length, "transfer-encoding": _encoding, ...headers } = page.headers;
  const nonce = /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1];
  const script = `<script${nonce ? ` nonce="${nonce}"` : ""}>${reloadScript}</script>`;
  response.writeHead(page.statusCode ?? 502, headers).end(html.replace(/<\/body>/, `${script}</body>`));
}

/** @param {Server} server @param {number} port */
async function listen(server, port) {
  for (let candidate = port; ; candidate += 1) {
    /** @type {NodeJS.ErrnoException | undefined} */
    const error = await new Promise((resolve) => {
      server.once("error", resolve).listen(candidate, "127.0.0.1", () => resolve(undefined));
    });
    if (!error) return /** @type {AddressInfo} */ (server.address()).port;
    if (error.code !== "EADDRINUSE") throw error;
  }
}
