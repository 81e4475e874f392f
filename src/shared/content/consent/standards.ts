import { isRecord } from "#runtime/parse-json.ts";
import { attempt, type ConsentAdapter, type ConsentCategory, callAt, valueAt } from "./adapter.ts";

/** Whether a plugin still has to find out which law counts. Until then the API allows everything. */
const isUndecided = () =>
  Boolean(valueAt("waitfor_consent_hook")) && valueAt("wp_consent_type") === undefined;

/** Whether no plugin that asks the visitor speaks the API: it allows everything, also what another standard refuses. */
function isUnused() {
  const byServer = valueAt("wp_fallback_consent_type");
  return byServer !== undefined && !byServer && !valueAt("wp_consent_type") && !isUndecided();
}

/** What several WordPress plugins answer through one plugin. */
const wpConsentApi: ConsentAdapter = {
  name: "WP Consent API",
  isPresent: () => typeof valueAt("wp_has_consent") === "function" && !isUnused(),
  isGiven: ({ category }) => !isUndecided() && callAt(["wp_has_consent"], category),
  events: ["wp_listen_for_consent_change", "wp_consent_type_defined"],
};

/** Purposes of the framework that a category needs, all of them: storing, choosing advertisements, measuring, choosing content. */
const PURPOSES: Readonly<Record<ConsentCategory, readonly number[]>> = {
  functional: [1],
  preferences: [1, 5, 6],
  statistics: [1, 8],
  marketing: [1, 3, 4],
};

/** What the framework last reported; it answers only to listeners. */
let tcData: unknown;
let listeners = 0;

const tcf: ConsentAdapter = {
  name: "IAB TCF",
  isPresent: () => typeof valueAt("__tcfapi") === "function",
  isGiven({ category }) {
    if (!isRecord(tcData)) return false;
    const { gdprApplies, purpose } = tcData;
    const consents = isRecord(purpose) && purpose["consents"];
    return (
      gdprApplies === false ||
      (isRecord(consents) && PURPOSES[category].every((number) => consents[number] === true))
    );
  },
  watch(check, signal) {
    listeners++;
    signal.addEventListener("abort", () => {
      if (--listeners === 0) tcData = undefined;
    });
    let listenerId: unknown;
    const listen = (data: unknown, isKnown: unknown) => {
      if (isKnown !== true || signal.aborted || !isRecord(data)) return;
      listenerId ??= data["listenerId"];
      // What it reports while its window is open is no choice: what the visitor has chosen before still counts.
      if (data["eventStatus"] === "cmpuishown") return;
      tcData = data;
      check();
    };
    signal.addEventListener("abort", () => {
      attempt(() => callAt(["__tcfapi"], "removeEventListener", 2, () => {}, listenerId));
    });
    callAt(["__tcfapi"], "addEventListener", 2, listen);
  },
};

/** What a category needs, and then what must not be refused beside it: older plugins say nothing of it. */
const CONSENT_TYPES: Readonly<Record<ConsentCategory, readonly string[]>> = {
  functional: ["functionality_storage"],
  preferences: ["personalization_storage"],
  statistics: ["analytics_storage"],
  marketing: ["ad_storage", "ad_user_data", "ad_personalization"],
};

const isConsentCommand = (entry: unknown): entry is object =>
  typeof entry === "object" && entry !== null && attempt((): unknown => Reflect.get(entry, 0)) === "consent";

/** What `gtag("consent", …)` has said of a type, first to last: its kind and its value. */
function consentCommands(type: string): (readonly [kind: unknown, value: unknown])[] {
  const layer = valueAt("dataLayer");
  if (!Array.isArray(layer)) return [];
  return layer.flatMap((entry: unknown) => {
    if (!isConsentCommand(entry)) return [];
    const values: unknown = Reflect.get(entry, 2);
    return isRecord(values) && type in values ? [[Reflect.get(entry, 1), values[type]] as const] : [];
  });
}

/**
 * Whether a type is granted; undefined if nothing is said of it. Of several defaults, some are for other regions: all must
 * agree. An update is the visitor's choice.
 */
function isGranted(type: string): boolean | undefined {
  const commands = consentCommands(type);
  const update = commands.findLast(([kind]) => kind === "update");
  const counted = update ? [update] : commands;
  return counted.length > 0 ? counted.every(([, value]) => value === "granted") : undefined;
}

const googleConsentMode: ConsentAdapter = {
  name: "Google consent mode",
  isPresent: () =>
    Object.values(CONSENT_TYPES)
      .flat()
      .some((type) => isGranted(type) !== undefined),
  isGiven({ category }) {
    const [needed, ...others] = CONSENT_TYPES[category].map(isGranted);
    return needed === true && !others.includes(false);
  },
  /** It has no event: what is pushed passes through here. */
  watch(check, signal) {
    const layer = valueAt("dataLayer");
    if (!Array.isArray(layer)) return;
    const before: unknown = Reflect.get(layer, "push");
    if (typeof before !== "function") return;
    const push = (...entries: unknown[]): unknown => {
      const result: unknown = Reflect.apply(before, layer, entries);
      if (!signal.aborted && entries.some(isConsentCommand)) check();
      return result;
    };
    Reflect.set(layer, "push", push);
    signal.addEventListener("abort", () => {
      // Whoever has come after keeps calling it.
      if (Reflect.get(layer, "push") === push) Reflect.set(layer, "push", before);
    });
  },
};

/** What a plugin that is not known by name may speak, in the order in which it is asked. */
export const STANDARDS: readonly ConsentAdapter[] = [wpConsentApi, tcf, googleConsentMode];
