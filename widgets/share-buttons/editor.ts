import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Share buttons",
  about: "Shares the page at networks, by email, as a copied link or on paper.",
  icon: "share",
  keywords: ["share", "social", "facebook", "copy link", "email"],
  place: "site",
  content: "inner",
  groups: { shared: "What is shared", buttons: "Buttons", skin: "Page builder" },
  settings: {
    shareUrl: {
      title: "Address",
      about: "The address that is shared. Without it: the page's own.",
      group: "shared",
    },
    title: {
      title: "Title",
      about: "Title of what is shared. Without it: the page's own, if the address is.",
      group: "shared",
      readBy: "visitors",
    },
    text: { title: "Text", about: "A sentence or two about it.", group: "shared", readBy: "visitors" },
    image: { title: "Picture", about: "Address of a picture of it.", group: "shared" },
    deviceSheet: {
      title: "Device's own way",
      about: "Add a button for the device's own way to share, where it has one.",
      group: "buttons",
    },
    skin: {
      title: "Printed elements",
      about: "Selector of the buttons, and how their class names tell the network.",
      group: "skin",
      parts: { button: "The buttons", networkPrefix: "What precedes the network in a class name" },
    },
  },
};
