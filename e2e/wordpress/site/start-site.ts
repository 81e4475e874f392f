import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { madeSite } from "./make-site.ts";
import { runPhp } from "./run-php.ts";
import type { WordPressVersion } from "./versions.ts";

/** A WordPress of its own that answers on this machine. Users: `admin`, `author`, `contributor`; `?sign-in=NAME` signs in. */
export interface WordPressSite {
  /** Without a slash at the end. */
  readonly origin: string;
  /** The folder of the site, with a slash at the end. */
  readonly folder: string;
  /** Runs PHP code with WordPress loaded; gives what it prints. */
  run(code: string): string;
  /** What PHP and WordPress complained of in the plugin's files, a line each. */
  complaints(): readonly string[];
  stop(): void;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function answers(origin: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    if (hasEnded()) throw new Error("PHP's server has ended.");
    const answer = await fetch(`${origin}/wp-login.php`).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const SETTINGS = ["memory_limit=512M", "opcache.enable_cli=1", "opcache.max_accelerated_files=20000"];

/** Copies an installed site and starts PHP's own server for it. */
export async function startSite(version: WordPressVersion): Promise<WordPressSite> {
  const folder = `${mkdtempSync(join(tmpdir(), "islet-wordpress-"))}/`;
  cpSync(madeSite(version), folder, { recursive: true });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const options = SETTINGS.flatMap((setting) => ["-d", setting]);
  const server = spawn("php", [...options, "-S", `127.0.0.1:${port}`, "-t", folder, `${folder}router.php`], {
    // A page asks for itself, and its files, at the same time.
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: "3" },
    stdio: "ignore",
    detached: true,
  });
  const stop = () => {
    // The server's workers are processes of its group.
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(origin, () => server.exitCode !== null);
  } catch (error) {
    stop();
    throw error;
  }
  return {
    origin,
    folder,
    run: (code) =>
      runPhp(folder, `$_SERVER['HTTP_HOST'] = '127.0.0.1:${port}'; require 'wp-load.php';\n${code}`),
    complaints: () => readLog(folder).filter((line) => line.includes("/plugins/islet/")),
    stop,
  };
}

function readLog(folder: string): string[] {
  const file = `${folder}debug.txt`;
  return existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
}
