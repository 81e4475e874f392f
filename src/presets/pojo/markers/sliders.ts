import type { Marker } from "#runtime/markup.ts";
import { isTag } from "#runtime/node-type.ts";
import { parseRecord } from "#runtime/parse-json.ts";

type Options = Readonly<Record<string, unknown>>;

/** The options of the theme's slider, printed as JSON; empty if they are broken. */
const optionsOf = ({ dataset }: HTMLElement): Options => parseRecord(dataset["slider_options"]) ?? {};

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
  return { ...playbackOf(options), effect, slides_to_show, space_between, adaptive_height, parts: LIST };
};

/** Sliders whose options stand in the theme's script. */
const fading = { ...playbackOf({ auto: true, pager: false, controls: false }), effect: "fade", parts: LIST };

/** The theme's list of pictures, which its style sheet shows by the class name. */
const gallery = {
  ...playbackOf({ auto: true, pager: false }),
  effect: "fade",
  slides_to_show: 1,
  space_between: 0,
  adaptive_height: true,
  parts: { ...LIST, ready: "slider-ready" },
};

/** An option of the theme's slider in a script: a name with a number or a switch. */
const OPTION = /["']?(\w+)["']?\s*:\s*["']?(true|false|\d+)\b/g;

/** The options of a slideshow, which the theme prints only in a script before it, if they can be read there. */
function scriptOptions(slideshow: Element | null): Options {
  const script = slideshow?.previousElementSibling;
  const text = script && isTag(script, "script") ? script.text : "";
  const [, options = ""] = /\bbxSlider\(\s*\{([^{}]*)\}/.exec(text) ?? [];
  return Object.fromEntries(
    [...options.matchAll(OPTION)].map(
      ([, name = "", value = ""]) =>
        [name, value === "true" || (value !== "false" && Number(value))] as const,
    ),
  );
}

/** How many slides fit in a slideshow, in the limits of its options. */
function slidesThatFit(host: HTMLElement, options: Options): number {
  const [widthPx, least, most, gapPx] = ["slideWidth", "minSlides", "maxSlides", "slideMargin"].map((name) =>
    Number(options[name] ?? 0),
  ) as [number, number, number, number];
  const fitting = widthPx > 0 ? Math.floor((host.clientWidth + gapPx) / (widthPx + gapPx)) : 1;
  return Math.max(1, least, Math.min(most, fitting));
}

const slideshowSettings = (host: HTMLElement) => {
  const slideshow = host.closest(".pojo-slideshow");
  const options: Options = {
    auto: true,
    pause: 5_000,
    speed: 200,
    controls: false,
    pager: slideshow?.classList.contains("slideshow-bullets") ?? false,
    ...scriptOptions(slideshow),
  };
  const count = slidesThatFit(host, options);
  return {
    ...playbackOf(options),
    slides_to_show: count,
    slides_to_show_tablet: count,
    slides_to_show_mobile: count,
    // The theme's slider moves by all that are in view where nothing else is asked for.
    slides_to_scroll: Math.min(Number(options["moveSlides"] ?? 0) || count, count),
    space_between: options["slideMargin"] ?? 0,
    parts: LIST,
  };
};

/** The sliders of the theme. */
export const sliders: readonly Marker[] = [
  { selector: "div.recent-carousel", widget: "carousel", settings: listSettings },
  { selector: "ul.pojo-simple-gallery", widget: "carousel", settings: gallery },
  { selector: "ul.pojo-bxslider-handle", widget: "testimonials", settings: listSettings },
  {
    selector: "ul.at-testimonials-slider, ul.at-product-screenshots-slider",
    widget: "testimonials",
    settings: fading,
  },
  {
    selector: ".pojo-slideshow-wrapper:not(.master-slider)",
    widget: "carousel",
    settings: slideshowSettings,
  },
  { selector: "div.pojo-gallery-pager", widget: "pager-slider", settings: { parts: LIST } },
];
