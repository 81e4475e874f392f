import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Content & Fields> = {
  title: "Share buttons",
  about: "Shares the page at networks, by email, as a copied link or on paper.",
  icon: "share",
  keywords: ["share", "social", "facebook", "copy link", "email"],
  category: "media",
  place: "element",
  content: "printed",
  initial: {
    items: [
      { network: "facebook" },
      { network: "x-twitter" },
      { network: "whatsapp" },
      { network: "email" },
      { network: "copy" },
    ],
  },
  variations: [
    {
      name: "without-networks",
      title: "Share without networks",
      about: "Shares the page by email, as a copied link or on paper.",
      icon: "admin-links",
      keywords: ["copy link", "email", "print"],
      initial: { items: [{ network: "email" }, { network: "copy" }, { network: "print" }] },
    },
  ],
  states: ["long", "rtl"],
  groups: { shared: "What is shared", buttons: "Buttons" },
  settings: {
    items: {
      title: "Buttons",
      about: "Where visitors can share the page.",
      group: "buttons",
      itemTitle: "network",
      item: {
        network: {
          title: "Network",
          about: "What the button shares with.",
          labels: {
            facebook: "Facebook",
            "x-twitter": "X",
            linkedin: "LinkedIn",
            pinterest: "Pinterest",
            reddit: "Reddit",
            telegram: "Telegram",
            threads: "Threads",
            whatsapp: "WhatsApp",
            email: "Email",
            copy: "Copy the link",
            print: "Print",
          },
        },
        label: {
          title: "Label",
          about: "What the button says. Without it: “Share on” and the network.",
          readBy: "visitors",
        },
      },
    },
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
  },
};
