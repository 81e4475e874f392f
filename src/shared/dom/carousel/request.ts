import type { WidgetContext } from "#runtime/widget.ts";
import type { Carousel, CarouselOptions, CarouselParts } from "./options.ts";

/** A carousel that runs, for scripts of the page. */
export interface RunningCarousel {
  readonly carousel: Carousel;
  readonly parts: CarouselParts;
  readonly options: CarouselOptions;
  /** Aborts when it ends. */
  readonly signal: AbortSignal;
}

/** The event on a viewport that asks for its carousel; its `detail` is a function that gets it. */
export type CarouselRequest = "islet:carousel";

const REQUEST: CarouselRequest = "islet:carousel";

/** Hands a carousel to whoever asks its viewport for it. */
export const answerRequests = (
  viewport: HTMLElement,
  running: Omit<RunningCarousel, "signal">,
  { listen, signal }: WidgetContext,
): void =>
  listen(viewport, REQUEST, (event) => {
    const { detail } = event as CustomEvent<(answer: RunningCarousel) => void>;
    detail({ ...running, signal });
  });
