/** The stars of one list, in the markup that themes know (reference: shop 9.2). */
interface Stars {
  /** `p.stars`: what stands in the list's place. */
  readonly place: HTMLElement;
  readonly group: HTMLElement;
  /** The worst mark first. */
  readonly stars: readonly HTMLElement[];
  /** Shows what the list holds. */
  show(): void;
}

/** Makes stars for the marks of a list; `labels` name them instead of the list's own words, the worst first. */
export function drawStars(select: HTMLSelectElement, labels: readonly string[]): Stars {
  const marks = [...select.options]
    .filter(({ value }) => Number(value) > 0)
    .sort((one, other) => Number(one.value) - Number(other.value));
  const place = document.createElement("p");
  place.className = "stars islet-star-rating";
  const group = document.createElement("span");
  group.setAttribute("role", "radiogroup");
  const stars = marks.map(({ value, text }, index) => {
    const star = document.createElement("a");
    star.className = `star-${value} islet-star-rating-star`;
    star.href = "#";
    star.dataset["value"] = value;
    star.setAttribute("role", "radio");
    star.setAttribute("aria-label", labels[index] ?? text);
    return star;
  });
  group.append(...stars);
  place.append(group);

  function show() {
    const at = marks.findIndex(({ value }) => value === select.value);
    place.classList.toggle("selected", at >= 0);
    for (const [index, star] of stars.entries()) {
      const isChosen = index === at;
      star.classList.toggle("active", isChosen);
      star.setAttribute("aria-checked", String(isChosen));
      star.tabIndex = index === Math.max(at, 0) ? 0 : -1;
    }
  }
  return { place, group, stars, show };
}
