import { cookieValue } from "#browser/read-cookie.ts";
import { isRecord, parseJson } from "#runtime/parse-json.ts";
import { type ConsentAdapter, callAt, valueAt } from "./adapter.ts";
import { realCookieBanner } from "./real-cookie-banner.ts";

const wpConsent: ConsentAdapter = {
  name: "WPConsent",
  isPresent: () => valueAt("WPConsent") !== undefined,
  isGiven: ({ category }) => callAt(["WPConsent", "hasConsent"], category),
  events: ["wpconsent_consent_saved", "wpconsent_consent_updated"],
};

/** Its category for what others show in a page is `functional`. */
const cookieYes: ConsentAdapter = {
  name: "CookieYes",
  isPresent: () => valueAt("cookieyes") !== undefined,
  isGiven: ({ category }) =>
    callAt(
      ["cookieyes", "_ckyConsentStore", "get"],
      category === "statistics" ? "analytics" : "functional",
    ) === "yes",
  events: ["cookieyes_consent_update"],
  buttons: ".cky-notice, .cky-modal",
};

/** Before a choice, its cookies hold the editor's defaults: they count once the accepting cookie is there. */
const cookieLawInfo: ConsentAdapter = {
  name: "GDPR Cookie Consent",
  isPresent: () => valueAt("CLI_Cookie") !== undefined,
  isGiven: () =>
    /^(?!no$)./.test(cookieValue("viewed_cookie_policy") ?? "") &&
    cookieValue("cookielawinfo-checkbox-non-necessary") === "yes",
  buttons: "#cookie-law-info-bar, .cli-user-preference-checkbox, .cli-modal",
};

const cookieNotice: ConsentAdapter = {
  name: "Cookie Notice",
  isPresent: () => valueAt("cnArgs") !== undefined,
  isGiven: () => cookieValue("cookie_notice_accepted") === "true",
  buttons: "#cookie-notice",
};

const complianz: ConsentAdapter = {
  name: "Complianz",
  isPresent: () =>
    ["complianz", "cookieconsent", "cmplz_has_consent"].some((name) => valueAt(name) !== undefined),
  isGiven: ({ category }) =>
    callAt(["cmplz_has_consent"], category) ??
    (cookieValue(`cmplz_${category}`) ?? cookieValue("cmplz_consent_status")) === "allow",
  events: [
    "cmplzEnableScripts",
    "cmplzFireCategories",
    "cmplzAcceptAll",
    "cmplzRevoke",
    "cmplz_status_change",
  ],
  buttons: ".cmplz-btn, .cmplz-cookiebanner",
};

/** Its categories come with a choice; older versions tell only that there was one. */
const cookiebot: ConsentAdapter = {
  name: "Cookiebot",
  isPresent: () => valueAt("Cookiebot") !== undefined,
  isGiven: ({ category }) =>
    valueAt("Cookiebot", "consent") === undefined
      ? valueAt("Cookiebot", "consented")
      : valueAt("Cookiebot", "consent", category === "functional" ? "preferences" : category),
  events: ["CookiebotOnAccept", "CookiebotOnDecline", "CookiebotOnConsentReady"],
};

/** It is asked for a service; what has none is asked for by its category's name. */
const borlabs: ConsentAdapter = {
  name: "Borlabs Cookie",
  isPresent: () => valueAt("BorlabsCookie") !== undefined,
  isGiven: ({ category, service = category }) =>
    callAt(["BorlabsCookie", "Consents", "hasConsent"], service) ??
    callAt(["BorlabsCookie", "checkCookieConsent"], service),
  events: ["borlabs-cookie-consent-saved"],
};

/** Its cookie comes with a choice. */
const moove: ConsentAdapter = {
  name: "Moove GDPR",
  isPresent: () =>
    cookieValue("moove_gdpr_popup") !== null || valueAt("moove_frontend_gdpr_scripts") !== undefined,
  isGiven() {
    const choice = parseJson(cookieValue("moove_gdpr_popup"));
    return choice.ok && isRecord(choice.value) && String(choice.value["thirdparty"]) === "1";
  },
  buttons: "#moove_gdpr_cookie_info_bar, #moove_gdpr_cookie_modal, .moove-gdpr-infobar-allow-all",
};

/** The consent plugins, in the order in which they are asked. */
export const PLUGINS: readonly ConsentAdapter[] = [
  wpConsent,
  cookieYes,
  cookieLawInfo,
  cookieNotice,
  complianz,
  cookiebot,
  borlabs,
  moove,
  realCookieBanner,
];
