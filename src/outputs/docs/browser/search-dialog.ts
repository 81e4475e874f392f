import { navigate } from "#browser/navigate.ts";
import { element } from "../../gallery/elements.ts";
import { createIndex, type Part } from "./search-index.ts";

/** The parts of the search that the visitor sees. */
interface Shown {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
}

function createDialog(): Shown {
  const input = element("input", {
    type: "text",
    id: "docs-query",
    autocomplete: "off",
    spellcheck: false,
  });
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-controls", "docs-found");
  input.setAttribute("aria-expanded", "false");
  input.setAttribute("aria-autocomplete", "list");
  const list = element("div", { id: "docs-found", hidden: true });
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Found");
  const status = element("p", { className: "docs-status" }, "Type a few letters.");
  status.setAttribute("role", "status");
  const close = element("button", { type: "button" }, "Close");
  const dialog = element(
    "dialog",
    { className: "docs-search" },
    element(
      "div",
      { className: "docs-search-bar" },
      element("label", { htmlFor: input.id }, "Search"),
      input,
      close,
    ),
    status,
    list,
  );
  dialog.setAttribute("aria-label", "Search the documentation");
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return { dialog, input, list, status };
}

const SNIPPET = 90;

/** What stands around the first word that was searched for. */
function excerpt(text: string, query: string): string {
  const [word = ""] = query.toLowerCase().split(/\s+/);
  const start = Math.max(0, text.toLowerCase().indexOf(word) - 30);
  return `${start > 0 ? "…" : ""}${text.slice(start, start + SNIPPET)}${start + SNIPPET < text.length ? "…" : ""}`;
}

/** What a search looks like from a page. */
interface Asked {
  /** The way to the first page. */
  readonly root: string;
  readonly query: string;
}

/** A result. It is a link, so that it opens elsewhere, too; the keys are those of a list box. */
function option({ address, page, heading, text }: Part, { root, query }: Asked, index: number) {
  const link = element(
    "a",
    { id: `docs-found-${index}`, href: root + address, tabIndex: -1 },
    element("strong", {}, heading ? `${page}: ${heading}` : page),
    " ",
    element("span", {}, excerpt(text, query)),
  );
  link.setAttribute("role", "option");
  link.setAttribute("aria-selected", "false");
  return link;
}

const summaryOf = (count: number, query: string) => {
  if (query === "") return "Type a few letters.";
  if (count === 0) return `Nothing found for “${query}”.`;
  return count === 1 ? "1 result." : `${count} results.`;
};

/** Marks the result that Enter opens. */
function select({ list, input }: Shown, index: number): void {
  const items = [...list.children] as HTMLElement[];
  const chosen = items.at(index % (items.length || 1));
  for (const item of items) item.setAttribute("aria-selected", String(item === chosen));
  if (chosen) input.setAttribute("aria-activedescendant", chosen.id);
  else input.removeAttribute("aria-activedescendant");
  chosen?.scrollIntoView({ block: "nearest" });
}

const selectedIn = ({ list }: Shown) =>
  [...list.children].findIndex((item) => item.getAttribute("aria-selected") === "true");

function listen(shown: Shown, find: (query: string) => Part[], root: string): void {
  const { input, list, status, dialog } = shown;
  input.addEventListener("input", () => {
    const query = input.value.trim();
    const found = query ? find(query) : [];
    list.replaceChildren(...found.map((part, index) => option(part, { root, query }, index)));
    list.hidden = found.length === 0;
    input.setAttribute("aria-expanded", String(found.length > 0));
    status.textContent = summaryOf(found.length, query);
    select(shown, 0);
  });
  list.addEventListener("click", () => dialog.close());
  input.addEventListener("keydown", (event) => {
    const index = selectedIn(shown);
    if (event.key === "ArrowDown") select(shown, index + 1);
    else if (event.key === "ArrowUp") select(shown, index - 1);
    else if (event.key === "Enter") {
      const link = list.querySelector<HTMLAnchorElement>(`#docs-found-${index}`);
      dialog.close();
      if (link) navigate(link.href);
    } else return;
    event.preventDefault();
  });
}

let started: Promise<Shown> | undefined;

async function start(root: string): Promise<Shown> {
  const shown = createDialog();
  shown.dialog.showModal();
  const answer = await fetch(`${root}assets/search.json`);
  listen(shown, createIndex((await answer.json()) as Part[]), root);
  // What has been typed meanwhile.
  shown.input.dispatchEvent(new Event("input"));
  return shown;
}

/** Opens the search. The index loads with the first opening. */
export async function openSearch(root: string): Promise<void> {
  if (!started) {
    started = start(root);
    await started;
    return;
  }
  const { dialog, input } = await started;
  if (!dialog.open) dialog.showModal();
  input.select();
}
