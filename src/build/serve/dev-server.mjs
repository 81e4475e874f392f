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

function openStream(response, streams) {
  response
    .writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" })
    .flushHeaders();
  streams.add(response);
  response.once("close", () => streams.delete(response));
}

function forward(incoming, response, origin) {
  const headers = { ...incoming.headers, "accept-encoding": "identity" };
  const options = { method: incoming.method, headers };
  const outgoing = request(`${origin}${incoming.url}`, options, (answer) => {
    if (answer.headers["content-type"]?.startsWith("text/html")) void sendWithScript(answer, response);
    else answer.pipe(response.writeHead(answer.statusCode, answer.headers));
  });
  outgoing.once("error", () => response.destroy());
  incoming.pipe(outgoing);
}

async function sendWithScript(page, response) {
  const html = Buffer.concat(await page.toArray()).toString("utf8");
  const { "content-length": _length, "transfer-encoding": _encoding, ...headers } = page.headers;
  const nonce = /'nonce-([^']+)'/.exec(headers["content-security-policy"] ?? "")?.[1];
  const script = `<script${nonce ? ` nonce="${nonce}"` : ""}>${reloadScript}</script>`;
  response.writeHead(page.statusCode, headers).end(html.replace(/<\/body>/, `${script}</body>`));
}

async function listen(server, port) {
  for (let candidate = port; ; candidate += 1) {
    const error = await new Promise((resolve) => {
      server.once("error", resolve).listen(candidate, "127.0.0.1", () => resolve(undefined));
    });
    if (!error) return server.address().port;
    if (error.code !== "EADDRINUSE") throw error;
  }
}
