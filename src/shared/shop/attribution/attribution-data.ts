import { type Field, isTracking, tracking } from "./tracking.ts";
import { type GroupTexts, readGroupTexts, valuesOf } from "./tracking-cookies.ts";

/** The origin of an order by field; all null while tracking is off. */
export type AttributionData = Readonly<Record<string, string | null>>;

/** The shop's own fields. */
const SHOP_FIELDS: readonly Field[] = [
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
/** The groups in `sbjs.get`. */
const PUBLIC_GROUPS = ["current", "current_add", "first", "first_add", "session", "udata", "promo"] as const;
const MAX_FIELD_LENGTH = 255;

/** The fields of this page's orders. */
export function attributionFields(): readonly Field[] {
  const fields = tracking()?.fields ?? [];
  return fields.length > 0 ? fields : SHOP_FIELDS;
}

/** The current value of every field, in the format of `wc_order_attribution.getAttributionData()`. */
export function getAttributionData(): AttributionData {
  const data = Object.create(null) as Record<string, string | null>;
  // Cookies are in the browser's own process: they are asked for once.
  const texts = isTracking() ? readGroupTexts() : undefined;
  for (const { name, path } of attributionFields()) data[name] = texts ? valueAt(path, texts) : null;
  return data;
}

/** The values of every group, in the format of `sbjs.get`. */
export function attributionGroups(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const texts = readGroupTexts();
  const pairsOf = (text: string) => [...valuesOf(text)].filter(([key]) => key);
  return Object.fromEntries(PUBLIC_GROUPS.map((group) => [group, Object.fromEntries(pairsOf(texts[group]))]));
}

function valueAt(path: string, texts: GroupTexts): string | null {
  const [group, key = ""] = path.split(".");
  const publicGroup = PUBLIC_GROUPS.find((name) => name === group);
  const value = publicGroup && valuesOf(texts[publicGroup]).get(key);
  return value === undefined ? null : value.replace(/\p{Cc}/gu, "").slice(0, MAX_FIELD_LENGTH);
}
