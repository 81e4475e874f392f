import { parseArgs } from "node:util";
import { fetchPage, readPageFile } from "./read-page.ts";
import { type CheckReport, textOf } from "./report.ts";

const USAGE = `islet check URL            checks a page as a visitor gets it
islet check --html FILE    checks a file; nothing is fetched

--url ADDRESS  where the file is on the site
--browser      in Chromium, where scripts run and visitors' sizes hold; needs the package playwright

islet upgrade-check PATH …    reads templates for names that this version does not know

--json         the report for programs

It ends with 0 if nothing is wrong, with 1 if there is something to mend, with 2 if something cannot be read.
`;

async function reportFor(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      html: { type: "string" },
      url: { type: "string" },
      json: { type: "boolean", default: false },
      browser: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [command, address, ...rest] = positionals;
  if (values.help) return USAGE;
  if (command === "upgrade-check" && address !== undefined && values.html === undefined)
    return upgradeReport([address, ...rest], values);
  if (command !== "check" || rest.length > 0 || (address === undefined) === (values.html === undefined))
    throw new Error(USAGE);
  const report = await check(address, values);
  process.exitCode = report.problems.length > 0 ? 1 : 0;
  return values.json ? JSON.stringify(report, null, 2) : textOf(report);
}

async function upgradeReport(
  paths: readonly string[],
  { json }: { readonly json: boolean },
): Promise<string> {
  const { checkTemplates, upgradeText } = await import("./upgrade/check-templates.ts");
  const report = await checkTemplates(paths, __ISLET_VERSION__);
  process.exitCode = report.findings.length > 0 ? 1 : 0;
  return json ? JSON.stringify(report, null, 2) : upgradeText(report);
}

interface CheckArguments {
  readonly html?: string | undefined;
  readonly url?: string | undefined;
  readonly browser: boolean;
}

async function check(
  address: string | undefined,
  { html = "", url, browser }: CheckArguments,
): Promise<CheckReport> {
  const page = address === undefined ? readPageFile(html, url) : await fetchPage(withProtocol(address));
  const { checkPage } = await import("./check-page.ts");
  return checkPage(page, { reads: address !== undefined, browser });
}

const withProtocol = (address: string) => (/^https?:\/\//i.test(address) ? address : `https://${address}`);

/** Runs the command and prints what it found. */
export async function main(args: readonly string[]): Promise<void> {
  const [text, isError] = await reportFor(args).then(
    (found) => [found, false] as const,
    (error: unknown) => [error instanceof Error ? error.message : String(error), true] as const,
  );
  if (isError) process.exitCode = 2;
  // A page that is open has timers that nothing else ends.
  (isError ? process.stderr : process.stdout).write(`${text.trimEnd()}\n`, () => process.exit());
}

await main(process.argv.slice(2));
