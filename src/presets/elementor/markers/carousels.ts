import {
  type ElementorSettings,
  elementorSettings,
  renamed,
  sizesOf,
  switches,
} from "../../shared/element-settings.ts";
import { groupOf, paramsOf, textOf, withText } from "../../shared/params.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { widgetOf } from "./selectors.ts";

const VIEWPORT = ".swiper";

/** Neighbours of the slides in view show in the viewport's padding, which Elementor's style sheets give these classes. */
const OFFSETS: Readonly<Record<string, string>> = {
  left: "offset-left",
  right: "offset-right",
  both: "offset-both",
};

function isRightToLeft(host: HTMLElement): boolean {
  const viewport = host.querySelector(VIEWPORT);
  return !!viewport && getComputedStyle(viewport).direction === "rtl";
}

/** Elementor's style sheets know the carousel library's class names. */
const partsOf = (host: HTMLElement, { offset_sides: side }: ElementorSettings = {}) => {
  const ready = ["swiper-initialized", "swiper-horizontal"];
  if (isRightToLeft(host)) ready.push("swiper-rtl");
  if (typeof side === "string" && Object.hasOwn(OFFSETS, side)) ready.push(OFFSETS[side] ?? "");
  return {
    viewport: VIEWPORT,
    track: ".swiper-wrapper",
    previous: ".elementor-swiper-button-prev",
    next: ".elementor-swiper-button-next",
    pagination: ".swiper-pagination",
    thumbs: ".elementor-thumbnails-swiper",
    host: "e-widget-swiper",
    ready: ready.join(" "),
    active: "swiper-slide-active",
    disabled: "swiper-button-disabled",
    bullet: "swiper-pagination-bullet",
    bullet_active: "swiper-pagination-bullet-active",
    bullets: "swiper-pagination-clickable swiper-pagination-bullets swiper-pagination-horizontal",
    fraction: "swiper-pagination-fraction swiper-pagination-horizontal",
    progressbar: "swiper-pagination-progressbar swiper-pagination-horizontal",
    fill: "swiper-pagination-progressbar-fill",
  };
};

const spaceOf = (settings: ElementorSettings, key: string) => ({
  space_between: 0,
  ...renamed(sizesOf(settings, key), key, "space_between"),
});

/** What a carousel has, as one word. */
function navigationOf(hasArrows: boolean, hasPagination: boolean) {
  if (hasArrows) return hasPagination ? "both" : "arrows";
  return hasPagination ? "dots" : "none";
}

/** Elementor's own names of arrows and bullets, in the language of the site. */
function labels() {
  const words = groupOf(paramsOf("elementorFrontendConfig"), "i18n");
  return withText({
    previous: textOf(words, "a11yCarouselPrevSlideMessage"),
    next: textOf(words, "a11yCarouselNextSlideMessage"),
    go_to: textOf(words, "a11yCarouselPaginationBulletMessage"),
  });
}

/** What every carousel of Elementor prints; a switch that is off is absent. */
function playbackOf(settings: ElementorSettings, infinite: string): ElementorSettings {
  const { autoplay_speed, speed } = settings;
  return {
    ...switches(settings, "autoplay", "pause_on_hover", "pause_on_interaction"),
    infinite: settings[infinite] === "yes",
    autoplay_speed,
    speed,
    labels: labels(),
  };
}

function imageCarouselSettings(host: HTMLElement): ElementorSettings {
  const settings = elementorSettings(host);
  const { navigation, effect } = settings;
  return {
    ...renamed(settings, "slides_to_show", "slides_to_show"),
    ...renamed(settings, "slides_to_scroll", "slides_to_scroll"),
    ...spaceOf(settings, "image_spacing_custom"),
    ...playbackOf(settings, "infinite"),
    navigation: navigation ?? "none",
    effect: effect === "fade" ? "fade" : "slide",
    parts: partsOf(host),
  };
}

/** On sites that read from right to left, the arrows of these carousels stay at their edges, and do each other's job. */
function nestedPartsOf(host: HTMLElement, settings: ElementorSettings) {
  const parts = partsOf(host, settings);
  const { previous, next } = parts;
  const isMirrored = paramsOf("elementorFrontendConfig")["is_rtl"] === true && isRightToLeft(host);
  return isMirrored ? { ...parts, previous: next, next: previous } : parts;
}

/** The carousels of Elementor's nested elements and loops. */
function nestedCarouselSettings(host: HTMLElement): ElementorSettings {
  const settings = elementorSettings(host);
  const { arrows, pagination } = settings;
  return {
    ...imageCarouselSettings(host),
    navigation: navigationOf(arrows === "yes", Boolean(pagination)),
    pagination: pagination || "bullets",
    effect: "slide",
    parts: nestedPartsOf(host, settings),
  };
}

/** What carousels of media, testimonials and reviews have in common. */
function mediaRow(host: HTMLElement): ElementorSettings {
  const settings = elementorSettings(host);
  const { show_arrows, pagination, effect } = settings;
  return {
    ...renamed(settings, "slides_per_view", "slides_to_show"),
    ...renamed(settings, "slides_to_scroll", "slides_to_scroll"),
    ...spaceOf(settings, "space_between"),
    ...playbackOf(settings, "loop"),
    navigation: navigationOf(show_arrows === "yes", Boolean(pagination)),
    pagination: pagination || "bullets",
    effect: effect === "fade" ? "fade" : "slide",
    parts: partsOf(host),
  };
}

const TURNS = ["cube", "flip"];

function mediaCarouselSettings(host: HTMLElement): ElementorSettings {
  const settings = elementorSettings(host);
  const row = mediaRow(host);
  if (settings["skin"] === "coverflow") return { ...row, effect: "coverflow" };
  const centered_slides = settings["centered_slides"] === "yes";
  if (settings["skin"] !== "slideshow") {
    const effect = TURNS.includes(String(settings["effect"])) ? { effect: settings["effect"] } : {};
    return { ...row, ...effect, centered_slides };
  }
  return {
    ...row,
    ...renamed(settings, "slideshow_slides_per_view", "thumbs_to_show"),
    slides_to_show: 1,
    slides_to_show_tablet: 1,
    navigation: navigationOf(settings["show_arrows"] === "yes", false),
  };
}

function slidesSettings(host: HTMLElement): ElementorSettings {
  const settings = elementorSettings(host);
  const { navigation, transition, transition_speed } = settings;
  const animation = host.querySelector<HTMLElement>(VIEWPORT)?.dataset["animation"];
  return {
    ...playbackOf(settings, "infinite"),
    navigation: navigation ?? "none",
    transition: transition ?? "slide",
    transition_speed,
    content_animation: animation && `animated ${animation}`,
    parts: {
      ...partsOf(host),
      content: ".swiper-slide-contents",
      background: ".elementor-ken-burns",
      moving: "elementor-ken-burns--active",
    },
  };
}

/** Carousels and slides. */
export const carousels: NativeMarkers = () => [
  { selector: widgetOf("slides"), widget: "slides", settings: slidesSettings },
  { selector: widgetOf("testimonial-carousel"), widget: "testimonials", settings: mediaRow },
  { selector: widgetOf("reviews"), widget: "testimonials", settings: mediaRow },
  { selector: widgetOf("image-carousel"), widget: "carousel", settings: imageCarouselSettings },
  { selector: widgetOf("media-carousel"), widget: "carousel", settings: mediaCarouselSettings },
  {
    selector: widgetOf("nested-carousel", "loop-carousel"),
    widget: "carousel",
    settings: nestedCarouselSettings,
  },
];
