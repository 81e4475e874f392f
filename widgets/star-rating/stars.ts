import { numbered } from "#dom/numbered.ts";
/** The stars of a rating list, in the markup that themes style. */
export interface StarGroup {
  /** `p.stars`, which takes the list's place. */
  readonly element: HTMLElement;
  readonly group: HTMLElement;
  /** The worst rating first. */
  readonly stars: readonly HTMLElement[];
  /** Shows the rating that the list holds. */
  update(): void;
}

/** Creates stars for the ratings of a list. `labels` replace the texts of its options, the worst first. */
export function createStars(select: HTMLSelectElement, labels: readonly string[]): StarGroup {
  const ratings = [...select.options]
    .filter(({ value }) => Number(value) > 0)
    .sort((a, b) => Number(a.value) - Number(b.value));
  const element = document.createElement("p");
  element.className = "stars islet-star-rating";
  const group = document.createElement("span");
  group.setAttribute("role", "radiogroup");
  const stars = ratings.map(({ value, text }, index) => {
    const star = document.createElement("a");
    star.className = `star-${value} islet-star-rating-star`;
    star.href = "#";
    star.dataset["value"] = value;
    star.setAttribute("role", "radio");
    star.setAttribute("aria-label", labels[index] ?? text);
    return star;
  });
  group.append(...stars);
  element.append(group);

  function update() {
    const chosen = ratings.findIndex(({ value }) => value === select.value);
    element.classList.toggle("selected", chosen >= 0);
    for (const [index, star] of numbered(stars)) {
      const isChosen = index === chosen;
      star.classList.toggle("active", isChosen);
      star.setAttribute("aria-checked", String(isChosen));
      star.tabIndex = index === Math.max(chosen, 0) ? 0 : -1;
    }
  }

  update();
  return { element, group, stars, update };
}
