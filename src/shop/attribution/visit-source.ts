import { type Parameters, parametersOf } from "./query-parameters.ts";

/** Where a visit comes from, in the order and under the keys of the cookie `sbjs_current` (reference: shop 11.3). */
export interface Source {
  /** Clause order-attribution.6. */
  readonly typ: "utm" | "organic" | "referral" | "typein";
  readonly src: string;
  readonly mdm: string;
  readonly cmp: string;
  readonly cnt: string;
  readonly trm: string;
  readonly id: string;
  readonly plt: string;
  readonly fmt: string;
  readonly tct: string;
}

/** What a page view tells of itself; as `location` and `document` spell it. */
export interface PageView {
  readonly search: string;
  readonly referrer: string;
  readonly hostname: string;
}

/** What is known of the visitor from before. */
export interface Known {
  readonly hasSession: boolean;
  readonly hasSource: boolean;
}

const NONE = "(none)";

/** Clause order-attribution.9: the ad platforms by their click ids. */
const CLICKS = [
  ["gclid", "google"],
  ["yclid", "yandex"],
] as const;
/** Any of these makes a campaign (reference: shop 11.4). */
const CAMPAIGN =
  /^(utm_(source|medium|campaign|content|term|id|source_platform|creative_format|marketing_tactic)|[gy]clid)$/;

const GOOGLE = /^(www\.)?google\..{2,9}$/;
const YANDEX = /^(.*\.)?yandex\..{2,9}$/;
/** Search engines by host, with their query's parameter and the name they are shown by (clause order-attribution.9). */
const ENGINES = [
  ["bing.com", "q", "bing"],
  ["yahoo.com", "p", "yahoo"],
  ["about.com", "q", "about"],
  ["aol.com", "q", "aol"],
  ["ask.com", "q", "ask"],
  ["globososo.com", "q", "globo"],
  ["go.mail.ru", "q", "go.mail.ru"],
  ["rambler.ru", "query", "rambler"],
  ["tut.by", "query", "tut.by"],
] as const;
/** Short links that stand for a site (clause order-attribution.9). */
const RENAMED = [
  ["t.co", "twitter.com"],
  ["plus.url.google.com", "plus.google.com"],
] as const;

const withoutWww = (host: string) => host.replace(/^www\./, "");
const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** The source of a page view; undefined where what is known stays (clauses order-attribution.6 and .7). */
export function sourceOf(
  { search, referrer, hostname }: PageView,
  { hasSession, hasSource }: Known,
): Source | undefined {
  const parameters = parametersOf(search);
  const outside = outsideOf(referrer, withoutWww(hostname));
  if ([...parameters.keys()].some((name) => CAMPAIGN.test(name))) return campaignOf(parameters, outside);
  const engine = outside && engineOf(outside);
  if (engine) return source("organic", engine, "organic");
  if (outside && !hasSession) {
    const host = withoutWww(outside.hostname);
    const [, name = host] = RENAMED.find(([domain]) => isWithin(outside.hostname, domain)) ?? [];
    return source("referral", name, "referral", { cnt: outside.pathname });
  }
  return hasSource ? undefined : source("typein", "(direct)", NONE);
}

function source(typ: Source["typ"], src: string, mdm: string, more: Partial<Source> = {}): Source {
  const rest = { cmp: NONE, cnt: NONE, trm: NONE, id: NONE, plt: NONE, fmt: NONE, tct: NONE };
  return { typ, src, mdm, ...rest, ...more };
}

/** The page that led here, unless it is one of the site's own. */
function outsideOf(referrer: string, domain: string): URL | undefined {
  try {
    const url = new URL(referrer);
    return url.hostname && !isWithin(url.hostname, domain) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Text that was given wins over what a click id tells. */
function campaignOf(parameters: Parameters, referrer: URL | undefined): Source {
  const [, platform] = CLICKS.find(([id]) => parameters.has(id)) ?? [];
  const given = (name: string) => parameters.get(`utm_${name}`);
  const filled = (name: string) => given(name) || NONE;
  return source("utm", given("source") ?? platform ?? NONE, given("medium") ?? (platform ? "cpc" : NONE), {
    cmp: given("campaign") ?? (platform ? `${platform}_cpc` : NONE),
    cnt: filled("content"),
    trm: given("term") || (referrer && wordsOf(referrer)) || NONE,
    id: filled("id"),
    plt: filled("source_platform"),
    fmt: filled("creative_format"),
    tct: filled("marketing_tactic"),
  });
}

/** What was searched for, which only one engine still tells. */
const wordsOf = ({ hostname, search }: URL) => YANDEX.test(hostname) && parametersOf(search).get("text");

function engineOf({ hostname, search }: URL): string | undefined {
  if (YANDEX.test(hostname) && search.includes("text=")) return "yandex";
  if (GOOGLE.test(hostname)) return "google";
  const query = search.toLowerCase();
  return ENGINES.find(([host, name]) => isWithin(hostname, host) && query.includes(`${name}=`))?.[2];
}
