import type { Problem } from "./problems.ts";

/** A page that goes on making problems gets fewer and fewer lines. */
const FIRST_DELAY_MS = 1_000;
const MOST_KINDS = 200;

/** What makes problems alike: everything but the element and the values that its author wrote. */
export function kindOf(problem: Problem): string {
  const { code } = problem;
  const widget = "widget" in problem ? problem.widget : "";
  if (code === "settings") return [code, widget, ...problem.issues.map(({ path }) => path)].join(" ");
  if (code === "settings-syntax") return [code, widget].join(" ");
  const { element: _, ...rest } = { element: null, ...problem };
  return Object.values(rest).map(String).join(" ");
}

/**
 * Has the first problem of a kind printed by its `print`; those like it are counted, and it prints the number in a line after
 * a while. `printOthers` prints the number of those of too many kinds.
 */
export function createFolding(printOthers: (line: string) => void) {
  /** The first message of each kind, and what prints it. */
  const printed = new Map<string, { readonly message: string; readonly print: (line?: string) => void }>();
  /** How many of a kind no line has reported yet; of all further kinds under an empty text. */
  const unreported = new Map<string, number>();
  let delayMs = FIRST_DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function reportNumbers() {
    timer = undefined;
    delayMs *= 2;
    for (const [kind, number] of unreported) {
      const { message, print = printOthers } = printed.get(kind) ?? {};
      const like = message?.replace("[islet]", "like this one:");
      print(`[islet] ${number} more problem${number > 1 ? "s" : ""} ${like ?? "of other kinds."}`);
    }
    unreported.clear();
  }

  return (kind: string, message: string, print: (line?: string) => void): void => {
    if (!printed.has(kind) && printed.size < MOST_KINDS) {
      printed.set(kind, { message, print });
      return print();
    }
    const known = printed.has(kind) ? kind : "";
    unreported.set(known, (unreported.get(known) ?? 0) + 1);
    timer ??= setTimeout(reportNumbers, delayMs);
  };
}
