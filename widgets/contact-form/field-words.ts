import type { FieldWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";

const ofTexts = ["text", "email", "tel", "url", "number", "multiline", "address"] as const;
const ofChoices = ["select", "radio", "checkboxes", "scale"] as const;
const withoutValue = ["note", "step", "calculated", "hidden"] as const;

/** The words of one field of a form. */
export const fieldWords: FieldWords<Content["fields"][number]> = {
  kind: {
    title: "Kind",
    about: "What visitors fill in here.",
    labels: {
      text: "One line of text",
      email: "E-mail address",
      tel: "Telephone number",
      url: "Address of a website",
      number: "Number",
      multiline: "Several lines of text",
      address: "Postal address",
      date: "Date",
      time: "Time of day",
      select: "One choice from a list",
      radio: "One choice, all shown",
      checkboxes: "Several choices",
      scale: "Scale: choices in a row",
      file: "File",
      hidden: "Hidden value",
      acceptance: "Agreement to a sentence",
      note: "Text between the fields",
      step: "Start of a step",
      calculated: "Calculated value",
    },
  },
  name: {
    title: "Short name",
    about: "What conditions and calculations call it: letters, digits, _ and -. Each name once.",
    readBy: "code",
  },
  label: { title: "Label", about: "What visitors read beside it.", readBy: "visitors" },
  required: {
    title: "Required",
    about: "The form is sent only if it is filled in.",
    when: { kind: { not: withoutValue } },
  },
  width: {
    title: "Width",
    about: "How much of a row it takes on large screens.",
    labels: { full: "The whole row", half: "Half of a row", third: "A third of a row" },
  },
  placeholder: {
    title: "Example",
    about: "Shown in the empty field; of a list, its first line.",
    readBy: "visitors",
    when: { kind: [...ofTexts, "select"] },
  },
  help: {
    title: "Help",
    about: "A sentence below it.",
    readBy: "visitors",
    when: { kind: { not: ["note", "step", "hidden"] } },
  },
  value: {
    title: "Value at first",
    about: "What stands there before anybody types; any text ticks the box of an agreement.",
    readBy: "visitors",
    when: { kind: [...ofTexts, "date", "time", "hidden", "acceptance"] },
  },
  autocomplete: {
    title: "Filled in by the browser",
    about: "What the browser may offer to fill in.",
    labels: {
      "": "Nothing in particular",
      name: "Full name",
      "given-name": "First name",
      "family-name": "Family name",
      email: "E-mail address",
      tel: "Telephone number",
      organization: "Company",
      "street-address": "Street and house number",
      "postal-code": "Postal code",
      "address-level2": "Town",
      "country-name": "Country",
      url: "Website",
      bday: "Date of birth",
    },
    when: { kind: [...ofTexts, "date", "select"] },
  },
  min: {
    title: "Least",
    about: "The lowest number, the first date or time, or the fewest choices.",
    readBy: "code",
    when: { kind: ["number", "date", "time", "checkboxes"] },
  },
  max: {
    title: "Most",
    about: "The highest number, the last date or time, or the most choices.",
    readBy: "code",
    when: { kind: ["number", "date", "time", "checkboxes"] },
  },
  step: {
    title: "Steps of numbers",
    about: "Numbers go up by this much, such as 0.5; 0 allows any.",
    when: { kind: "number" },
    advanced: true,
  },
  maxLength: {
    title: "Longest text",
    about: "How many characters fit; 0 is 1,000 in one line and 10,000 in several.",
    step: 1,
    when: { kind: ["text", "email", "tel", "url", "multiline", "address"] },
    advanced: true,
  },
  pattern: {
    title: "Characters",
    about: "What it may be made of.",
    labels: {
      "": "Anything",
      letters: "Letters",
      digits: "Digits",
      "letters-digits": "Letters and digits",
      "postal-code": "A postal code",
      phone: "A telephone number",
    },
    when: { kind: ["text", "tel"] },
  },
  options: {
    title: "Choices",
    about:
      "One a line. “large = Large” sends large; behind it, “ [chosen]” chooses it at first, “ [if: amount > 2]” shows it only then.",
    readBy: "visitors",
    when: { kind: ofChoices },
  },
  accept: {
    title: "Files",
    about: "Which files visitors may send.",
    labels: {
      any: "Any of these kinds",
      images: "Pictures",
      documents: "Documents",
      audio: "Sound",
      video: "Videos",
      archives: "Archives",
    },
    when: { kind: "file" },
  },
  maxSize: {
    title: "Largest file",
    about: "In megabytes.",
    when: { kind: "file" },
  },
  showIf: {
    title: "Show only if",
    about: "A condition with short names, such as: topic = 'order' and amount > 2. Of a step: for all of it.",
    readBy: "code",
    advanced: true,
  },
  formula: {
    title: "Calculation",
    about: "Such as: round(amount * 12.5 + sum(extras), 2).",
    readBy: "code",
    when: { kind: "calculated" },
  },
  decimals: {
    title: "Decimals",
    about: "How many digits follow the decimal point.",
    step: 1,
    when: { kind: "calculated" },
  },
  unit: {
    title: "Unit",
    about: "What stands behind the result, such as €.",
    readBy: "visitors",
    when: { kind: "calculated" },
  },
};
