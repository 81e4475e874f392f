import { safeUrl } from "#browser/safe-url.ts";
import { selectAll } from "#browser/selectors.ts";
import { queryAll } from "#dom/query.ts";
import { type Changes, createChanges } from "#dom/state/changes.ts";
import type { Marker } from "#runtime/markup.ts";
import { parseRecord } from "#runtime/parse-json.ts";
import { groupOf, isOn, type Params } from "../../shared/params.ts";

/** What the theme calls in the page for each slider, in a function of its own: the options are JSON. */
const CALL = /\bMasterSliderIntegration\.createSlider\((\{.*\})\);\s*\}/;

/** Galleries and slideshows that the theme gives to MasterSlider, a library that shows one picture at a time. */
const SLIDER = ".master-slider[id]";

/** The options of a slider; empty if they cannot be read. */
function optionsOf({ id }: Element): Params {
  for (const script of queryAll(document, "script:not([src])")) {
    const [, json] = CALL.exec(script.textContent ?? "") ?? [];
    const options = parseRecord(json);
    if (options?.["id"] === id) return options;
  }
  return {};
}

/** Shows the pictures, whose addresses wait for the library, in the shape that the options ask for. */
function showPictures(host: HTMLElement, { width, height, autoHeight }: Params, changes: Changes): void {
  for (const picture of selectAll(host, ":scope > .ms-slide > img[data-src]")) {
    const address = safeUrl(picture.getAttribute("data-src"), "image");
    if (address) changes.setAttribute(picture, "src", address);
  }
  if (autoHeight === true) changes.setStyle(host, "--islet-slider-ratio", "auto");
  else if (Number(width) > 0 && Number(height) > 0)
    changes.setStyle(host, "--islet-slider-ratio", `${Number(width)} / ${Number(height)}`);
}

/** Small pictures have no strip here, so dots take their place. */
function navigationOf(options: Params) {
  const hasDots = isOn(options, "bullets") || isOn(options, "thumblist");
  if (!isOn(options, "arrows")) return hasDots ? "dots" : "none";
  return hasDots ? "both" : "arrows";
}

/** Sliders of the theme that are MasterSlider's. Where nothing says how long a slide stays, it is 3 s. */
export function masterSliders(signal: AbortSignal): readonly Marker[] {
  const changes = createChanges(signal);
  const settings = (host: HTMLElement) => {
    const options = optionsOf(host);
    const params = groupOf(options, "params");
    showPictures(host, params, changes);
    const [delay] = selectAll(host, ":scope > .ms-slide[data-delay]").map((slide) =>
      Number(slide.getAttribute("data-delay")),
    );
    return {
      effect: params["view"] === "fade" ? "fade" : "slide",
      slides_to_show: 1,
      space_between: params["space"] ?? 0,
      adaptive_height: params["autoHeight"] === true,
      infinite: params["loop"] === true,
      autoplay: params["autoplay"] === true,
      autoplay_speed: (delay || 3) * 1_000,
      pause_on_hover: params["overPause"] === true,
      pause_on_interaction: true,
      navigation: navigationOf(options),
      // The element is the viewport; its slides get a track.
      parts: { viewport: "*", track: ":not(*)" },
    };
  };
  return [{ selector: SLIDER, widget: "carousel", settings }];
}
