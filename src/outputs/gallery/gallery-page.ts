// The script of a widget's gallery page: live example, event log, settings form, copy buttons.
import { copyText } from "./copy-text.ts";
import { byId } from "./elements.ts";
import { enable, readFacts, startLivePage } from "./live-page.ts";
import { startLooks } from "./looks-bar.ts";
import { markupWith } from "./markup-with.ts";

const facts = readFacts();
const markup = byId("gallery-markup", HTMLElement);

const copyMarkup = () =>
  copyText(markup.textContent, "gallery-copied", () => {
    getSelection()?.selectAllChildren(markup);
    return "Selected: copy it with your keyboard.";
  });

const panel = await startLivePage(facts, (settings) => {
  markup.textContent = settings ? markupWith(facts, settings) : facts.example;
});
startLooks(panel.save);
enable("gallery-copy", () => void copyMarkup());
