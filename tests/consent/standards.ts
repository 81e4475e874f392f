import { type ConsentPlugin, choice, chooseSilently, emit, isChosen, set } from "./choice.ts";

const tcfListeners = new Map<number, (data: object) => void>();

/** How many listeners the framework has. */
export const tcfListenerCount = (): number => tcfListeners.size;

const tcData = (eventStatus: string) => ({
  eventStatus,
  gdprApplies: true,
  purpose: { consents: { 1: choice() === true, 3: choice() === true, 4: choice() === true } },
});

/** Opens the framework's window again: nobody has chosen anew, and consents may read as refused. */
export function reopenTcf(): void {
  const consents = { 1: false, 3: false, 4: false };
  for (const tell of tcfListeners.values()) tell({ ...tcData("cmpuishown"), purpose: { consents } });
}

function installTcf() {
  let id = 0;
  tcfListeners.clear();
  set("__tcfapi", (command: string, _version: number, told: (...args: unknown[]) => void, of: number) => {
    if (command === "removeEventListener") return void tcfListeners.delete(of);
    const listenerId = ++id;
    tcfListeners.set(listenerId, (data) => told({ ...data, listenerId }, true));
    told({ ...tcData(choice() === undefined ? "cmpuishown" : "tcloaded"), listenerId }, true);
  });
}

/** A plugin of the consent mode: an older one says nothing of a visitor's data. */
const consentMode = (types: readonly string[]): ConsentPlugin => {
  const valuesOf = (isGiven: boolean | undefined) =>
    Object.fromEntries(types.map((type) => [type, isGiven ? "granted" : "denied"]));
  return {
    install: () =>
      set("dataLayer", [
        ["consent", "default", valuesOf(false)],
        ...(choice() ? [["consent", "update", valuesOf(true)]] : []),
      ]),
    choose: (isGiven) => {
      chooseSilently(isGiven);
      const layer: unknown = Reflect.get(window, "dataLayer");
      if (Array.isArray(layer)) layer.push({ 0: "consent", 1: "update", 2: valuesOf(isGiven), length: 3 });
    },
  };
};

/** What several plugins speak. */
export const CONSENT_STANDARDS: Readonly<Record<string, ConsentPlugin>> = {
  "WP Consent API": {
    install() {
      set("wp_fallback_consent_type", "optin");
      set("wp_has_consent", isChosen("marketing"));
    },
    choose: (isGiven) => {
      chooseSilently(isGiven);
      emit("wp_listen_for_consent_change", document);
    },
  },
  "IAB TCF": {
    install: installTcf,
    choose: (isGiven) => {
      chooseSilently(isGiven);
      for (const tell of tcfListeners.values()) tell(tcData("useractioncomplete"));
    },
  },
  "Google consent mode": consentMode(["ad_storage"]),
  "Google consent mode, second version": consentMode(["ad_storage", "ad_user_data", "ad_personalization"]),
};
