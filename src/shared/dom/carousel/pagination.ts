import { knownLanguage } from "#browser/known-language.ts";
import { markAdded, removeAtEnd } from "#runtime/added.ts";
import { numbered } from "../numbered.ts";
import { asButton } from "../press/as-button.ts";
import type { CarouselSetup } from "./engine.ts";
import type { CarouselState } from "./options.ts";

type Names = readonly string[];

function createPart(tag: "span" | "div", names: Names): HTMLElement {
  const part = document.createElement(tag);
  part.classList.add(...names);
  return part;
}

/**
 * Shows the position in the server's element or in a new one, which follows the viewport: as bullets, which lead to
 * their step, as a fraction or as a progress bar. Returns what updates it.
 */
export function createPagination(
  setup: CarouselSetup,
  goTo: (index: number) => void,
): (state: CarouselState) => void {
  const { box: around, parts, options, context, changes } = setup;
  const box = parts.pagination ?? createPart("div", []);
  const printed = [...box.childNodes];
  const kind = options.pagination ?? "bullets";
  if (!parts.pagination) {
    around.append(box);
    removeAtEnd(context.signal, box);
  }
  for (const name of options.names[kind]) changes.toggleClass(box, name, true);
  context.signal.addEventListener("abort", () => box.replaceChildren(...printed));
  if (kind === "bullets") return drawBullets(setup, box, goTo);
  return kind === "fraction" ? drawFraction(setup, box) : drawProgress(setup, box);
}

function drawBullets(
  { options, context, changes }: CarouselSetup,
  box: HTMLElement,
  goTo: (index: number) => void,
) {
  const { page, listen } = context;
  const { bullet, bulletActive } = options.names;
  const goToSlide = options.labels.goTo || page.text("go_to_slide", "Go to slide");
  let bullets: HTMLElement[] = [];

  function createBullet(index: number) {
    const element = markAdded(createPart("span", bullet));
    element.setAttribute("aria-label", `${goToSlide} ${index + 1}`);
    asButton(element, () => goTo(index), { changes, listen });
    return element;
  }
  return ({ index, steps }: CarouselState) => {
    if (bullets.length !== steps) {
      bullets = Array.from({ length: steps }).map((_, place) => createBullet(place));
      box.replaceChildren(...(steps > 1 ? bullets : []));
    }
    const hadFocus = bullets.includes(document.activeElement as HTMLElement);
    for (const [place, element] of numbered(bullets)) {
      const isActive = place === index;
      for (const name of bulletActive) element.classList.toggle(name, isActive);
      if (isActive) element.setAttribute("aria-current", "true");
      else element.removeAttribute("aria-current");
    }
    if (hadFocus) bullets[index]?.focus({ preventScroll: true });
  };
}

function drawFraction({ context }: CarouselSetup, box: HTMLElement) {
  return ({ index, steps }: CarouselState) => {
    const format = new Intl.NumberFormat(knownLanguage(context.page.locale || document.documentElement.lang));
    box.textContent = `${format.format(index + 1)} / ${format.format(steps)}`;
  };
}

function drawProgress({ options }: CarouselSetup, box: HTMLElement) {
  const fill = markAdded(createPart("span", options.names.fill));
  box.replaceChildren(fill);
  return ({ index, steps }: CarouselState) => {
    fill.style.transform = `scaleX(${(index + 1) / steps})`;
  };
}
