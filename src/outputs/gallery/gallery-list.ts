// The script of the gallery's list: the search while the visitor types, pictures, and how the page looks.
import { changeQuery } from "./change-query.ts";
import { byId } from "./elements.ts";
import { startLooks } from "./looks-bar.ts";
import { showPictures } from "./pictures.ts";
import { isFound, rankOf, searchSummary } from "./search.ts";

const form = byId("gallery-search", HTMLFormElement);
const input = byId("gallery-query", HTMLInputElement);
const status = byId("gallery-count", HTMLElement);
const showAll = byId("gallery-all", HTMLAnchorElement);
const groups = [...document.querySelectorAll<HTMLElement>(".gallery-group")];
const cards = [...document.querySelectorAll<HTMLElement>(".gallery-card")];

const linkTo = (group: HTMLElement) =>
  document.querySelector(`.gallery-jumps a[href="#${CSS.escape(group.id)}"]`)?.parentElement;

/** Shows the widgets that the query finds, and no group without any. */
function search() {
  for (const card of cards) card.hidden = !isFound(card.dataset["words"] ?? "", input.value);
  for (const group of groups) {
    group.hidden = !group.querySelector(".gallery-card:not([hidden])");
    linkTo(group)?.toggleAttribute("hidden", group.hidden);
  }
  const text = searchSummary(cards.filter(({ hidden }) => !hidden).length, cards.length);
  if (status.textContent !== text) status.textContent = text;
  showAll.hidden = input.value === "";
}

/** The link whose title fits the query best. */
function bestLink(): HTMLAnchorElement | undefined {
  const links = cards.flatMap((card) => (card.hidden ? [] : (card.querySelector("a") ?? [])));
  const rank = (link: HTMLAnchorElement) => rankOf(link.text, input.value);
  const [best] = links.toSorted((one, other) => rank(one) - rank(other));
  return best;
}

function writeQuery() {
  changeQuery((query) => {
    if (input.value) query.set("q", input.value);
    else query.delete("q");
  });
}

/** Searches for this, and writes it into the address. */
function searchFor(text: string) {
  input.value = text;
  search();
  writeQuery();
}

/** Browsers refuse to write an address many times a second. */
const WRITE_AFTER_MS = 250;
let timer: ReturnType<typeof setTimeout>;
input.addEventListener("input", () => {
  search();
  clearTimeout(timer);
  timer = setTimeout(writeQuery, WRITE_AFTER_MS);
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  searchFor(input.value);
  bestLink()?.focus();
});
showAll.addEventListener("click", (event) => {
  event.preventDefault();
  searchFor("");
  input.focus();
});
// A browser may have put back what was typed before the page was left.
search();
startLooks(writeQuery);
showPictures([...document.querySelectorAll<HTMLElement>(".gallery-picture")]);
