import {
  type ConsentPlugin,
  choice,
  chooseSilently,
  emit,
  isChosen,
  pressPlugin,
  set,
  storeCookie,
} from "./choice.ts";
import { CONSENT_STANDARDS } from "./standards.ts";

/** What promises wait for. */
let kept: (() => void)[] = [];

function keepPromises() {
  for (const keep of kept) keep();
  kept = [];
}

function consentPromise(name: string): Promise<void> {
  return new Promise((resolve) => {
    if (name !== "youtube") return;
    if (choice() === true) resolve();
    else kept.push(resolve);
  });
}

function tellRealCookieBanner(isGiven: boolean) {
  chooseSilently(isGiven);
  if (isGiven) keepPromises();
  emit(isGiven ? "RCB/OptIn" : "RCB/OptOut", document);
}

/** Each as its documentation and source have it: where the choice stands, what answers, what is told, and where. */
export const CONSENT_PLUGINS: Readonly<Record<string, ConsentPlugin>> = {
  WPConsent: {
    install: () => set("WPConsent", { hasConsent: isChosen("marketing") }),
    choose: (isGiven) => {
      chooseSilently(isGiven);
      emit("wpconsent_consent_saved", window);
    },
  },
  CookieYes: {
    install: () => set("cookieyes", { _ckyConsentStore: new Map([["functional", choice() ? "yes" : "no"]]) }),
    choose: (isGiven) => {
      chooseSilently(isGiven);
      const store: unknown = Reflect.get(Object(Reflect.get(window, "cookieyes")), "_ckyConsentStore");
      if (store instanceof Map) store.set("functional", isGiven ? "yes" : "no");
      emit("cookieyes_consent_update", document);
    },
  },
  "GDPR Cookie Consent": {
    install() {
      set("CLI_Cookie", {});
      if (choice() !== undefined) return;
      // The editor's default before a choice.
      storeCookie("cookielawinfo-checkbox-non-necessary", "yes");
      storeCookie("cookielawinfo-checkbox-necessary", "yes");
    },
    choose: (isGiven) => {
      chooseSilently(isGiven);
      storeCookie("viewed_cookie_policy", isGiven ? "yes" : "no");
      storeCookie("cookielawinfo-checkbox-non-necessary", isGiven ? "yes" : "no");
      emit("cli_consent_update", document);
    },
  },
  "GDPR Cookie Consent, which tells nothing": {
    install: () => set("CLI_Cookie", {}),
    choose: (isGiven) => {
      storeCookie("viewed_cookie_policy", "yes");
      storeCookie("cookielawinfo-checkbox-non-necessary", isGiven ? "yes" : "no");
      pressPlugin({ className: "cli-modal" });
    },
  },
  "Cookie Notice": {
    install: () => set("cnArgs", { cookieName: "cookie_notice_accepted" }),
    // Also at a scroll, without a press.
    choose: (isGiven) => {
      storeCookie("cookie_notice_accepted", String(isGiven));
      emit("setCookieNotice", document);
    },
  },
  "Cookie Notice 1": {
    install: () => set("cnArgs", { cookieName: "cookie_notice_accepted" }),
    choose: (isGiven) => {
      storeCookie("cookie_notice_accepted", isGiven ? "TRUE" : "FALSE");
      pressPlugin({ id: "cookie-notice" }, false);
    },
  },
  "Complianz, its function": {
    install: () => set("cmplz_has_consent", isChosen("marketing")),
    choose: (isGiven) => {
      chooseSilently(isGiven);
      emit(isGiven ? "cmplz_fire_categories" : "cmplz_revoke", document);
    },
  },
  "Complianz, its cookie": {
    install: () => set("complianz", { prefix: "cmplz_rt_" }),
    choose: (isGiven) => {
      storeCookie("cmplz_rt_marketing", isGiven ? "allow" : "deny");
      emit("cmplz_status_change", document);
    },
  },
  "Complianz, for one service": {
    install: () => set("cmplz_has_consent", () => false),
    choose: (isGiven) => {
      storeCookie("cmplz_consented_services", JSON.stringify({ youtube: isGiven, vimeo: true }));
      emit("cmplz_status_change_service", document);
    },
  },
  "Complianz 4": {
    install: () => set("complianz", {}),
    choose: (isGiven) => {
      storeCookie("cmplz_consent_status", isGiven ? "allow" : "deny");
      pressPlugin({ className: "cc-window" });
    },
  },
  Cookiebot: {
    install: () =>
      set("Cookiebot", { consented: choice() === true, consent: { marketing: choice() === true } }),
    choose: (isGiven) => {
      chooseSilently(isGiven);
      // Whoever accepts statistics alone has consented, but not to this.
      const choice = { consented: true, consent: { marketing: isGiven, statistics: true } };
      if (Reflect.has(window, "Cookiebot")) set("Cookiebot", choice);
      emit("CookiebotOnConsentReady", window);
      emit("CookiebotOnAccept", window);
    },
  },
  "Cookiebot without categories": {
    install: () => set("Cookiebot", { consented: choice() === true }),
    choose: (isGiven) => {
      chooseSilently(isGiven);
      if (Reflect.has(window, "Cookiebot")) set("Cookiebot", { consented: isGiven });
      emit(isGiven ? "CookiebotOnAccept" : "CookiebotOnDecline", window);
    },
  },
  "Borlabs Cookie 2": {
    install: () => set("BorlabsCookie", { checkCookieConsent: isChosen("youtube") }),
    choose: (isGiven) => {
      chooseSilently(isGiven);
      emit("borlabs-cookie-consent-saved", document);
    },
  },
  "Borlabs Cookie 3": {
    // Its object comes first, and answers once it is initialised.
    install: () => set("BorlabsCookie", { Consents: { hasConsent: isChosen("youtube") } }),
    choose: (isGiven) => {
      chooseSilently(isGiven);
      emit("borlabs-cookie-consent-saved", window);
    },
  },
  "Moove GDPR": {
    install: () => set("moove_frontend_gdpr_scripts", {}),
    choose: (isGiven) => {
      const choice = { strict: "1", thirdparty: isGiven ? "1" : "0", advanced: "0" };
      storeCookie("moove_gdpr_popup", encodeURIComponent(JSON.stringify(choice)));
      pressPlugin({ id: "moove_gdpr_cookie_modal" });
    },
  },
  "Real Cookie Banner": {
    install: () =>
      set("consentApi", {
        consent: consentPromise,
        consentSync: (name: string) => ({
          cookie: {},
          consentGiven: choice() !== undefined,
          cookieOptIn: isChosen("youtube")(name),
        }),
      }),
    choose: tellRealCookieBanner,
  },
  "Real Cookie Banner before 1.9": {
    install: () => set("consentApi", { consent: consentPromise }),
    choose: tellRealCookieBanner,
  },
  ...CONSENT_STANDARDS,
};
