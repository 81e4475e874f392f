import type { CarouselRequest, RunningCarousel } from "#dom/carousel/request.ts";
import { within } from "#runtime/query.ts";
import { Swiper } from "./swiper.ts";

/** The parts of jQuery that keep data of an element. */
export type KeepsData = (element: Element) => {
  data(name: string, value: object): unknown;
  removeData(name: string): unknown;
};

const DATA = "swiper";
const REQUEST: CarouselRequest = "islet:carousel";

/** Puts the carousel library's object where add-ons look for it: on each viewport that runs, and in its jQuery data. */
export function provideSwipers(root: ParentNode, $: KeepsData): void {
  for (const viewport of within(root, ".islet-carousel--ready")) {
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
