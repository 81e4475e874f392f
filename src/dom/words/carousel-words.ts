/** The words of the settings of every carousel; their groups are `slides`, `motion`, `controls` and `skin`. */
export const carouselGroups = {
  slides: "Slides",
  motion: "Motion",
  controls: "Arrows and dots",
  skin: "Page builder",
};

export const speedWords = {
  title: "Duration",
  about: "How long a step to the next slide takes.",
  group: "motion",
  step: 50,
} as const;

export const playbackWords = {
  infinite: { title: "Loop", about: "Show the first slide after the last.", group: "motion" },
  autoplay: {
    title: "Autoplay",
    about: "Go on to the next slide by itself. Visitors who prefer reduced motion move it themselves.",
    group: "motion",
  },
  autoplaySpeed: {
    title: "Time of a slide",
    about: "How long a slide is shown.",
    group: "motion",
    step: 100,
    when: { autoplay: true },
  },
  pauseOnHover: {
    title: "Pause on hover",
    about: "Wait while the mouse is over it.",
    group: "motion",
    when: { autoplay: true },
  },
  pauseOnInteraction: {
    title: "Stop on use",
    about: "Stop for good once a visitor has moved it.",
    group: "motion",
    when: { autoplay: true },
  },
} as const;

export const navigationWords = {
  title: "Controls",
  about: "What visitors move it by.",
  group: "controls",
  labels: { both: "Arrows and dots", arrows: "Arrows", dots: "Dots", none: "None" },
} as const;

export const rowWords = {
  slidesToShow: { title: "Slides in view", about: "How many slides are in view.", group: "slides", step: 1 },
  slidesToScroll: {
    title: "Slides per step",
    about: "How many slides a step passes.",
    group: "slides",
    step: 1,
  },
  spaceBetween: { title: "Space between", about: "Space between two slides.", group: "slides", step: 1 },
  adaptiveHeight: {
    title: "Height of the slides in view",
    about: "Be as high as the slides in view; otherwise as the highest of all.",
    group: "slides",
  },
  speed: speedWords,
  navigation: navigationWords,
  pagination: {
    title: "Position",
    about: "How the position among the slides is shown.",
    group: "controls",
    labels: { bullets: "Dots", fraction: "Numbers, such as 2 / 5", progressbar: "Progress bar" },
    when: { navigation: ["both", "dots"] },
  },
} as const;

export const labelsWords = {
  title: "Names",
  about: "Names of the controls for screen readers; the texts of the page if they are empty.",
  group: "controls",
  fields: {
    previous: { title: "Previous", about: "Name of the arrow to the previous slide.", readBy: "visitors" },
    next: { title: "Next", about: "Name of the arrow to the next slide.", readBy: "visitors" },
    goTo: {
      title: "Go to",
      about: "What stands before the number in the name of a dot.",
      readBy: "visitors",
    },
  },
} as const;

/** What the parts are that presets name for every carousel. */
const carouselParts = {
  viewport: "What shows the slides",
  track: "What holds the slides",
  previous: "The arrow to the previous slide",
  next: "The arrow to the next slide",
  pagination: "The dots",
  host: "Class names of the element while it works",
  ready: "Class names of what shows the slides while it works",
  active: "Class names of the slide that it stands at",
  disabled: "Class names of an arrow that leads nowhere",
  bullet: "Class names of a dot",
  bulletActive: "Class names of the active dot",
  bullets: "Class names of the dots as a whole",
  fraction: "Class names of the numbers",
  progressbar: "Class names of the progress bar",
  fill: "Class names of the filled part of the bar",
};

/** The words of the setting `skin`; further parts are those of the widget's own. */
export const carouselSkinWords = <const Parts extends Readonly<Record<string, string>>>(parts: Parts) => ({
  title: "Printed elements",
  about: "Selectors of the parts that the page has printed, and class names of their states.",
  group: "skin",
  parts: { ...carouselParts, ...parts },
});
