/** The server's elements that make up a carousel. */
export interface CarouselParts {
  /** Clips what is out of view. */
  readonly viewport: HTMLElement;
  /** Holds the slides, and moves. */
  readonly track: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly previous: HTMLElement | undefined;
  readonly next: HTMLElement | undefined;
  /** Holds bullets, a fraction or a progress bar. */
  readonly pagination: HTMLElement | undefined;
}

/** Class names that a carousel sets, by what they mark. */
export interface CarouselNames {
  /** The widget's element as long as its carousel runs. */
  readonly host: readonly string[];
  /** A viewport whose carousel runs. */
  readonly ready: readonly string[];
  /** The slide that it stands at. */
  readonly active: readonly string[];
  /** An arrow that leads nowhere. */
  readonly disabled: readonly string[];
  readonly bullet: readonly string[];
  readonly bulletActive: readonly string[];
  /** The element that holds bullets, a fraction or a progress bar. */
  readonly bullets: readonly string[];
  readonly fraction: readonly string[];
  readonly progressbar: readonly string[];
  /** The part of a progress bar that is filled. */
  readonly fill: readonly string[];
}

/** Names of a carousel's controls; empty ones are those of the page configuration. */
export interface CarouselLabels {
  readonly previous: string;
  readonly next: string;
  /** Stands before the number of a bullet. */
  readonly goTo: string;
}

/** How one slide gives way to another. */
export type CarouselEffect = "slide" | "fade" | "cube" | "flip" | "coverflow";

/** Whether the slides of an effect stand in one place instead of in a row. */
export const isStacked = (effect: CarouselEffect): effect is "fade" | "cube" | "flip" =>
  effect === "fade" || effect === "cube" || effect === "flip";

export type PaginationKind = "bullets" | "fraction" | "progressbar";

/** What a carousel shows in the window of now. */
export interface CarouselRow {
  /** How many slides are in view. */
  readonly shown: number;
  /** How many slides a step passes. */
  readonly toScroll: number;
  /** Between two slides, in px. */
  readonly gap: number;
}

/** How a carousel looks and moves. Times are in ms. */
export interface CarouselOptions {
  /** Asked again whenever the window changes its size. */
  readonly row: () => CarouselRow;
  readonly infinite: boolean;
  readonly effect: CarouselEffect;
  /** Whether it is only as high as the slides in view. */
  readonly adaptiveHeight: boolean;
  readonly isCentered: boolean;
  readonly speed: number;
  /** How long a slide stands; missing if it stands until the visitor moves it. */
  readonly autoplaySpeed: number | undefined;
  readonly pauseOnHover: boolean;
  readonly pauseOnInteraction: boolean;
  readonly hasArrows: boolean;
  readonly pagination: PaginationKind | undefined;
  /** Whether it only follows another carousel: it says nothing, and hears no keys. */
  readonly isFollower: boolean;
  readonly labels: CarouselLabels;
  readonly names: CarouselNames;
}

/** What a carousel shows. */
export interface CarouselState {
  /** The step that it is at, or moves to; 0 is the first. */
  readonly index: number;
  /** Index of the slide that it stands at: the first one in view, or the one in the middle where that is the active one. */
  readonly active: number;
  /** How many steps it has. */
  readonly steps: number;
  /** Indexes of the slides in view, the first one first. */
  readonly inView: readonly number[];
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
}

/** How a carousel moves automatically. */
export interface Rotation {
  /** False once the visitor or the last slide has stopped it. */
  isOn(): boolean;
  start(): void;
  stop(): void;
  /** Tells when it is started or stopped. */
  onChange(hear: (isOn: boolean) => void): void;
}

/** A carousel that runs until its widget ends. */
export interface Carousel {
  state(): CarouselState;
  /** Missing if it does not move automatically. */
  readonly rotation: Rotation | undefined;
  /** Moves to a step. */
  goTo(index: number): void;
  /** Moves to the step that has a slide in view. */
  goToSlide(slide: number): void;
  /** Moves a step back or on; at the end of a carousel that does not repeat, nothing happens. */
  step(by: -1 | 1): void;
  /** Tells of each new step, as soon as the carousel begins to move. */
  onSelect(hear: (state: CarouselState) => void): void;
  /** Tells when it stands still again. */
  onSettle(hear: (state: CarouselState) => void): void;
}
