/** The browser's own object; the compiler does not know the class yet. */
interface HtmlPolicy {
  readonly name: string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): HtmlPolicy;
}

const NAME = "islet";
/** Where a second copy of this code on the page finds the policy: a name can be taken only once. */
const SHARED = Symbol.for("islet.trusted-types");

/**
 * The page's one Trusted Types policy, for the sanitiser's own parsing and nothing else. Null where the browser
 * has no Trusted Types, or where the page's content security policy or a stranger keeps us from the name.
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

/** Policies cannot be forged: only the browser makes instances of the class. */
function isPolicy(value: unknown): value is HtmlPolicy {
  const kind: unknown = Reflect.get(window, "TrustedTypePolicy");
  return typeof kind === "function" && value instanceof kind && Reflect.get(value, "name") === NAME;
}
