import { groupOf, isOn, type Params, paramsOf, textOf, textsOf, withText } from "./params.ts";

/** The page configuration, read from the objects that the page builder puts on `window`. */
export function builderConfig() {
  const builder = paramsOf("elementorFrontendConfig");
  return {
    ...addresses(builder, paramsOf("ElementorProFrontendConfig")),
    ...switches(builder),
    ...breakpoints(builder),
    ...visitor(builder),
    // Of forms of the builder's fourth version.
    nonces: textsOf(groupOf(builder, "nonces"), "atomicFormsSendForm"),
    // Its texts have the keys of the page configuration.
    i18n: textsOf(groupOf(builder, "i18n"), "close", "next", "previous", "zoom"),
  };
}

const addresses = (builder: Params, pro: Params) =>
  withText({
    ajax_url:
      textOf(pro, "ajax_url") ?? textOf(pro, "ajaxurl") ?? textOf(groupOf(builder, "urls"), "ajaxurl"),
    rest_url: textOf(groupOf(pro, "urls"), "rest") ?? restLink(),
  });

/** The CMS prints the address into the head, where no contributor writes. */
const restLink = () =>
  Document.prototype.querySelector
    .call(document, 'head > link[rel="https://api.w.org/"]')
    ?.getAttribute("href") ?? undefined;

function switches(builder: Params) {
  const mode = groupOf(builder, "environmentMode");
  return "environmentMode" in builder
    ? { is_editor: isOn(mode, "edit"), is_preview: isOn(mode, "wpPreview") }
    : {};
}

/** The site's own breakpoints. The object `breakpoints` beside them never changes. */
function breakpoints(builder: Params) {
  const modes = Object.entries(groupOf(builder, "responsive", "breakpoints"));
  const widths = modes.flatMap(([mode, breakpoint]) => {
    const { value, is_enabled: isEnabled } = Object(breakpoint) as Params;
    return isEnabled === true && typeof value === "number" ? [[mode, value] as const] : [];
  });
  return widths.length ? { breakpoints: Object.fromEntries(widths) } : {};
}

function visitor(builder: Params) {
  const { roles } = groupOf(builder, "user");
  return Array.isArray(roles) ? { user: { logged_in: true, roles: roles.map(String) } } : {};
}
