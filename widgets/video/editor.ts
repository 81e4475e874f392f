import type { EditorWords } from "#runtime/editor-words.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Fields> = {
  title: "Video",
  about: "Plays a video when the visitor presses it; a provider is asked for nothing before that.",
  icon: "format-video",
  keywords: ["video", "youtube", "vimeo", "player", "film"],
  category: "media",
  place: "element",
  content: "printed",
  preview: "none",
  variations: [
    {
      name: "loop",
      title: "Silent video loop",
      about: "Plays a video again and again where it is seen, without sound and without controls.",
      keywords: ["loop", "autoplay", "gif"],
      initial: { autoplay: true, mute: true, loop: true, controls: false },
    },
  ],
  states: ["refused", "given", "long", "rtl"],
  groups: { video: "Video", playback: "Playback", look: "Look" },
  settings: {
    videoUrl: {
      title: "Address",
      about:
        "A video file, or a video at YouTube, Vimeo, Dailymotion or VideoPress. Other sites must be allowed on the site first.",
      group: "video",
      file: "video",
    },
    start: { title: "Start", about: "Where the video starts.", group: "video", step: 1 },
    end: { title: "End", about: "Where the video ends; 0 is its own end.", group: "video", step: 1 },
    autoplay: {
      title: "Autoplay",
      about: "Play it automatically where it is seen, without sound.",
      group: "playback",
    },
    playOnMobile: {
      title: "On phones, too",
      about: "Play it automatically on phones, too.",
      group: "playback",
      when: { autoplay: true },
    },
    mute: { title: "Mute", about: "Begin without sound.", group: "playback" },
    loop: { title: "Loop", about: "Play it again and again.", group: "playback" },
    controls: { title: "Controls", about: "Show the controls of the player.", group: "look" },
    ccLoadPolicy: {
      title: "Captions",
      about: "Show captions at first, where the provider has them.",
      group: "playback",
    },
    lightbox: { title: "Lightbox", about: "Play it over the page.", group: "look" },
    aspectRatio: {
      title: "Ratio",
      about: "Width to height of the video.",
      group: "look",
      labels: { "16:9": "16:9", "21:9": "21:9", "4:3": "4:3", "3:2": "3:2", "1:1": "1:1", "9:16": "9:16" },
    },
  },
};
