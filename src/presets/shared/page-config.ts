import { groupOf, isOn, type Params, paramsOf, textOf, textsOf, withText } from "./params.ts";

/** The page configuration, read from the objects that Elementor puts on `window`. */
export function elementorConfig() {
  const elementor = paramsOf("elementorFrontendConfig");
  return {
    ...addresses(elementor, paramsOf("ElementorProFrontendConfig")),
    ...switches(elementor),
    ...breakpoints(elementor),
    ...visitor(elementor),
    // Of forms of Elementor's fourth version.
    nonces: textsOf(groupOf(elementor, "nonces"), "atomicFormsSendForm"),
    i18n: texts(groupOf(elementor, "i18n")),
  };
}

const texts = (i18n: Params) => ({
  ...textsOf(i18n, "close", "next", "previous", "zoom", "share"),
  ...withText({
    share_on_facebook: textOf(i18n, "shareOnFacebook"),
    share_on_x: textOf(i18n, "shareOnTwitter"),
    pin_it: textOf(i18n, "pinIt"),
    download_image: textOf(i18n, "downloadImage"),
  }),
});

const addresses = (elementor: Params, pro: Params) =>
  withText({
    ajax_url:
      textOf(pro, "ajax_url") ?? textOf(pro, "ajaxurl") ?? textOf(groupOf(elementor, "urls"), "ajaxurl"),
    rest_url: textOf(groupOf(pro, "urls"), "rest") ?? restLink(),
  });

/** The CMS prints the address into the head, where no contributor writes. */
const restLink = () =>
  HTMLDocument.prototype.querySelector
    .call(document, 'head > link[rel="https://api.w.org/"]')
    ?.getAttribute("href") ?? undefined;

function switches(elementor: Params) {
  const mode = groupOf(elementor, "environmentMode");
  return "environmentMode" in elementor
    ? { is_editor: isOn(mode, "edit"), is_preview: isOn(mode, "wpPreview") }
    : {};
}

/** The site's own breakpoints. The object `breakpoints` beside them never changes. */
function breakpoints(elementor: Params) {
  const modes = Object.entries(groupOf(elementor, "responsive", "breakpoints"));
  const widths = modes.flatMap(([mode, breakpoint]) => {
    const { value, is_enabled: isEnabled } = Object(breakpoint) as Params;
    return isEnabled === true && typeof value === "number" ? [[mode, value] as const] : [];
  });
  return widths.length ? { breakpoints: Object.fromEntries(widths) } : {};
}

function visitor(elementor: Params) {
  const { roles } = groupOf(elementor, "user");
  return Array.isArray(roles) ? { user: { logged_in: true, roles: roles.map(String) } } : {};
}
