import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Form",
  about: "Sends a form without a page load, and shows what its server answers.",
  icon: "forms",
  keywords: ["form", "contact", "newsletter", "send"],
  place: "site",
  content: "inner",
  groups: { main: "Form", skin: "Page builder" },
  settings: {
    kind: {
      title: "Kind",
      about: "Who has printed the form: this says how it is sent and what its server answers.",
      group: "main",
      labels: {
        builder: "The page builder",
        simple: "The theme: contact form",
        themed: "The theme: other forms",
        atomic: "The page builder's fourth version",
      },
    },
    skin: {
      title: "Printed elements",
      about: "Selectors of the parts of the form, and class names of its states and messages.",
      group: "skin",
      parts: {
        group: "What holds a field and its label",
        groupPrefix: "What precedes the key of a field in its class name",
        invalid: "Class names of what holds a field with an error",
        error: "Class names of the error of a field",
        success: "Class names of the message after sending",
        danger: "Class names of the message of a failure",
        waiting: "Class names of a form that is being sent",
        spinner: "Class names of what turns meanwhile",
        captcha: "What holds a captcha",
        statePrefix: "What precedes the state in the class name of the form",
        printedSuccess: "The printed message after sending",
        printedError: "The printed message of a failure",
      },
    },
  },
};
