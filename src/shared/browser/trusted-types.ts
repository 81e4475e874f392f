/** A Trusted Types policy; the compiler does not know the class yet. */
export interface HtmlPolicy {
  readonly name: string;
}

interface Policy extends HtmlPolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): Policy;
}

let policy: Policy | null | undefined;
let sanitiser: ((html: string) => string) | undefined;
let isParsing = false;
let scriptUrl: string | undefined;

/**
 * Runs the sanitiser with the Trusted Types policy that its parsing needs. The policy stays in this module, and to
 * anything else that got hold of it, it gives sanitised markup and no script. Null if the browser has no Trusted Types, if
 * the page's content security policy refuses the name, or if another script uses it.
 * @param clean sanitises markup; it is called while the sanitiser does not run
 */
export function withHtmlPolicy<Result>(
  clean: (html: string) => string,
  run: (policy: HtmlPolicy | null) => Result,
): Result {
  sanitiser = clean;
  policy ??= createPolicy();
  const wasParsing = isParsing;
  isParsing = true;
  try {
    return run(policy);
  } finally {
    isParsing = wasParsing;
  }
}

/**
 * The address of a script as the browser takes it: trusted where it has Trusted Types, else the text. Only for addresses
 * that have been checked.
 */
export function trustedScriptUrl(url: string): string {
  policy ??= createPolicy();
  scriptUrl = url;
  try {
    return policy ? policy.createScriptURL(url) : url;
  } finally {
    scriptUrl = undefined;
  }
}

/**
 * Parses text as XML or HTML into a document of its own, in which nothing runs and nothing is loaded. Take only texts and
 * attributes out of it.
 * @throws if the page requires Trusted Types and refuses Islet's policy
 */
export function parseInert(text: string, type: "application/xml" | "text/html"): Document {
  policy ??= createPolicy();
  const wasParsing = isParsing;
  isParsing = true;
  try {
    return new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, type);
  } finally {
    isParsing = wasParsing;
  }
}

function createHTML(html: string): string {
  return isParsing ? html : (sanitiser?.(html) ?? "");
}

function createScriptURL(url: string): string {
  if (url === scriptUrl) return url;
  throw new TypeError("not an address that Islet loads");
}

function createPolicy(): Policy | null {
  try {
    const factory = Reflect.get(window, "trustedTypes") as PolicyFactory;
    return factory.createPolicy("islet", { createHTML, createScriptURL });
  } catch {
    return null;
  }
}
