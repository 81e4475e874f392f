/** A consent plugin, or a standard that plugins speak, as a page has it. */
export interface ConsentPlugin {
  /** Puts it on the page. A choice of an earlier page is known at once. */
  install(): void;
  /** Stores the visitor's choice, and tells of it as the plugin does. */
  choose(isGiven: boolean): void;
}

/** Sets a property of the window. */
export const set = (name: string, value: unknown) => Reflect.set(window, name, value);

/** Writes a cookie as plugins do. */
export const storeCookie = (name: string, value: string) =>
  void (document.cookie = `${name}=${value}; path=/`);

/** Tells something as plugins do. */
export const emit = (type: string, target: EventTarget) => target.dispatchEvent(new CustomEvent(type));

/** Presses a button of a plugin's window. Some plugins let no press go further. */
export function pressPlugin(attributes: { className?: string; id?: string }, goesFurther = true) {
  const banner = Object.assign(document.createElement("div"), attributes);
  const button = document.createElement("button");
  if (!goesFurther) button.addEventListener("click", (event) => event.stopPropagation());
  banner.append(button);
  document.body.append(banner);
  button.click();
  banner.remove();
}

/** Names of windows' properties and cookies that the stand-ins use. */
export const PLUGIN_NAMES = [
  "WPConsent",
  "cookieyes",
  "CLI_Cookie",
  "cnArgs",
  "complianz",
  "cmplz_has_consent",
  "Cookiebot",
  "BorlabsCookie",
  "moove_frontend_gdpr_scripts",
  "consentApi",
  "wp_has_consent",
  "__tcfapi",
  "dataLayer",
];
const TYPES = ["wp_consent_type", "wp_fallback_consent_type", "waitfor_consent_hook"];
export const PLUGIN_COOKIES = [
  "wpconsent_preferences",
  "viewed_cookie_policy",
  "cookielawinfo-checkbox-non-necessary",
  "cookielawinfo-checkbox-necessary",
  "cookie_notice_accepted",
  "cmplz_marketing",
  "cmplz_rt_marketing",
  "cmplz_consent_status",
  "cmplz_consented_services",
  "moove_gdpr_popup",
];

/** What methods of plugins answer from. */
let chosen: boolean | undefined;

/** What the visitor has chosen; undefined before a choice. */
export const choice = (): boolean | undefined => chosen;

/** Chooses without telling of it. */
export const chooseSilently = (isGiven: boolean): void => {
  chosen = isGiven;
};

/** For methods that are asked for a name: whether it is given. */
export const isChosen = (wanted: string) => (name: string) => chosen === true && name === wanted;

/** Takes all plugins and choices away. */
export function removePlugins(): void {
  for (const name of [...PLUGIN_NAMES, ...TYPES]) Reflect.deleteProperty(window, name);
  for (const name of PLUGIN_COOKIES) storeCookie(name, "; expires=Thu, 01 Jan 1970 00:00:00 GMT");
  chosen = undefined;
}
