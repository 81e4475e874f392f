import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { renderWidget } from "#entries/server/index.ts";

/** Runs `renderWidget` in a process of its own, as on a server: React prints, whichever engine a test is for. */
export async function printWidget(...args: Parameters<typeof renderWidget>): Promise<string> {
  const list = args.map((arg) => JSON.stringify(arg)).join(", ");
  const program = `import { renderWidget } from "#entries/server/index.ts"; process.stdout.write(await renderWidget(${list}));`;
  const options = ["--import", "tsx", "--input-type=module", "-e", program];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  return stdout;
}
