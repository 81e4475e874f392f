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
  "Google consent mode": {
    install: () =>
      set("dataLayer", [
        ["consent", "default", { ad_storage: "denied" }],
        ...(choice() ? [["consent", "update", { ad_storage: "granted" }]] : []),
      ]),
    choose: (isGiven) => {
      chooseSilently(isGiven);
      const layer: unknown = Reflect.get(window, "dataLayer");
      const update = { ad_storage: isGiven ? "granted" : "denied" };
      if (Array.isArray(layer)) layer.push({ 0: "consent", 1: "update", 2: update, length: 3 });
    },
  },
};
