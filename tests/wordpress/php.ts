import { phpTemplate } from "#outputs/templates/php.mjs";
import type { EditorWidget } from "../../src/outputs/controls/editor-widget.ts";
import { runPhp } from "./run-php.ts";

export { hasPhp } from "./run-php.ts";

/** What a PHP function of the plugin is called with; names and arguments: answer.php. */
export type Call = readonly [name: string, ...arguments_: unknown[]];

/** Words of the page's language by the English ones. */
type Words = Readonly<Record<string, string>>;

/** The PHP of the template of each widget that has one, as the build writes it. */
const templatesOf = (widgets: Readonly<Record<string, EditorWidget>>) =>
  Object.fromEntries(
    Object.entries(widgets).flatMap(([name, { template }]) =>
      template ? [[name, phpTemplate(template)]] : [],
    ),
  );

const firstLines = new WeakMap<object, string>();

/** The widgets and their templates, which every process reads first. */
function firstLineOf(widgets: Readonly<Record<string, EditorWidget>>): string {
  const line =
    firstLines.get(widgets) ?? JSON.stringify({ widgets, templates: templatesOf(widgets), presets: {} });
  firstLines.set(widgets, line);
  return line;
}

/** A site that has more than answer.php says: a file beside it, and what that reads. */
interface Site {
  readonly file?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Calls the plugin's PHP in one process, a line of JSON for each call and each answer. */
export function callPhp(
  widgets: Readonly<Record<string, EditorWidget>>,
  calls: readonly Call[],
  words: Words = {},
  { file = "answer.php", env = {} }: Site = {},
): string[] {
  const lines = [firstLineOf(widgets), ...calls.map((call) => JSON.stringify(call))];
  return runPhp([`tests/wordpress/${file}`], {
    input: `${lines.join("\n")}\n`,
    env: {
      ...process.env,
      ...env,
      ISLET_TEST_WORDS: Object.keys(words).length > 0 ? JSON.stringify(words) : "",
    },
  })
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as string);
}
