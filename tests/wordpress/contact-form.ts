import { runPhp } from "./run-php.ts";

/** What PHP makes of expressions, or of answers to contact forms, a line of JSON each. */
export function contactFormInPhp(cases: readonly object[]): unknown[] {
  const input = cases.map((one) => `${JSON.stringify(one)}\n`).join("");
  return runPhp(["tests/wordpress/contact-form.php"], { input })
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
}
