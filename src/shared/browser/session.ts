import type { Page } from "#runtime/page.ts";
import { isRecord, parseJson } from "#runtime/parse-json.ts";
import { safeUrl } from "./safe-url.ts";

/** Nonces by their names in the page configuration. */
type Nonces = Readonly<Record<string, string>>;

/** A visitor waits for it. */
const TIMEOUT_MS = 10_000;

/** The fields of a record whose values are texts. */
const textsOf = (value: unknown): Nonces =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );

/**
 * Asks the server who the visitor is and for nonces that are valid now, and writes both into the page configuration: a
 * page from a cache knows neither. Asks by POST, whose answers no cache keeps. Never rejects.
 * @returns the nonces; none without an answer
 */
export async function askSession(page: Page): Promise<Nonces> {
  const url = safeUrl(page.sessionUrl, "request", { hosts: page.allowedHosts });
  if (url === null) return {};
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { method: "POST", signal });
    if (safeUrl(response.url || url, "request", { hosts: page.allowedHosts }) === null) return {};
    const parsed = parseJson(await response.text());
    if (!parsed.ok || !isRecord(parsed.value)) return {};
    const { user, nonces } = parsed.value;
    if (isRecord(user)) {
      const roles = Array.isArray(user["roles"]) ? user["roles"].map(String) : [];
      Object.assign(page.user, { logged_in: user["logged_in"] === true, roles });
    }
    const fresh = textsOf(nonces);
    Object.assign(page.nonces, fresh);
    return fresh;
  } catch {
    return {};
  }
}
