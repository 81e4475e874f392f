import type { CarouselSetup, Engine } from "./engine.ts";

/** Tells each slide how far it stands from the middle, in slides: its style turns it by that. */
export function turnByCoverflow({ parts, changes }: CarouselSetup, { api }: Engine): void {
  const { viewport, slides } = parts;
  changes.toggleClass(viewport, "islet-carousel--coverflow", true);
  function turn() {
    const box = viewport.getBoundingClientRect();
    const middle = box.left + box.width / 2;
    for (const [slide, { left, width }] of slides.map(
      (each) => [each, each.getBoundingClientRect()] as const,
    )) {
      const away = width ? (left + width / 2 - middle) / width : 0;
      changes.setStyle(
        slide,
        "--islet-carousel-away",
        String(Math.max(-3, Math.min(3, Math.round(away * 100) / 100))),
      );
    }
  }
  turn();
  for (const event of ["scroll", "settle", "reInit"] as const) api.on(event, turn);
}
