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
export const carouselParts = {
  /** What shows the slides. */
  viewport: selector(".islet-carousel"),
  /** What holds the slides. */
  track: selector(".islet-carousel__track"),
  /** The arrow to the previous slide. */
  previous: selector(".islet-carousel__arrow--previous"),
  /** The arrow to the next slide. */
  next: selector(".islet-carousel__arrow--next"),
  /** The dots. */
  pagination: selector(".islet-carousel__pagination"),
  /** Class names of the element while it works. */
  host: classNames(),
  /** Class names of what shows the slides while it works. */
  ready: classNames(),
  /** Class names of the slide that it stands at. */
  active: classNames(["islet-carousel__slide--active"]),
  /** Class names of an arrow that leads nowhere. */
  disabled: classNames(),
  /** Class names of a dot. */
  bullet: classNames(["islet-carousel__bullet"]),
  /** Class names of the active dot. */
  bulletActive: classNames(["islet-carousel__bullet--active"]),
  /** Class names of the dots as a whole. */
  bullets: classNames(["islet-carousel__pagination"]),
  /** Class names of the numbers. */
  fraction: classNames(["islet-carousel__pagination"]),
  /** Class names of the progress bar. */
  progressbar: classNames(["islet-carousel__progress"]),
  /** Class names of the filled part of the bar. */
  fill: classNames(["islet-carousel__fill"]),
};
