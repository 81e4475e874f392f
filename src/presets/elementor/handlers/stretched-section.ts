import { selectAll } from "#browser/selectors.ts";
import { numbered } from "#dom/numbered.ts";
import { watchSizes } from "#dom/scroll/watch-sizes.ts";
import { createChanges } from "#dom/state/changes.ts";
import { groupOf, paramsOf, textOf } from "../../shared/params.ts";
import type { Handler } from "./handler.ts";

/** What sections stretch to: an element that the site has chosen, else the window. */
function container(): Element {
  const kit = groupOf(paramsOf("elementorFrontendConfig"), "kit");
  const [chosen] = selectAll(document, textOf(kit, "stretched_section_container"), { limit: 1 });
  return chosen ?? document.documentElement;
}

/** Sections are as wide as the window, whatever the width of the column that they stand in. */
export const handler: Handler = (sections, signal) => {
  const changes = createChanges(signal);
  const around = container();
  const stretch = () => {
    const { left } = around.getBoundingClientRect();
    const width = around.clientWidth;
    const places = sections.map(
      (section) => section.getBoundingClientRect().left - (Number.parseFloat(section.style.left) || 0),
    );
    for (const [index, section] of numbered(sections)) {
      changes.setStyle(section, "width", `${width}px`);
      changes.setStyle(section, "left", `${left - (places[index] ?? 0)}px`);
    }
  };
  let frame = 0;
  const askFrame = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(stretch);
  };
  stretch();
  const parents = sections.flatMap(({ parentElement }) => parentElement ?? []);
  watchSizes([...new Set([around, ...parents])], askFrame, signal);
  signal.addEventListener("abort", () => cancelAnimationFrame(frame));
};
