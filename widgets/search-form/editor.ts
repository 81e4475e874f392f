import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Content & Fields> = {
  title: "Search form",
  about: "Opens a search form over the page, and shows its results while the visitor types.",
  icon: "search",
  keywords: ["search", "form", "live results", "find"],
  category: "menus",
  place: "element",
  content: "printed",
  initial: { parameter: "s" },
  variations: [
    {
      name: "full-screen",
      title: "Search over the page",
      about: "Opens a search form over the whole page by a button.",
      keywords: ["search", "overlay"],
      initial: { parameter: "s", look: "full_screen" },
    },
  ],
  groups: { form: "Form", results: "Results" },
  settings: {
    parameter: {
      title: "Parameter",
      about: "What the site calls the words in the address of its results: s in WordPress, q in Shopify.",
      group: "form",
      readBy: "code",
    },
    label: {
      title: "Label",
      about: "What the field is called, and the button that opens it. Without it: “Search”.",
      group: "form",
      readBy: "visitors",
    },
    placeholder: {
      title: "Placeholder",
      about: "What the empty field says.",
      group: "form",
      readBy: "visitors",
    },
    look: {
      title: "Look",
      about: "How the form looks.",
      group: "form",
      labels: {
        classic: "A field and a button",
        minimal: "A field with an icon",
        full_screen: "A button that opens it over the page",
      },
    },
    liveResults: {
      title: "Live results",
      about: "Show results of the site's own search while the visitor types.",
      group: "results",
    },
    minimumSearchCharacters: {
      title: "From characters",
      about: "From how many characters on results are shown.",
      group: "results",
      step: 1,
      when: { liveResults: true },
    },
  },
};
