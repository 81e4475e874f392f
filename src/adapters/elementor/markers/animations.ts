import { isRecord } from "#runtime/parse-json.ts";
import { type BuilderSettings, builderSettings, sizeOf, switches } from "../../builder/element-settings.ts";
import { groupOf, paramsOf, textOf } from "../../builder/params.ts";
import { type NativeMarkers, widgetOf } from "./native-marker.ts";

const SKIN = {
  // The builder's style sheet gives such elements their place.
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

/** A file of the site, one of another site, or the builder's own. */
function addressOf({
  source_json: file,
  source_external_url: external,
}: BuilderSettings): string | undefined {
  const address = [addressIn(file)].find((url) => /json$/i.test(url)) ?? addressIn(external);
  return address || textOf(groupOf(paramsOf("ElementorProFrontendConfig"), "lottie"), "defaultAnimationUrl");
}

function animationSettings(host: HTMLElement): BuilderSettings {
  const settings = builderSettings(host);
  const { caption_source, caption, viewport } = settings;
  const { start, end } = groupOf(isRecord(viewport) ? viewport : {}, "sizes");
  return {
    ...settings,
    ...switches(settings, "loop", "reverse_animation", "lazyload"),
    ...Object.fromEntries(NUMBERS.map((key) => [key, sizeOf(settings[key])])),
    animation_url: addressOf(settings),
    caption: caption_source === "custom" ? caption : undefined,
    viewport_start: sizeOf(start),
    viewport_end: sizeOf(end),
    skin: SKIN,
  };
}

/** Animations. */
export const animations: NativeMarkers = () => [
  { selector: widgetOf("lottie"), widget: "animation", settings: animationSettings },
];
