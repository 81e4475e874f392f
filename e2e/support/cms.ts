import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("./serve-cms.ts", import.meta.url));
const root = fileURLToPath(new URL("../..", import.meta.url));

/** A fixture CMS in a separate process. */
export interface RunningCms {
  /** Origin without a slash at the end, such as `http://127.0.0.1:40001`. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a fixture CMS on a free port and waits until it listens. `dist` is the folder of the build that it serves,
 * below the project; by default as `startCms` has it.
 * @throws if the server ends before it listens; its output is on the console
 */
export async function startCmsProcess(dist?: string): Promise<RunningCms> {
  const child = spawn(process.execPath, ["--import", "tsx", program], {
    cwd: root,
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, ...(dist && { ISLET_DIST: dist }) },
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await firstUrl(child, ended);
  return {
    url,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

async function firstUrl(child: ChildProcess & { stdout: NodeJS.ReadableStream }, ended: Promise<void>) {
  const lines = createInterface({ input: child.stdout });
  const failed = ended.then(() => {
    throw new Error("The fixture CMS ended before it listened.");
  });
  const listening = new Promise<string>((resolve) =>
    lines.on("line", (line) => {
      const url = urlIn(line);
      if (url) resolve(url);
    }),
  );
  const url = await Promise.race([listening, failed]);
  failed.catch(() => undefined);
  return url;
}

function urlIn(line: string): string | undefined {
  if (!line.startsWith('{"url":')) return undefined;
  const { url } = JSON.parse(line) as { url: string };
  return url.replace(/\/$/, "");
}
