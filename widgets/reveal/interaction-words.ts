import type { FieldWords } from "#runtime/editor-words.ts";
import type { CustomKeyframe, Interaction } from "./settings.ts";

const keyframeWords: FieldWords<CustomKeyframe> = {
  at: { title: "At", about: "The place on the way, from 0 to 100 percent." },
  opacity: { title: "Opacity", about: "From 0, which is invisible, to 1.", step: 0.05 },
  translate: { title: "Move", about: "A CSS value of translate, such as 0 20px.", readBy: "code" },
  scale: { title: "Scale", about: "A CSS value of scale, such as 0.9.", readBy: "code" },
  transform: { title: "Transform", about: "A CSS value of transform, such as rotate(5deg).", readBy: "code" },
};

export const interactionWords: FieldWords<Interaction> = {
  trigger: {
    title: "Trigger",
    about: "What starts the animation.",
    labels: {
      load: "The page has loaded",
      "scroll-in": "It comes into view",
      "scroll-out": "It goes out of view",
      "scroll-on": "It moves with the scrolling",
      hover: "The pointer is over it",
      click: "A press",
    },
  },
  effect: {
    title: "Effect",
    about: "What is animated.",
    labels: { fade: "Fade", slide: "Move", scale: "Scale", custom: "Your own keyframes" },
  },
  type: {
    title: "Type",
    about: "Whether it appears or disappears.",
    labels: { in: "Appears", out: "Disappears" },
  },
  direction: {
    title: "Direction",
    about: "The side that it comes from or leaves to.",
    labels: { none: "None", top: "Top", bottom: "Bottom", left: "Left", right: "Right" },
    when: { effect: { not: "custom" } },
  },
  easing: {
    title: "Easing",
    about: "How the speed changes on the way.",
    labels: {
      linear: "Even",
      ease: "Slow at both ends",
      "ease-in": "Slow at first",
      "ease-out": "Slow at the end",
      "ease-in-out": "Very slow at both ends",
    },
  },
  duration: {
    title: "Duration",
    about: "How long it takes.",
    step: 50,
    when: { trigger: { not: "scroll-on" } },
  },
  delay: {
    title: "Delay",
    about: "How long it waits after the trigger.",
    step: 50,
    when: { trigger: { not: "scroll-on" } },
  },
  replay: {
    title: "Repeat",
    about: "Play it each time, not only the first time.",
    when: { trigger: ["scroll-in", "scroll-out"] },
  },
  start: {
    title: "Start",
    about: "Where it begins.",
    step: 5,
    when: { trigger: ["scroll-in", "scroll-on"] },
  },
  end: { title: "End", about: "Where it ends.", step: 5, when: { trigger: "scroll-on" } },
  relativeTo: {
    title: "Measured by",
    about: "What start and end are shares of.",
    labels: { viewport: "The height of the window", page: "The height of the page" },
    when: { trigger: "scroll-on" },
  },
  keyframes: {
    title: "Keyframes",
    about: "The states that it passes.",
    itemTitle: "at",
    item: keyframeWords,
    when: { effect: "custom" },
  },
};
