import type { Marker } from "#runtime/markup.ts";
import { isRecord } from "#runtime/parse-json.ts";

type Options = Readonly<Record<string, unknown>>;

/** The options of the theme's slider, printed as JSON; empty if they are broken. */
function optionsOf({ dataset }: HTMLElement): Options {
  try {
    const options: unknown = JSON.parse(dataset["slider_options"] ?? "{}");
    return isRecord(options) ? options : {};
  } catch {
    return {};
  }
}

/** The theme's slider has arrows and dots unless an option says otherwise. */
function navigationOf({ controls, pager }: Options) {
  if (controls === false) return pager === false ? "none" : "dots";
  return pager === false ? "arrows" : "both";
}

/** What the theme's slider does where an option is missing. */
const playbackOf = (options: Options) => ({
  infinite: options["infiniteLoop"] !== false,
  autoplay: options["auto"] === true,
  autoplay_speed: options["pause"] ?? 4_000,
  speed: options["speed"] ?? 500,
  pause_on_hover: options["autoHover"] === true,
  pause_on_interaction: true,
  navigation: navigationOf(options),
});

/** The list is the viewport; its slides get a track. */
const LIST = { viewport: "*", track: ":not(*)" };

const listSettings = (host: HTMLElement) => {
  const options = optionsOf(host);
  const effect = options["mode"] === "fade" ? "fade" : "slide";
  const slides_to_show = options["maxSlides"] ?? 1;
  const space_between = options["slideMargin"] ?? 0;
  const adaptive_height = options["adaptiveHeight"] === true;
  return { ...playbackOf(options), effect, slides_to_show, space_between, adaptive_height, skin: LIST };
};

/** Sliders whose options stand in the theme's script. */
const fading = { ...playbackOf({ auto: true, pager: false, controls: false }), effect: "fade", skin: LIST };

const slideshowSettings = (host: HTMLElement) => ({
  ...playbackOf({
    auto: true,
    pause: 5_000,
    controls: false,
    pager: host.closest(".slideshow-bullets") !== null,
  }),
  transition_speed: 200,
  skin: LIST,
});

/** The sliders of the theme. */
export const sliders: readonly Marker[] = [
  { selector: "div.recent-carousel", widget: "carousel", settings: listSettings },
  { selector: "ul.pojo-bxslider-handle", widget: "testimonials", settings: listSettings },
  {
    selector: "ul.at-testimonials-slider, ul.at-product-screenshots-slider",
    widget: "testimonials",
    settings: fading,
  },
  { selector: ".pojo-slideshow-wrapper", widget: "slides", settings: slideshowSettings },
  { selector: "div.pojo-gallery-pager", widget: "pager-slider", settings: { skin: LIST } },
];
