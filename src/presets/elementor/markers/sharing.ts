import { percentDecode } from "#browser/percent-decode.ts";
import { isRecord } from "#runtime/parse-json.ts";
import { elementorSettings } from "../../shared/element-settings.ts";
import { groupOf, paramsOf, textOf, withText } from "../../shared/params.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { FACEBOOK, widgetOf } from "./selectors.ts";

const PARTS = { button: ".elementor-share-btn", network_prefix: "elementor-share-btn_" };

/** The title, excerpt and picture that Elementor prints of a page; it encodes the title. */
function pageParts() {
  const post = groupOf(paramsOf("elementorFrontendConfig"), "post");
  const title = textOf(post, "title");
  return withText({
    title: title && (percentDecode(title) ?? title),
    text: textOf(post, "excerpt"),
    image: textOf(post, "featuredImage"),
  });
}

/** Language and app of the provider; only the page names them. */
function embedSettings() {
  const sdk = groupOf(paramsOf("ElementorProFrontendConfig"), "facebook_sdk");
  return {
    ...withText({ language: textOf(sdk, "lang"), app_id: textOf(sdk, "app_id") }),
    parts: { elements: ".elementor-facebook-widget" },
  };
}

/** Elementor says by class names what to do with code, and marks lines by an attribute. */
function codeSettings(host: HTMLElement) {
  const pre = host.querySelector<HTMLElement>("pre");
  return {
    line_numbers: pre?.classList.contains("line-numbers") ?? false,
    highlight_lines: pre?.dataset["line"] ?? "",
    copy: host.querySelector(".copy-to-clipboard") !== null,
  };
}

/** What visitors share, follow and copy. */
export const sharing: NativeMarkers = () => [
  { selector: FACEBOOK, widget: "social-embed", settings: embedSettings() },
  { selector: widgetOf("code-highlight"), widget: "code-highlight", settings: codeSettings },
  {
    selector: widgetOf("share-buttons"),
    widget: "share-buttons",
    settings(host) {
      const { share_url: address } = elementorSettings(host);
      const isSet = isRecord(address) && address["url"];
      return { ...(isSet ? { share_url: address } : pageParts()), parts: PARTS };
    },
  },
];
