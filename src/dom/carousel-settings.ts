import {
  choice,
  classNames,
  count,
  group,
  milliseconds,
  pixels,
  responsive,
  selector,
  text,
  toggle,
} from "#runtime/controls.ts";

/** How the slides of every carousel move; times in ms. */
export const playback = {
  infinite: toggle(true),
  autoplay: toggle(),
  autoplaySpeed: milliseconds({ default: 4_000, min: 500, max: 600_000 }),
  pauseOnHover: toggle(true),
  pauseOnInteraction: toggle(true),
};

/** How long a step takes, in ms. */
export const speed = milliseconds({ default: 500, max: 10_000 });

const NAVIGATIONS = ["both", "arrows", "dots", "none"] as const;

/** Whether a carousel has arrows and a pagination. */
export const navigation = choice(NAVIGATIONS, "both");

/** What a carousel has whose row shows some of its slides; `slidesToShow` is how many on desktops. */
export const row = (slidesToShow: number) => ({
  slidesToShow: responsive(count({ default: slidesToShow, min: 1, max: 20 })),
  slidesToScroll: responsive(count({ default: 1, min: 1, max: 20 })),
  spaceBetween: responsive(pixels({ default: 10, max: 500 })),
  adaptiveHeight: toggle(),
  speed,
  navigation,
  pagination: choice(["bullets", "fraction", "progressbar"], "bullets"),
});

/** Names of its controls; those of the page configuration where they are empty. */
export const labels = group({ previous: text(""), next: text(""), goTo: text("") });

/** The parts of every carousel and the class names that it sets. */
export const carouselSkin = {
  viewport: selector(".islet-carousel"),
  track: selector(".islet-carousel__track"),
  previous: selector(".islet-carousel__arrow--previous"),
  next: selector(".islet-carousel__arrow--next"),
  pagination: selector(".islet-carousel__pagination"),
  host: classNames(),
  ready: classNames(),
  active: classNames(["islet-carousel__slide--active"]),
  disabled: classNames(),
  bullet: classNames(["islet-carousel__bullet"]),
  bulletActive: classNames(["islet-carousel__bullet--active"]),
  bullets: classNames(["islet-carousel__pagination"]),
  fraction: classNames(["islet-carousel__pagination"]),
  progressbar: classNames(["islet-carousel__progress"]),
  fill: classNames(["islet-carousel__fill"]),
};
