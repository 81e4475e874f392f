import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";

/** The server of the widget's README. */
const [, code = ""] =
  /```js\n([\s\S]*?)```/.exec(readFileSync("widgets/contact-form/README.md", "utf8")) ?? [];

/** A port that nobody listens to. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** A server that receives contact forms. */
export interface ContactFormServer {
  readonly address: string;
  end(): void;
}

/** Starts it for forms of a site. */
export async function startContactFormServer(site: string): Promise<ContactFormServer> {
  const port = await freePort();
  const server: ChildProcess = spawn(process.execPath, ["--input-type=module", "-e", code], {
    env: { PORT: String(port), SITE: site },
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}/`;
  const answers = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  while (server.exitCode === null && !(await answers()));
  return { address, end: () => void server.kill() };
}
