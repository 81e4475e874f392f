import type { Presets } from "./guess-presets.ts";
import type { FoundWidget, Run } from "./run-islet.ts";
import type { ScriptFile, StockOnPage } from "./stock-on-page.ts";
import type { Tags } from "./tags.ts";

/** What `islet check` found; `--json` prints it. */
export interface CheckReport {
  readonly url: string;
  readonly tags: Pick<Tags, "addresses" | "version">;
  readonly presets: Presets;
  readonly widgets: Run["widgets"];
  /** Sentences; the program ends with 1 if there is one. */
  readonly problems: readonly string[];
  readonly remarks: readonly string[];
  readonly stock: StockOnPage;
}

/** The report as one screen of text. */
export const textOf = (report: CheckReport): string =>
  [
    report.url,
    "",
    ...aboutIslet(report),
    ...listed("Widgets", widgetLines(report.widgets)),
    ...listed("Stock scripts that Islet can replace", jobLines(report.stock)),
    ...listed("To mend", report.problems),
    ...listed("To know", report.remarks),
    report.problems.length === 0
      ? "No problem found."
      : `${counted(report.problems.length, "problem")} found.`,
  ].join("\n");

const listed = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`), ""] : [];

function aboutIslet({ tags, presets }: CheckReport): string[] {
  const tag = tags.addresses[0]
    ? `Islet${tags.version && ` ${tags.version}`}: ${tags.addresses[0]}`
    : "Islet is not on this page. What follows is what it would do.";
  const { names, areGuessed } = presets;
  if (names.length === 0) return [tag, ""];
  return [tag, `Presets${areGuessed ? " that the page asks for" : ""}: ${names.join(", ")}`, ""];
}

const STATES: Readonly<Record<FoundWidget["state"], string>> = {
  mounted: "",
  waiting: ", which waits",
  failed: ", which cannot start",
};

const widgetLines = (widgets: Run["widgets"]) =>
  [...widgets]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ name, count, state }) => `${name}${count > 1 ? ` × ${count}` : ""}${STATES[state]}`);

function jobLines({ jobs, jquery, keepers }: StockOnPage): string[] {
  if (jobs.length === 0) return [];
  const files = new Map(jobs.flatMap((job) => job.files.map((file) => [file.address, file] as const)));
  const lines = jobs.map((job) => `${job.preset}: ${job.title} (${sizeOf(job.files)})`);
  const together = `Together ${sizeOf([...files.values()])}.`;
  if (jquery.length === 0) return [...lines, together];
  if (!keepers) return [...lines, together, "Whether jQuery can go is not known: no file was fetched."];
  if (keepers.length === 0)
    return [...lines, `Together, with jQuery, ${sizeOf([...files.values(), ...jquery])}.`];
  return [
    ...lines,
    `${together} jQuery (${sizeOf(jquery)}) stays for:`,
    ...keepers.map((keeper) => `  ${keeper}`),
  ];
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

function sizeOf(files: readonly ScriptFile[]): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return `${counted(files.length, "file")}${bytes ? `, ${(bytes / 1_000).toFixed(1)} kB` : ""}`;
}
