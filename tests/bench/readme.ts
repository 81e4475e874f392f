const SECTION = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/;

/**
 * The README with another report between its `bench` comments.
 * @throws if the README has no such comments
 */
export function withReport(readme: string, report: string): string {
  if (!SECTION.test(readme))
    throw new Error("There is no <!-- bench --> … <!-- /bench --> to write between.");
  return readme.replace(SECTION, (_, start: string, end: string) => start + report + end);
}
