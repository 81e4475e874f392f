import { type QueryParameters, readParameters } from "./query-parameters.ts";

/** The source of a visit, with the keys of the cookie `sbjs_current` in their order. */
export interface Source {
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

/** A page view, as `location` and `document` describe it. */
export interface PageView {
  readonly search: string;
  readonly referrer: string;
  readonly hostname: string;
}

/** What the cookies of earlier page views hold. */
export interface EarlierVisit {
  readonly hasSession: boolean;
  readonly hasSource: boolean;
}

const NONE = "(none)";
/** A visit without any sign of its source. Its keys are in the order of the cookie. */
const DIRECT: Source = {
  typ: "typein",
  src: "(direct)",
  mdm: NONE,
  cmp: NONE,
  cnt: NONE,
  trm: NONE,
  id: NONE,
  plt: NONE,
  fmt: NONE,
  tct: NONE,
};

/** Click ids of ad platforms. */
const CLICK_IDS = [
  ["gclid", "google"],
  ["yclid", "yandex"],
] as const;
/** One of these parameters makes the visit a campaign. */
const CAMPAIGN =
  /^(utm_(source|medium|campaign|content|term|id|source_platform|creative_format|marketing_tactic)|[gy]clid)$/;

const GOOGLE = /^(www\.)?google\..{2,9}$/;
const YANDEX = /^(.*\.)?yandex\..{2,9}$/;
/** Search engines: host, parameter of the search, and name in the cookie. */
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
/** Hosts of short links, and the site that counts instead. */
const SHORT_LINKS = [
  ["t.co", "twitter.com"],
  ["plus.url.google.com", "plus.google.com"],
] as const;

const withoutWww = (host: string) => host.replace(/^www\./, "");
const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/**
 * The source of a page view; undefined if the earlier source stays. The first that applies: a campaign, a search
 * engine, a link from another site (only before a session), direct.
 */
export function findVisitSource(
  { search, referrer, hostname }: PageView,
  { hasSession, hasSource }: EarlierVisit,
): Source | undefined {
  const parameters = readParameters(search);
  const otherSite = otherSiteOf(referrer, withoutWww(hostname));
  if ([...parameters.keys()].some((name) => CAMPAIGN.test(name))) return campaignOf(parameters, otherSite);
  const engine = otherSite && engineOf(otherSite);
  if (engine) return { ...DIRECT, typ: "organic", src: engine, mdm: "organic" };
  if (otherSite && !hasSession)
    return { ...DIRECT, typ: "referral", src: siteName(otherSite), mdm: "referral", cnt: otherSite.pathname };
  return hasSource ? undefined : DIRECT;
}

function siteName({ hostname }: URL): string {
  const shortLink = SHORT_LINKS.find(([domain]) => isWithin(hostname, domain));
  return shortLink ? shortLink[1] : withoutWww(hostname);
}

/** The referrer, unless it is a page of this site. */
function otherSiteOf(referrer: string, domain: string): URL | undefined {
  // Most visits have none, and an exception costs a millisecond.
  if (!referrer) return undefined;
  try {
    const url = new URL(referrer);
    return url.hostname && !isWithin(url.hostname, domain) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** A `utm_` parameter wins over the click id's platform. */
function campaignOf(parameters: QueryParameters, referrer: URL | undefined): Source {
  const [, platform] = CLICK_IDS.find(([id]) => parameters.has(id)) ?? [];
  const utm = (name: string) => parameters.get(`utm_${name}`);
  return {
    typ: "utm",
    src: utm("source") ?? platform ?? NONE,
    mdm: utm("medium") ?? (platform && "cpc") ?? NONE,
    cmp: utm("campaign") ?? (platform && `${platform}_cpc`) ?? NONE,
    cnt: utm("content") || NONE,
    trm: utm("term") || (referrer && searchTermOf(referrer)) || NONE,
    id: utm("id") || NONE,
    plt: utm("source_platform") || NONE,
    fmt: utm("creative_format") || NONE,
    tct: utm("marketing_tactic") || NONE,
  };
}

/** Only Yandex still puts the search term into the referrer. */
const searchTermOf = ({ hostname, search }: URL) =>
  YANDEX.test(hostname) && readParameters(search).get("text");

function engineOf({ hostname, search }: URL): string | undefined {
  if (YANDEX.test(hostname) && search.includes("text=")) return "yandex";
  if (GOOGLE.test(hostname)) return "google";
  const query = search.toLowerCase();
  return ENGINES.find(([host, name]) => isWithin(hostname, host) && query.includes(`${name}=`))?.[2];
}
