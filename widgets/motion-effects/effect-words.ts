import type { FieldWords } from "#runtime/editor-words.ts";
import type { Effect } from "./settings.ts";

/** What can be done to a background. */
export const backgroundEffectLabels = {
  translateY: "Move up or down",
  translateX: "Move left or right",
  opacity: "Fade",
  blur: "Blur",
  scale: "Grow or shrink",
  mouseTrack: "Follow the mouse",
};

export const rangeLabels = {
  default: "The window; for a fixed element the page",
  viewport: "The way through the window; for a fixed element the first window of the page",
  page: "The height of the page",
  parent: "The parent's way through the window",
};

type Words<Name extends string> = FieldWords<Omit<Effect, "effect"> & { readonly effect: Name }>;

/**
 * The words of one effect.
 * @param labels of the effects that there are
 * @param byMouse those of them that follow the mouse
 */
export const effectWords = <const Labels extends Readonly<Record<string, string>>>(
  labels: Labels,
  byMouse: readonly (keyof Labels & string)[],
): Words<keyof Labels & string> =>
  ({
    effect: { title: "Effect", about: "What is done to it.", labels },
    direction: {
      title: "Direction",
      about: "To which side, or when in the range it comes and goes.",
      labels: {
        normal: "Normal",
        negative: "The other way",
        "out-in": "Comes",
        "in-out": "Goes",
        "in-out-in": "Goes and comes back",
        "out-in-out": "Comes and goes again",
      },
    },
    speed: {
      title: "Speed",
      about: "From 0, which is none, to 10.",
      step: 0.1,
      when: { effect: { not: ["opacity", "blur"] } },
    },
    level: {
      title: "Strength",
      about: "From 0, which is none, to 10.",
      step: 0.1,
      when: { effect: ["opacity", "blur"] },
    },
    start: {
      title: "Start",
      about: "Where the range of scrolling begins.",
      step: 1,
      when: { effect: { not: byMouse } },
    },
    end: {
      title: "End",
      about: "Where the range of scrolling ends.",
      step: 1,
      when: { effect: { not: byMouse } },
    },
  }) as unknown as Words<keyof Labels & string>;
