import type { Problem } from "./problems.ts";

/**
 * The settings that cause a problem, without `settings.` before them. A widget that lacks one names it in its own sentence:
 * `settings.end_date must …`.
 */
export function pathsOf(problem: Problem, isMissing: (error: unknown) => error is Error): string[] {
  const missing = "error" in problem && isMissing(problem.error) ? problem.error.message : "";
  const sentence = "message" in problem ? problem.message : missing;
  const named = sentence.match(/\bsettings\.[\w.[\]-]*[\w\]]/g) ?? [];
  const wrong = problem.code === "settings" ? problem.issues.map(({ path }) => path) : [];
  return [...wrong, ...named].map((path) => path.replace(/^settings\./, ""));
}
