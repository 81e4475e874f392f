const SECTION = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/;

/**
 * Puts the report between the benchmark's marks in a README.
 * @throws where there are none
 */
export function withReport(readme: string, report: string): string {
  if (!SECTION.test(readme))
    throw new Error("README.md has no <!-- bench --> and <!-- /bench --> to write between.");
  return readme.replace(SECTION, (_, start: string, end: string) => start + report + end);
}
