import type { RunningCarousel } from "#dom/carousel/request.ts";

type Handler = (this: Swiper, ...values: unknown[]) => void;

/** What add-ons ask of the library once they have changed something, or are done: the carousel sees to it itself. */
const NEEDLESS = [
  "update",
  "updateSize",
  "updateSlides",
  "updateProgress",
  "updateSlidesClasses",
  "updateAutoHeight",
  "init",
  "enable",
  "disable",
  "destroy",
];

/** What a new step is called, and what its end is. */
const STARTS = [
  "slideChange",
  "realIndexChange",
  "activeIndexChange",
  "transitionStart",
  "slideChangeTransitionStart",
];
const ENDS = ["transitionEnd", "slideChangeTransitionEnd"];

const split = (names: string) => names.split(" ").filter(Boolean);

/** Handlers by the library's names of events; several names stand in one text, with spaces between. */
class SwiperEvents {
  readonly #handlers = new Map<string, Set<Handler>>();

  on(names: string, handler: Handler): this {
    for (const name of split(names)) {
      const handlers = this.#handlers.get(name) ?? new Set();
      this.#handlers.set(name, handlers.add(handler));
    }
    return this;
  }

  once(names: string, handler: Handler): this {
    const hear: Handler = function (...values) {
      this.off(names, hear);
      handler.apply(this, values);
    };
    return this.on(names, hear);
  }

  /** Without a handler, all of these events are let go. */
  off(names: string, handler?: Handler): this {
    for (const name of split(names))
      if (handler) this.#handlers.get(name)?.delete(handler);
      else this.#handlers.delete(name);
    return this;
  }

  emit(names: string, ...values: unknown[]): this {
    for (const name of split(names))
      for (const handler of [...(this.#handlers.get(name) ?? [])])
        try {
          handler.apply(this as unknown as Swiper, values);
        } catch (error) {
          // An add-on's error must not stop the carousel.
          reportError(error);
        }
    return this;
  }
}

/**
 * The parts of the carousel library's object that add-ons use, by its names, for a running carousel. It has no copies of
 * slides, so its two kinds of indexes are the same, and its steps always take the carousel's own time.
 */
export class Swiper extends SwiperEvents {
  readonly el: HTMLElement;
  readonly wrapperEl: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly params: Readonly<Record<string, unknown>>;
  readonly autoplay: { readonly running: boolean; start(): boolean; stop(): boolean };
  readonly initialized = true;
  previousIndex: number;
  readonly #running: RunningCarousel;

  constructor(running: RunningCarousel) {
    super();
    this.#running = running;
    const { parts, options, carousel } = running;
    const { infinite, speed, effect, row } = options;
    const { rotation } = carousel;
    this.el = parts.viewport;
    this.wrapperEl = parts.track;
    this.slides = [...parts.slides];
    this.params = { loop: infinite, speed, effect, slidesPerView: row().shown };
    this.previousIndex = this.activeIndex;
    this.autoplay = {
      get running() {
        return rotation?.isOn() ?? false;
      },
      start: () => {
        rotation?.start();
        return true;
      },
      stop: () => {
        rotation?.stop();
        return true;
      },
    };
    for (const name of NEEDLESS) Reflect.set(this, name, () => this);
    this.#tellSteps();
  }

  #tellSteps() {
    const { carousel, signal } = this.#running;
    let index = this.activeIndex;
    const tell = (...names: readonly string[]) => this.emit(names.join(" "), this);
    carousel.onSelect(() => {
      if (signal.aborted || this.activeIndex === index) return;
      [this.previousIndex, index] = [index, this.activeIndex];
      tell(...STARTS, this.isBeginning ? "reachBeginning" : "", this.isEnd ? "reachEnd" : "");
    });
    carousel.onSettle(() => {
      if (!signal.aborted) tell(...ENDS);
    });
    carousel.rotation?.onChange((isOn) => tell(isOn ? "autoplayStart" : "autoplayStop"));
  }

  get activeIndex(): number {
    return this.#running.carousel.state().active;
  }

  get realIndex(): number {
    return this.activeIndex;
  }

  get isBeginning(): boolean {
    return !this.#running.carousel.state().canGoBack;
  }

  get isEnd(): boolean {
    return !this.#running.carousel.state().canGoOn;
  }

  get destroyed(): boolean {
    return this.#running.signal.aborted;
  }

  slideNext(): boolean {
    this.#running.carousel.step(1);
    return true;
  }

  slidePrev(): boolean {
    this.#running.carousel.step(-1);
    return true;
  }

  slideTo(index: number): boolean {
    this.#running.carousel.goToSlide(index);
    return true;
  }

  slideToLoop(index: number): boolean {
    return this.slideTo(index);
  }
}
