import { spawnSync } from "node:child_process";
import { phpTemplate } from "#outputs/templates/php.mjs";
import type { EditorWidget } from "../../src/outputs/controls/editor-widget.ts";

/** Whether this machine has PHP. Without it the tests that need it are skipped. */
export const hasPhp = spawnSync("php", ["--version"]).status === 0;

/** What a PHP function of the plugin is called with; names and arguments: answer.php. */
export type Call = readonly [name: string, ...arguments_: unknown[]];

const ANSWERS = 512 * 1024 * 1024;

/** Words of the page's language by the English ones. */
type Words = Readonly<Record<string, string>>;

/** The PHP of the template of each widget that has one, as the build writes it. */
const templatesOf = (widgets: Readonly<Record<string, EditorWidget>>) =>
  Object.fromEntries(
    Object.entries(widgets).flatMap(([name, { template }]) =>
      template ? [[name, phpTemplate(template)]] : [],
    ),
  );

/** Calls the plugin's PHP in one process, a line of JSON for each call and each answer. */
export function callPhp(
  widgets: Readonly<Record<string, EditorWidget>>,
  calls: readonly Call[],
  words: Words = {},
): string[] {
  const first = { widgets, templates: templatesOf(widgets), presets: {} };
  const lines = [first, ...calls].map((line) => JSON.stringify(line));
  const { status, stdout, stderr } = spawnSync(
    "php",
    ["-d", "display_errors=stderr", "tests/wordpress/answer.php"],
    {
      input: `${lines.join("\n")}\n`,
      encoding: "utf8",
      maxBuffer: ANSWERS,
      env: { ...process.env, ISLET_TEST_WORDS: Object.keys(words).length > 0 ? JSON.stringify(words) : "" },
    },
  );
  if (status !== 0 || stderr) throw new Error(`PHP ended with ${status}: ${stderr.slice(0, 2_000)}`);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as string);
}
