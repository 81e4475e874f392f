/** A Trusted Types policy; the compiler does not know the class yet. */
interface HtmlPolicy {
  readonly name: string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): HtmlPolicy;
}

const NAME = "islet";
/** A policy name can be used only once, so a second copy of this code finds the policy here. */
const SHARED = Symbol.for("islet.trusted-types");

/**
 * Returns the Trusted Types policy for the sanitiser's parsing and nothing else. Null if the browser has no Trusted
 * Types, if the page's content security policy refuses the name, or if another script uses it.
 */
export function htmlPolicy(): HtmlPolicy | null {
  const shared: unknown = Reflect.get(window, SHARED);
  if (isPolicy(shared)) return shared;
  const policy = createPolicy();
  if (policy) Object.defineProperty(window, SHARED, { value: policy });
  return policy;
}

function createPolicy(): HtmlPolicy | null {
  try {
    const factory = Reflect.get(window, "trustedTypes") as PolicyFactory;
    return factory.createPolicy(NAME, { createHTML: (html) => html });
  } catch {
    return null;
  }
}

/** A policy cannot be forged: only the browser creates instances of the class. */
function isPolicy(value: unknown): value is HtmlPolicy {
  const kind: unknown = Reflect.get(window, "TrustedTypePolicy");
  return typeof kind === "function" && value instanceof kind && Reflect.get(value, "name") === NAME;
}
