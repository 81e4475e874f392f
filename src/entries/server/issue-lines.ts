import type { FieldIssue } from "#runtime/problems/problems.ts";

/** What is wrong with a widget's settings, a line for each field. */
export const issueLines = (name: string, issues: readonly Pick<FieldIssue, "path" | "expected">[]) =>
  issues.map(({ path, expected }) => `${name}: ${path} must be ${expected}.`).join("\n");
