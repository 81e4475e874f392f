import type { CarouselRequest, RunningCarousel } from "#dom/carousel/request.ts";
import type { Changes } from "#dom/state/changes.ts";
import { queryWithin } from "#runtime/query.ts";
import { Swiper } from "./swiper.ts";

/** The parts of jQuery that keep data of an element. */
export type KeepsData = (element: Element) => {
  data(name: string, value: object): unknown;
  removeData(name: string): unknown;
};

const DATA = "swiper";
const REQUEST: CarouselRequest = "islet:carousel";

/**
 * Puts the carousel library's object where add-ons look for it: on each viewport that runs, and in its jQuery data. Marks
 * Elementor's column around it.
 */
export function provideSwipers(root: ParentNode, $: KeepsData, changes: Changes): void {
  for (const viewport of queryWithin(root, ".islet-carousel--ready")) {
    const column = viewport.closest(".elementor-widget-wrap");
    if (column) changes.toggleClass(column, "e-swiper-container", true);
    const detail = (running: RunningCarousel) => {
      const swiper = new Swiper(running);
      Reflect.set(viewport, DATA, swiper);
      $(viewport).data(DATA, swiper);
      running.signal.addEventListener("abort", () => {
        Reflect.deleteProperty(viewport, DATA);
        $(viewport).removeData(DATA);
      });
    };
    if (!Object.hasOwn(viewport, DATA)) viewport.dispatchEvent(new CustomEvent(REQUEST, { detail }));
  }
}
