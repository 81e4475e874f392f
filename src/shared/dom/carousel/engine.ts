import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from "embla-carousel";
import { isElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Changes } from "../state/changes.ts";
import type { CarouselOptions, CarouselParts, CarouselState } from "./options.ts";
import { isSwipe, watchPointer } from "./swipe.ts";
import { timeScroll } from "./timed-scroll.ts";

/** What the parts of a carousel work with. */
export interface CarouselSetup {
  /** Holds the viewport and its controls: the viewport itself where that is the widget's element. */
  readonly box: HTMLElement;
  readonly parts: CarouselParts;
  readonly options: CarouselOptions;
  readonly context: WidgetContext;
  readonly changes: Changes;
}

/** Moves the slides. */
export interface Engine {
  state(): CarouselState;
  goTo(index: number): void;
  step(by: -1 | 1): void;
  /** The step that has a slide in view; -1 if there is no such slide. */
  stepOf(slide: number): number;
  /** Whether the slides stand where they are to stand. */
  hasSettled(): boolean;
  readonly api: EmblaCarouselType;
}

/** Whether slides run from right to left. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === "rtl";

/** Lays the slides out, and lets the library move them. */
export function createEngine({ parts, options, context, changes }: CarouselSetup, isStill: boolean): Engine {
  const { viewport, track, slides } = parts;
  const { listen, signal } = context;
  let row = options.row();

  function layOut(): EmblaOptionsType {
    changes.setStyle(viewport, "--islet-carousel-slides", String(row.shown));
    changes.setStyle(viewport, "--islet-carousel-gap", `${row.gap}px`);
    return { slidesToScroll: Math.min(row.toScroll, row.shown) };
  }

  const first = typeof context.kept === "number" ? context.kept : slideAtStart(viewport, slides);
  viewport.scrollLeft = 0;
  const api = EmblaCarousel(viewport, {
    ...layOut(),
    container: track,
    slides: [...slides],
    align: options.isCentered ? "center" : "start",
    containScroll: options.isCentered ? false : "trimSnaps",
    direction: isRightToLeft(viewport) ? "rtl" : "ltr",
    loop: options.infinite,
    watchSlides: false,
    watchFocus: false,
    // Which clicks end a swipe, the pointer below knows.
    dragThreshold: Infinity,
    // Controls may stand inside the viewport, and a carousel inside a slide.
    watchDrag: (_, { target }) =>
      isElement(target) && track.contains(target) && target.closest(".islet-carousel") === viewport,
  });
  const speed = isStill ? 0 : options.speed;
  const time = () => timeScroll(api, speed);
  time();
  api.on("reInit", time);
  signal.addEventListener("abort", () => api.destroy());
  listen(window, "resize", () => {
    const { shown, toScroll, gap } = row;
    row = options.row();
    if (row.shown !== shown || row.toScroll !== toScroll || row.gap !== gap) api.reInit(layOut());
  });
  // A browser that follows the focus or a link scrolls the viewport, too.
  listen(viewport, "scroll", () => (viewport.scrollLeft = 0));

  // The visitor may have scrolled the row before the code came.
  const stepOf = (slide: number) =>
    api.internalEngine().slideRegistry.findIndex((step) => step.includes(slide));
  const startStep = stepOf(first);
  if (startStep > 0) api.scrollTo(startStep, true);

  const goTo = (index: number) => api.scrollTo(index, isStill);
  const step = (by: -1 | 1) => (by > 0 ? api.scrollNext(isStill) : api.scrollPrev(isStill));
  endSwipes(api, context, { step, goTo });

  return {
    api,
    goTo,
    step,
    stepOf,
    hasSettled: () => api.internalEngine().scrollBody.settled(),
    state: () => stateOf(api, row.shown, options.isCentered),
  };
}

/** One step for a swipe that is long enough; a shorter one goes back to where it began. */
function endSwipes(
  api: EmblaCarouselType,
  context: WidgetContext,
  { step, goTo }: Pick<Engine, "step" | "goTo">,
): void {
  const viewport = api.rootNode();
  const pointer = watchPointer(viewport, context);
  let start = 0;
  api.on("pointerDown", () => (start = api.selectedScrollSnap()));
  api.on("pointerUp", () => {
    pointer.endSwipe();
    const way = pointer.way() * (isRightToLeft(viewport) ? -1 : 1);
    const hasMoved = api.selectedScrollSnap() !== start;
    if (isSwipe(way) && !hasMoved) step(way < 0 ? 1 : -1);
    else if (!isSwipe(way) && hasMoved) goTo(start);
  });
}

/** The index of the slide that is nearest to where the viewport begins. */
function slideAtStart(viewport: Element, slides: readonly Element[]): number {
  const isReversed = isRightToLeft(viewport);
  const side = isReversed ? "right" : "left";
  const padding = Number.parseFloat(getComputedStyle(viewport).paddingInlineStart) || 0;
  const start = viewport.getBoundingClientRect()[side] + (isReversed ? -padding : padding);
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect()[side] - start));
  return distances.indexOf(Math.min(...distances));
}

function stateOf(api: EmblaCarouselType, shown: number, isCentered: boolean): CarouselState {
  const index = api.selectedScrollSnap();
  const steps = api.scrollSnapList().length;
  const { slideRegistry, options } = api.internalEngine();
  const count = api.slideNodes().length;
  const isAtEnd = !options.loop && !isCentered && index === steps - 1;
  const before = isCentered ? Math.floor((shown - 1) / 2) : 0;
  const first = (isAtEnd ? count - shown : (slideRegistry[index]?.[0] ?? 0)) - before;
  const inView = Array.from({ length: shown })
    .map((_, place) => first + place)
    .filter((slide) => options.loop || (slide >= 0 && slide < count))
    .map((slide) => (slide + count) % count);
  const active = (first + before + count) % count;
  return { index, active, steps, inView, canGoBack: api.canScrollPrev(), canGoOn: api.canScrollNext() };
}
