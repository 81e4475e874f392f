import { isElement } from "#runtime/node-type.ts";
import { numbered } from "../numbered.ts";
import { type Entry, entriesOf, matchingEntries } from "./matching-entries.ts";
import type { SearchElements } from "./search-elements.ts";

/** The options that match, one of them active. */
export interface OptionList {
  /** Shows the options that match what was typed. */
  search(typed: string): void;
  /** Makes the option that is so many places further the active one. */
  move(step: number, isWrapped: boolean): void;
  /** Scrolls the active option into view. */
  showActive(): void;
  active(): HTMLOptionElement | undefined;
  /** Whether the visitor has searched or moved. */
  isTouched(): boolean;
  /** The select's option that an element of the list stands for. */
  optionAt(target: EventTarget | null): HTMLOptionElement | undefined;
}

/** Fills a list with a select's options. */
export function createOptionList(
  { input, list, status, noMatches }: SearchElements,
  select: HTMLSelectElement,
): OptionList {
  const entries = entriesOf(select);
  const items = new Map(entries.map((entry, index) => [entry, createItem(entry, `${list.id}-${index}`)]));
  let shown: readonly Entry[] = entries;
  let active = -1;
  let isTouched = false;

  function activate(index: number) {
    active = index;
    for (const [at, entry] of numbered(shown))
      items.get(entry)?.setAttribute("aria-selected", String(at === active));
    const item = itemAt(active);
    if (item) input.setAttribute("aria-activedescendant", item.id);
    else input.removeAttribute("aria-activedescendant");
  }

  const itemAt = (index: number) => {
    const entry = shown[index];
    return entry && items.get(entry);
  };

  const showActive = () => itemAt(active)?.scrollIntoView({ block: "nearest" });

  function search(typed: string) {
    isTouched ||= typed !== "";
    shown = matchingEntries(entries, typed);
    list.replaceChildren(...shown.flatMap((entry) => items.get(entry) ?? []));
    list.hidden = shown.length === 0;
    input.setAttribute("aria-expanded", String(shown.length > 0));
    status.textContent = shown.length > 0 ? "" : noMatches;
    activate(typed ? 0 : shown.findIndex(({ option }) => option.selected));
    showActive();
  }

  function move(step: number, isWrapped: boolean) {
    const { length } = shown;
    if (length === 0) return;
    const to = active < 0 && step < 0 ? length - 1 : active + step;
    isTouched = true;
    activate(isWrapped ? (to + length) % length : Math.min(Math.max(to, 0), length - 1));
    showActive();
  }

  return {
    search,
    move,
    showActive,
    active: () => shown[active]?.option,
    isTouched: () => isTouched,
    optionAt: (target) => {
      const item = isElement(target) && target.closest("[role=option]");
      return [...items].find((pair) => pair[1] === item)?.[0].option;
    },
  };
}

function createItem({ option, text }: Entry, id: string): HTMLElement {
  const item = document.createElement("li");
  item.className = "islet-select-search__option";
  item.id = id;
  item.setAttribute("role", "option");
  if (option.selected) item.dataset["chosen"] = "";
  item.textContent = text;
  return item;
}
