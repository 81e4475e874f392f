import { type Group, readGroup } from "./tracking-cookies.ts";
import { type Field, isTracking, tracking } from "./tracking.ts";

/** What an order keeps of its origin, by field; all null while tracking is off. */
export type AttributionData = Readonly<Record<string, string | null>>;

/** The shop's own fields (reference: shop 11.2; clause order-attribution.4). */
const FIELDS: readonly Field[] = [
  { name: "source_type", path: "current.typ" },
  { name: "referrer", path: "current_add.rf" },
  { name: "utm_campaign", path: "current.cmp" },
  { name: "utm_source", path: "current.src" },
  { name: "utm_medium", path: "current.mdm" },
  { name: "utm_content", path: "current.cnt" },
  { name: "utm_id", path: "current.id" },
  { name: "utm_term", path: "current.trm" },
  { name: "utm_source_platform", path: "current.plt" },
  { name: "utm_creative_format", path: "current.fmt" },
  { name: "utm_marketing_tactic", path: "current.tct" },
  { name: "session_entry", path: "current_add.ep" },
  { name: "session_start_time", path: "current_add.fd" },
  { name: "session_pages", path: "session.pgs" },
  { name: "session_count", path: "udata.vst" },
  { name: "user_agent", path: "udata.uag" },
];
/** The groups that `sbjs.get` shows to other scripts. */
const SHOWN = ["current", "current_add", "first", "first_add", "session", "udata", "promo"] as const;
/** Security rules, 17. */
const LONGEST_FIELD = 255;

/** Which fields the page's orders have. */
export function attributionFields(): readonly Field[] {
  const own = tracking()?.fields ?? [];
  return own.length > 0 ? own : FIELDS;
}

/** Every field with its value now, as `wc_order_attribution.getAttributionData()` gives them. */
export function getAttributionData(): AttributionData {
  const data = Object.create(null) as Record<string, string | null>;
  for (const { name, path } of attributionFields()) data[name] = isTracking() ? valueAt(path) : null;
  return data;
}

/** Every group with its values, as scripts beside the shop's own read them from `sbjs.get`. */
export function attributionGroups(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return Object.fromEntries(SHOWN.map((group) => [group, Object.fromEntries(readShown(group))]));
}

function valueAt(path: string): string | null {
  const [group, key = ""] = path.split(".");
  const known = SHOWN.find((one) => one === group);
  const value = known && readGroup(known).get(key);
  return value === undefined ? null : value.replace(/\p{Cc}/gu, "").slice(0, LONGEST_FIELD);
}

const readShown = (group: Group) => [...readGroup(group)].filter(([key]) => key);
