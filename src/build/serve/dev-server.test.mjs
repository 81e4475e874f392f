/**
 * @import { Server, RequestListener } from "node:http"
 * @import { AddressInfo } from "node:net"
 */
import { createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startDevServer } from "./dev-server.mjs";

const policy = "script-src 'nonce-abc123' 'strict-dynamic'";
/** @type {(() => void)[]} */
const closeAfterTest = [];
/** @type {Awaited<ReturnType<typeof startDevServer>>} */
let dev;

/** @param {Server} server */
async function listenOnFreePort(server) {
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  closeAfterTest.push(() => server.close());
  return /** @type {AddressInfo} */ (server.address()).port;
}

/** @type {RequestListener} */
function respond(request, response) {
  if (request.url === "/page")
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-security-policy": policy })
      .end("<!doctype html><body><p>שלום</p></body>");
  else if (request.url === "/moved") response.writeHead(302, { location: "/page" }).end();
  else if (request.method === "POST") request.pipe(response.writeHead(200, { "content-type": "text/plain" }));
  else response.writeHead(404, { "content-type": "text/css" }).end("</body>");
}

beforeEach(async () => {
  const port = await listenOnFreePort(createServer(respond));
  dev = await startDevServer({ port: 0, origin: () => `http://127.0.0.1:${port}` });
  closeAfterTest.push(dev.close);
});

afterEach(() => closeAfterTest.splice(0).forEach((close) => close()));

describe("the development server", () => {
  it("adds the reload script to pages, with the nonce of their own policy", async () => {
    const page = await fetch(`${dev.url}/page`);
    expect(page.headers.get("content-security-policy")).toBe(policy);
    expect(await page.text()).toMatch(/<p>שלום<\/p><script nonce="abc123">.+<\/script><\/body>$/);
  });

  it("leaves everything else as it is: files, redirects, bodies", async () => {
    const file = await fetch(`${dev.url}/a.css`);
    expect([file.status, await file.text()]).toEqual([404, "</body>"]);
    const moved = await fetch(`${dev.url}/moved`, { redirect: "manual" });
    expect([moved.status, moved.headers.get("location")]).toEqual([302, "/page"]);
    const posted = await fetch(`${dev.url}/echo`, { method: "POST", body: "a=1" });
    expect(await posted.text()).toBe("a=1");
  });

  it("tells open pages to reload", async () => {
    const stream = await fetch(`${dev.url}/__dev/reload`);
    dev.reload();
    const { value } = (await stream.body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe("data: changed\n\n");
  });

  it("takes the next port when the wanted one is busy", async () => {
    const busy = await listenOnFreePort(createServer());
    const second = await startDevServer({ port: busy, origin: () => "http://127.0.0.1:1" });
    closeAfterTest.push(second.close);
    expect(Number(new URL(second.url).port)).toBeGreaterThan(busy);
  });
});
