import { spawnSync } from "node:child_process";

/** `wp_die` answers with a page. */
const asText = (output: string) =>
  output
    .replaceAll(/<style[^]*?<\/style>/g, "")
    .replaceAll(/<[^>]*>/g, "")
    .trim();

/** Deprecations of a WordPress that is older than the PHP here are no news. */
const SETTINGS = ["-d", "memory_limit=512M", "-d", "display_errors=1", "-d", "error_reporting=22519"];

/**
 * Runs PHP code in the folder of a site.
 * @returns what it printed
 * @throws if it ends with an error, with what it printed as plain text
 */
export function runPhp(folder: string, code: string): string {
  const request =
    "$_SERVER['HTTP_HOST'] = '127.0.0.1'; $_SERVER['REQUEST_METHOD'] = 'GET'; $_SERVER['REQUEST_URI'] = '/';";
  const { status, stdout, stderr } = spawnSync("php", [...SETTINGS, "-r", `${request}\n${code}`], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`PHP ended with ${status}: ${asText(stdout)} ${stderr}`);
  return stdout;
}
