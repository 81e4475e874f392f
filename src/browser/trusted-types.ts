/** A Trusted Types policy; the compiler does not know the class yet. */
export interface HtmlPolicy {
  readonly name: string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): HtmlPolicy;
}

let policy: HtmlPolicy | null | undefined;
let isParsing = false;

/**
 * Runs the sanitiser with the Trusted Types policy that its parsing needs. The policy stays in this module, and to
 * anything else that got hold of it, it gives sanitised markup. Null if the browser has no Trusted Types, if the page's
 * content security policy refuses the name, or if another script uses it.
 * @param clean sanitises markup; it is called while the sanitiser does not run
 */
export function withHtmlPolicy<Result>(
  clean: (html: string) => string,
  run: (policy: HtmlPolicy | null) => Result,
): Result {
  policy ??= createPolicy((html) => (isParsing ? html : clean(html)));
  const wasParsing = isParsing;
  isParsing = true;
  try {
    return run(policy);
  } finally {
    isParsing = wasParsing;
  }
}

function createPolicy(createHTML: (html: string) => string): HtmlPolicy | null {
  try {
    const factory = Reflect.get(window, "trustedTypes") as PolicyFactory;
    return factory.createPolicy("islet", { createHTML });
  } catch {
    return null;
  }
}
