import { isRecord } from "#runtime/parse-json.ts";
import {
  type ElementorSettings,
  elementorSettings,
  picked,
  sizeOf,
  switches,
} from "../../shared/element-settings.ts";
import { groupOf, paramsOf, textOf } from "../../shared/params.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { widgetOf } from "./selectors.ts";

const PARTS = {
  // Elementor's style sheet gives such elements their place.
  host: "",
  drawing: ".e-lottie__animation",
  caption: "e-lottie__caption",
  column: ".elementor-column, .e-con",
  section: ".elementor-section, .e-con",
  container: ".e-con",
};

const NUMBERS = ["number_of_times", "play_speed", "start_point", "end_point", "link_timeout"];

const addressIn = (value: unknown) =>
  isRecord(value) && typeof value["url"] === "string" ? value["url"] : "";

/** A file of the site, one of another site, or Elementor's own. */
function addressOf({
  source_json: file,
  source_external_url: external,
}: ElementorSettings): string | undefined {
  const address = [addressIn(file)].find((url) => /json$/i.test(url)) ?? addressIn(external);
  return address || textOf(groupOf(paramsOf("ElementorProFrontendConfig"), "lottie"), "defaultAnimationUrl");
}

function animationSettings(host: HTMLElement): ElementorSettings {
  const settings = elementorSettings(host);
  const { caption_source, caption, viewport } = settings;
  const { start, end } = groupOf(isRecord(viewport) ? viewport : {}, "sizes");
  return {
    ...picked(settings, "trigger", "effects_relative_to", "hover_area", "on_hover_out", "renderer"),
    ...switches(settings, "loop", "reverse_animation", "lazyload"),
    ...Object.fromEntries(NUMBERS.map((key) => [key, sizeOf(settings[key])])),
    animation_url: addressOf(settings),
    caption: caption_source === "custom" ? caption : undefined,
    viewport_start: sizeOf(start),
    viewport_end: sizeOf(end),
    parts: PARTS,
  };
}

const LOTTIE = widgetOf("lottie");
const marker = { widget: "animation", settings: animationSettings };

/** Animations. Without lazy loading, the file keeps the room of the drawing before the visitor is there. */
export const animations: NativeMarkers = () => [
  { ...marker, selector: `${LOTTIE}[data-settings*='"lazyload":"yes"']` },
  { ...marker, selector: LOTTIE, on: "idle" },
];
