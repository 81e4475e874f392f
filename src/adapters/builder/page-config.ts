import { groupOf, isOn, type Params, paramsOf, textOf, withText } from "./params.ts";

const BUILDER = "elementorFrontendConfig";
const PRO = "ElementorProFrontendConfig";

/** The page configuration, read from the objects that the page builder puts on `window`. */
export const builderConfig = (): Record<string, unknown> => ({
  ...addresses(),
  ...switches(),
  ...breakpoints(),
  ...visitor(),
  nonces: nonces(),
  i18n: builderTexts(),
});

function addresses() {
  const pro = paramsOf(PRO);
  return withText({
    ajax_url:
      textOf(pro, "ajax_url") ??
      textOf(pro, "ajaxurl") ??
      textOf(groupOf(paramsOf(BUILDER), "urls"), "ajaxurl"),
    rest_url: textOf(groupOf(pro, "urls"), "rest") ?? restLink(),
  });
}

/** The CMS prints the address into the head, where no contributor writes. */
const restLink = () =>
  Document.prototype.querySelector
    .call(document, 'head > link[rel="https://api.w.org/"]')
    ?.getAttribute("href") ?? undefined;

function switches() {
  const builder = paramsOf(BUILDER);
  const mode = groupOf(builder, "environmentMode");
  return "environmentMode" in builder
    ? { is_editor: isOn(mode, "edit"), is_preview: isOn(mode, "wpPreview") }
    : {};
}

/** The site's own breakpoints. The object `breakpoints` beside them never changes. */
function breakpoints() {
  const modes = Object.entries(groupOf(paramsOf(BUILDER), "responsive", "breakpoints"));
  const widths = modes.flatMap(([mode, breakpoint]) => {
    const { value, is_enabled: isEnabled } = Object(breakpoint) as Params;
    return isEnabled === true && typeof value === "number" ? [[mode, value] as const] : [];
  });
  return widths.length ? { breakpoints: Object.fromEntries(widths) } : {};
}

/** Of forms of the builder's fourth version. */
function nonces() {
  const key = "atomicFormsSendForm";
  return withText({ [key]: textOf(groupOf(paramsOf(BUILDER), "nonces"), key) });
}

function visitor() {
  const { roles } = groupOf(paramsOf(BUILDER), "user");
  return Array.isArray(roles) ? { user: { logged_in: true, roles: roles.map(String) } } : {};
}

/** Texts of the page builder by the keys of the page configuration. */
export function builderTexts() {
  const words = groupOf(paramsOf(BUILDER), "i18n");
  return withText({
    close: textOf(words, "close"),
    next: textOf(words, "next"),
    previous: textOf(words, "previous"),
    zoom: textOf(words, "zoom"),
  });
}
