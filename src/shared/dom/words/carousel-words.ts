/** The words of the settings of every carousel; their groups are `slides`, `motion` and `controls`. */
export const carouselGroups = {
  slides: "Slides",
  motion: "Motion",
  controls: "Arrows and dots",
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
    about: "Move on to the next slide automatically. Visitors who prefer reduced motion move it themselves.",
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
