import { cookieValue } from "#browser/read-cookie.ts";
import { isRecord, parseJson } from "#runtime/parse-json.ts";
import { type ConsentAdapter, callAt, valueAt } from "./adapter.ts";
import { realCookieBanner } from "./real-cookie-banner.ts";

/** Of what is neither for statistics nor for marketing it has one category, which comes with any choice. */
const wpConsent: ConsentAdapter = {
  name: "WPConsent",
  isPresent: () => valueAt("WPConsent") !== undefined,
  isGiven: ({ category }) =>
    callAt(["WPConsent", "hasConsent"], /^(?:statistics|marketing)$/.test(category) ? category : "essential"),
  events: ["wpconsent_consent_saved", "wpconsent_consent_updated", "wpconsent_banner_initialized"],
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
  events: ["cookieyes_consent_update", "cookieyes_banner_load"],
  buttons: ".cky-notice, .cky-modal",
};

/** Before a choice, its cookies hold the editor's defaults: they count once the accepting cookie is there. */
const cookieLawInfo: ConsentAdapter = {
  name: "GDPR Cookie Consent",
  isPresent: () => valueAt("CLI_Cookie") !== undefined,
  isGiven: () =>
    /^(?!no$)./.test(cookieValue("viewed_cookie_policy") ?? "") &&
    cookieValue("cookielawinfo-checkbox-non-necessary") === "yes",
  events: ["cli_consent_update"],
  buttons: "#cookie-law-info-bar, .cli-user-preference-checkbox, .cli-modal",
};

/** Older versions write the value in capitals. */
const cookieNotice: ConsentAdapter = {
  name: "Cookie Notice",
  isPresent: () => valueAt("cnArgs") !== undefined,
  isGiven: () => /^true$/i.test(cookieValue("cookie_notice_accepted") ?? ""),
  events: ["setCookieNotice"],
  buttons: "#cookie-notice",
};

/** A site may have set how the names of its cookies begin. */
function complianzCookie(name: string): string | null {
  const prefix = valueAt("complianz", "prefix");
  return cookieValue((typeof prefix === "string" ? prefix : "cmplz_") + name);
}

/** What the visitor has said of one service; it counts before what they have said of its category. */
function complianzService(service: string): unknown {
  const choices = parseJson(complianzCookie("consented_services"));
  return choices.ok && isRecord(choices.value) ? choices.value[service] : undefined;
}

const complianz: ConsentAdapter = {
  name: "Complianz",
  isPresent: () =>
    ["complianz", "cookieconsent", "cmplz_has_consent"].some((name) => valueAt(name) !== undefined),
  isGiven: ({ category, service = "" }) =>
    complianzService(service) ??
    callAt(["cmplz_has_consent"], category) ??
    (complianzCookie(category) ?? complianzCookie("consent_status")) === "allow",
  events: [
    "cmplzEnableScripts",
    "cmplzFireCategories",
    "cmplzAcceptAll",
    "cmplzRevoke",
    "cmplz_enable_category",
    "cmplz_fire_categories",
    "cmplz_revoke",
    "cmplz_status_change",
    "cmplz_status_change_service",
  ],
  buttons: ".cmplz-btn, .cmplz-cookiebanner, .cc-window",
};

/** Its categories come with a choice; older versions say only that there was one. */
const cookiebot: ConsentAdapter = {
  name: "Cookiebot",
  isPresent: () => valueAt("Cookiebot") !== undefined,
  isGiven: ({ category }) =>
    valueAt("Cookiebot", "consent") === undefined
      ? valueAt("Cookiebot", "consented")
      : valueAt("Cookiebot", "consent", category === "functional" ? "preferences" : category),
  events: ["CookiebotOnAccept", "CookiebotOnDecline", "CookiebotOnConsentReady"],
};

/** It is asked for a service, or, for what has none, for the group with the category's name. */
const borlabs: ConsentAdapter = {
  name: "Borlabs Cookie",
  isPresent: () => valueAt("BorlabsCookie") !== undefined,
  isGiven: ({ category, service }) =>
    service === undefined
      ? (callAt(["BorlabsCookie", "Consents", "hasConsentForServiceGroup"], category) ??
        callAt(["BorlabsCookie", "checkCookieGroupConsent"], category))
      : (callAt(["BorlabsCookie", "Consents", "hasConsent"], service) ??
        callAt(["BorlabsCookie", "checkCookieConsent"], service)),
  events: ["borlabs-cookie-after-init", "borlabs-cookie-consent-saved"],
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
  buttons:
    "#moove_gdpr_cookie_info_bar, #moove_gdpr_cookie_modal, .moove-gdpr-infobar-allow-all, .moove-gdpr-modal-save-settings",
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
