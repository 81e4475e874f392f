/** Sources by the names of directives. */
type Policy = ReadonlyMap<string, readonly string[]>;

const readPolicy = (text: string): Policy =>
  new Map(
    text
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );

/** What a policy is asked about. */
interface PolicyQuestion {
  /** Address of the page. */
  readonly page: string;
  /** Address of islet.js. */
  readonly script: string;
  /** The tag's nonce; empty if it has none. */
  readonly nonce: string;
}

/**
 * What the page's Content Security Policies refuse of Islet, a sentence each; a browser applies all of them. Source: runtime/CSP.md.
 * @param policies the values of headers and of `<meta http-equiv>`
 */
export const refusedByPolicies = (policies: readonly string[], question: PolicyQuestion): string[] =>
  policies.flatMap((text) => {
    const policy = readPolicy(text);
    return [...refusedCode(policy, question), ...refusedStyles(policy, question), ...refusedTypes(policy)];
  });

function refusedCode(policy: Policy, { page, script, nonce }: PolicyQuestion): string[] {
  const sources = sourcesOf(policy, "script-src-elem", "script-src", "default-src");
  if (!sources) return [];
  const nonces = sources.filter((source) => source.startsWith("'nonce-"));
  if (nonces.includes(`'nonce-${nonce}'`)) return [];
  const isStrict = sources.includes("'strict-dynamic'");
  if (!isStrict && allows(sources, script, page)) return [];
  return [
    nonces.length > 0
      ? "script-src works by nonces, and the tag of islet.js does not have the page's."
      : `script-src does not allow ${new URL(script).origin}, from which islet.js comes.`,
  ];
}

function refusedStyles(policy: Policy, { page, script }: PolicyQuestion): string[] {
  const sources = sourcesOf(policy, "style-src-elem", "style-src", "default-src");
  const isAllowed = !sources || allows(sources, script, page);
  return isAllowed
    ? []
    : [`style-src does not allow ${new URL(script).origin}, from which the styles of widgets come.`];
}

function refusedTypes(policy: Policy): string[] {
  const isAsked = policy.get("require-trusted-types-for")?.includes("'script'");
  const names = policy.get("trusted-types");
  const isAllowed = !names || names.includes("*") || names.includes("islet");
  return isAsked && !isAllowed
    ? ["trusted-types does not name the policy islet: HTML that a server answers is not shown."]
    : [];
}

const sourcesOf = (policy: Policy, ...names: readonly string[]) =>
  names.map((name) => policy.get(name)).find((sources) => sources !== undefined);

/** Whether a list of sources has the address: by host, by protocol or as the page's own. */
function allows(sources: readonly string[], address: string, page: string): boolean {
  const { origin, protocol, hostname, host, pathname } = new URL(address);
  return sources.some((source) => {
    if (source === "*") return /^https?:$/.test(protocol);
    if (source === "'self'") return origin === new URL(page).origin;
    if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return source.toLowerCase() === protocol;
    const [, scheme, name = "", port, path] =
      /^(?:([a-z][a-z0-9+.-]*):\/\/)?([\w.*-]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? [];
    if (!name || (scheme && `${scheme.toLowerCase()}:` !== protocol)) return false;
    if (port && port !== "*" && host !== `${hostname}:${port}` && host !== hostname) return false;
    if (path && !(path.endsWith("/") ? pathname.startsWith(path) : pathname === path)) return false;
    const lower = name.toLowerCase();
    return lower.startsWith("*.") ? hostname.endsWith(lower.slice(1)) : hostname === lower;
  });
}
