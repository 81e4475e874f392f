// The only command of the project: node build.mjs [build | docs | start | dev | new | test | format | bench | release].
// Import only Node's own modules here: nothing else may be installed yet.
import { ensureInstalled } from "./src/build/ensure-installed.mjs";

/** @type {[name: string, run: (args: string[]) => unknown][]} */
const COMMANDS = [
  ["build", async (args) => (await import("./src/build/build-command.mjs")).build(args)],
  ["docs", async () => (await import("./src/build/serve/docs.mjs")).docs()],
  ["start", async () => (await import("./src/build/serve/start.mjs")).start()],
  ["dev", async () => (await import("./src/build/serve/dev.mjs")).dev()],
  ["new", async (args) => (await import("./src/build/new/make-new.mjs")).makeNew(args)],
  ["test", async (args) => (await import("./tests/run.mjs")).runTests(args)],
  ["format", async (args) => (await import("./src/build/format.mjs")).format(args)],
  ["release", async (args) => (await import("./src/build/release/release.mjs")).release(args)],
  ["bench", async (args) => (await import("./src/build/bench.mjs")).bench(args)],
];
const commands = new Map(COMMANDS);

const [name = "build", ...args] = process.argv.slice(2);

try {
  const command = commands.get(name);
  if (!command)
    throw new Error(`There is no command "${name}"; there are ${[...commands.keys()].join(", ")}.`);
  ensureInstalled();
  await command(args);
} catch (error) {
  console.error(error instanceof Error && process.env.ISLET_TRACE === undefined ? error.message : error);
  process.exitCode = 1;
}
