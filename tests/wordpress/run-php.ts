import { type SpawnSyncOptionsWithStringEncoding, spawnSync } from "node:child_process";

/** The extensions that the plugin and its tests call; most systems have further ones, whose start takes most of a short run. */
const EXTENSIONS = ["ctype", "dom", "iconv", "mbstring", "tokenizer"];
const ERRORS = ["-d", "display_errors=stderr"];

const ANSWERS_BYTES = 512 * 1024 * 1024;

const php = (args: readonly string[], options: Partial<SpawnSyncOptionsWithStringEncoding> = {}) =>
  spawnSync("php", [...ERRORS, ...args], { maxBuffer: ANSWERS_BYTES, ...options, encoding: "utf8" });

/** How PHP starts with these extensions alone; where they are built in or lie elsewhere, it starts as it is set up. */
function shortStart(): readonly string[] {
  const args = ["-n", ...EXTENSIONS.flatMap((name) => ["-d", `extension=${name}`])];
  const loaded = `array_sum( array_map( 'extension_loaded', ${JSON.stringify(EXTENSIONS)} ) )`;
  const { stdout, stderr } = php([...args, "-r", `echo ${loaded};`]);
  return stderr === "" && stdout === `${EXTENSIONS.length}` ? args : [];
}

/** Whether this machine has PHP. Without it the tests that need it are skipped. */
export const hasPhp = php(["-n", "--version"]).status === 0;

const start = hasPhp ? shortStart() : [];

/**
 * Runs PHP and gives what it has printed.
 * @param args a file, or `-r` and code
 * @throws if it fails or complains
 */
export function runPhp(
  args: readonly string[],
  options: { readonly input?: string; readonly env?: NodeJS.ProcessEnv; readonly cwd?: string } = {},
): string {
  const { status, stdout, stderr } = php([...start, ...args], options);
  if (status !== 0 || stderr) throw new Error(`PHP ended with ${status}: ${stderr.slice(0, 2_000)}`);
  return stdout;
}
