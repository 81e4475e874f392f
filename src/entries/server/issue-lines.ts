import type { FieldIssue } from "#runtime/problems/problems.ts";

/** What is wrong with a widget's settings, a line for each field; empty if at most former names are used. */
export const issueLines = (name: string, issues: readonly Omit<FieldIssue, "given" | "isMended">[]) =>
  issues
    .filter(({ until }) => !until)
    .map(({ path, expected }) => `${name}: ${path} must be ${expected}.`)
    .join("\n");
