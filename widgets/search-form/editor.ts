import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Search form",
  about: "Opens a search form over the page, and shows its results while the visitor types.",
  icon: "search",
  keywords: ["search", "form", "live results", "find"],
  place: "site",
  content: "inner",
  groups: { form: "Form", results: "Results", skin: "Page builder" },
  settings: {
    skin: {
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
      about: "Show results while the visitor types. It needs the page builder's search.",
      group: "results",
    },
    minimumSearchCharacters: {
      title: "From characters",
      about: "From how many characters on results are shown.",
      group: "results",
      step: 1,
      when: { liveResults: true },
    },
    parts: {
      title: "Printed elements",
      about: "Selectors of the parts of the form.",
      group: "skin",
      parts: {
        toggle: "The button that opens the form",
        panel: "What it opens",
        close: "The button that closes it",
        icon: "The icon that focuses the field",
        clear: "The button that empties the field",
        results: "What holds the results",
        loader: "What is seen while they load",
      },
    },
    classes: {
      title: "Class names",
      about: "Class names of the states of the form.",
      group: "skin",
      parts: {
        open: "Class names of the open panel",
        focused: "Class names of the form while its field has the focus",
        hidden: "Class names of what is hidden",
        idle: "Class names around the results while none load",
        list: "Class names of the list of results",
        none: "Class names of the results if there are none",
        pagination: "Class names of the links to more pages of them",
      },
    },
    iconWidths: {
      title: "Widths of icons",
      about: "Icons in the field whose width the page's styles use.",
      group: "skin",
      forPresets: true,
      itemTitle: "property",
      item: {
        icon: { title: "Icon", about: "Selector of the icon." },
        property: { title: "Property", about: "The custom property that gets its width.", readBy: "code" },
        without: { title: "Without icon", about: "Class names of the field if there is no icon." },
      },
    },
  },
};
