import { pictureWords } from "#dom/words/picture-words.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Content & Settings> = {
  title: "Video playlist",
  about: "Plays videos of a list in one place, one after the other.",
  icon: "playlist-video",
  keywords: ["playlist", "videos", "youtube", "vimeo", "course"],
  category: "media",
  place: "element",
  content: "printed",
  initial: {
    label: "Videos",
    items: [{ title: "First video" }, { title: "Second video" }, { title: "Third video" }],
  },
  states: ["long", "rtl"],
  groups: { videos: "Videos", playback: "Playback" },
  settings: {
    items: {
      title: "Videos",
      about: "The videos in their order.",
      group: "videos",
      itemTitle: "title",
      item: {
        videoUrl: {
          title: "Video",
          about:
            "A video file, or a video at YouTube, Vimeo, Dailymotion or VideoPress. Other sites must be allowed on the site first.",
          file: "video",
        },
        title: { title: "Title", about: "What the video is about.", readBy: "visitors" },
        length: { title: "Length", about: "How long it takes, such as 3:40.", readBy: "visitors" },
        ...pictureWords,
      },
    },
    label: {
      title: "Heading",
      about: "What the list is called.",
      group: "videos",
      readBy: "visitors",
    },
    playNext: {
      title: "Play the next",
      about: "Go on with the next video when a file of the site has ended.",
      group: "playback",
    },
    aspectRatio: {
      title: "Ratio",
      about: "Width to height of the videos.",
      group: "playback",
      labels: { "16:9": "16:9", "21:9": "21:9", "4:3": "4:3", "3:2": "3:2", "1:1": "1:1", "9:16": "9:16" },
    },
  },
};
