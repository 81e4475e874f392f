import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import { fieldWords } from "./field-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Content & Settings> = {
  title: "Contact form",
  about: "Asks visitors for what you need to know, checks their answers and sends them.",
  icon: "feedback",
  keywords: ["contact", "form", "survey", "request", "email"],
  category: "forms",
  place: "element",
  content: "printed",
  initial: {
    fields: [
      { kind: "text", name: "name", label: "Name", required: true, autocomplete: "name" },
      { kind: "email", name: "email", label: "E-mail", required: true },
      { kind: "multiline", name: "message", label: "Message", required: true },
    ],
  },
  states: ["failing", "waiting", "long", "rtl"],
  groups: { fields: "Fields", words: "Words", steps: "Steps", protection: "Spam check" },
  settings: {
    label: {
      title: "Name of the form",
      about: "What screen readers call the form.",
      group: "words",
      readBy: "visitors",
    },
    fields: {
      title: "Fields",
      about: "What the form asks, from top to bottom.",
      group: "fields",
      itemTitle: "label",
      item: fieldWords,
    },
    submit: {
      title: "Button",
      about: "What the button reads; empty is “Send”.",
      group: "words",
      readBy: "visitors",
    },
    success: {
      title: "After sending",
      about: "What visitors read once the form is sent, if its server says nothing else.",
      group: "words",
      readBy: "visitors",
    },
    stepsProgress: {
      title: "Progress",
      about: "Show which of the steps this is.",
      group: "steps",
    },
    review: {
      title: "Review",
      about: "Show all answers before they are sent.",
      group: "steps",
    },
    keep: {
      title: "Keep what is typed",
      about: "Fill it in again after a reload, for a day or until the tab is closed.",
      group: "steps",
    },
    captcha: {
      title: "Spam check",
      about: "A service that tells people from programs. Its site must be allowed by the page configuration.",
      group: "protection",
      fields: {
        provider: {
          title: "Service",
          about: "Who checks. It is contacted only if visitors agree.",
          labels: {
            none: "None",
            recaptcha: "reCAPTCHA with a box to tick",
            "recaptcha-v3": "reCAPTCHA without a box",
            turnstile: "Turnstile",
            hcaptcha: "hCaptcha",
          },
        },
        siteKey: {
          title: "Site key",
          about: "The public key that the service has given your site.",
          readBy: "code",
          when: { provider: { not: "none" } },
        },
      },
    },
  },
};
