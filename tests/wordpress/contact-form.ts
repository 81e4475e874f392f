import { spawnSync } from "node:child_process";

/** What PHP makes of expressions, or of answers to contact forms, a line of JSON each. */
export function contactFormInPhp(cases: readonly object[]): unknown[] {
  const { status, stdout, stderr } = spawnSync(
    "php",
    ["-d", "display_errors=stderr", "tests/wordpress/contact-form.php"],
    {
      input: cases.map((one) => `${JSON.stringify(one)}\n`).join(""),
      encoding: "utf8",
      maxBuffer: 1 << 28,
    },
  );
  if (status !== 0 || stderr) throw new Error(`PHP ended with ${status}: ${stderr.slice(0, 2_000)}`);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
}
