import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Video",
  about: "Plays a video when the visitor presses it; a provider is asked for nothing before that.",
  icon: "format-video",
  keywords: ["video", "youtube", "vimeo", "player", "film"],
  place: "element",
  content: { template: '<p><a href="{video_url}">{video_url}</a></p>' },
  groups: { video: "Video", playback: "Playback", look: "Look", skin: "Page builder" },
  settings: {
    videoUrl: {
      title: "Address",
      about:
        "A video file, or a video at YouTube, Vimeo, Dailymotion or VideoPress; hosts of other sites must be allowed in the configuration.",
      group: "video",
    },
    start: { title: "Start", about: "Where the video starts.", group: "video", step: 1 },
    end: { title: "End", about: "Where the video ends; 0 is its own end.", group: "video", step: 1 },
    autoplay: {
      title: "Autoplay",
      about: "Play it by itself where it is seen, without sound.",
      group: "playback",
    },
    playOnMobile: {
      title: "On phones, too",
      about: "Play it by itself on phones, too.",
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
    skin: {
      title: "Printed elements",
      about: "Selectors of the parts that the page has printed, and class names of what is added.",
      group: "skin",
      parts: {
        host: "Class names of the element",
        box: "The box that the player fills",
        player: "Class names of the player",
        printed: "The players that the server has printed",
        overlay: "The picture over the video",
        button: "The button on the picture",
      },
    },
  },
};
