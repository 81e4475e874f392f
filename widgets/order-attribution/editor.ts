import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Order attribution",
  about: "Records the source of a visit and writes it into forms that place orders.",
  icon: "chart-bar",
  keywords: ["attribution", "source", "tracking", "utm", "order"],
  category: "shop",
  place: "site",
  content: "inner",
  groups: { tracking: "Tracking", code: "Forms and cookies" },
  settings: {
    allowTracking: {
      title: "Track orders",
      about: "Record where orders come from; without it, all cookies of it are removed.",
      group: "tracking",
    },
    lifetime: {
      title: "Months",
      about: "Months of 30 days until the cookies expire.",
      group: "tracking",
      step: 1,
      when: { allowTracking: true },
    },
    session: {
      title: "Minutes of a visit",
      about: "Minutes without a page view until a new visit begins.",
      group: "tracking",
      step: 1,
      when: { allowTracking: true },
    },
    base64: {
      title: "Base64",
      about: "Write cookies in base64, for firewalls that refuse percent signs.",
      group: "code",
    },
    prefix: {
      title: "Prefix",
      about: "Prefix of the name of each field in a form.",
      group: "code",
      readBy: "code",
    },
    consentCategory: {
      title: "Consent category",
      about: "The category that visitors must have agreed to.",
      group: "tracking",
      readBy: "code",
    },
    promoCode: {
      title: "Code for each visitor",
      about: "Give each visitor a code from 100000 to 999999.",
      group: "tracking",
    },
    without: {
      title: "Left to other scripts",
      about: "Jobs that another script on the page does.",
      group: "code",
      labels: { record: "Recording the source in cookies" },
      forPresets: true,
    },
    fields: {
      title: "Fields",
      about: "Fields of an order with the value that each gets. Without them: the shop's own.",
      group: "code",
      itemTitle: "name",
      item: {
        name: { title: "Field", about: "Name of the field, without the prefix.", readBy: "code" },
        path: {
          title: "Value",
          about: "Group and key of the value in the cookies, such as current.typ.",
          readBy: "code",
        },
      },
    },
  },
};
