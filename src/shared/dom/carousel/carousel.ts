import type { WidgetContext } from "#runtime/widget.ts";
import { prefersLessMotion } from "../less-motion.ts";
import { createChanges } from "../state/changes.ts";
import { adaptHeight } from "./adaptive-height.ts";
import { createArrows } from "./arrows.ts";
import { runAutoplay } from "./autoplay.ts";
import { turnByCoverflow } from "./coverflow.ts";
import { type CarouselSetup, createEngine, type Engine, isRightToLeft } from "./engine.ts";
import { createSlideStates } from "./inert-slides.ts";
import { followKeys } from "./keys.ts";
import {
  type Carousel,
  type CarouselOptions,
  type CarouselParts,
  type CarouselState,
  isStacked,
} from "./options.ts";
import { createPagination } from "./pagination.ts";
import { answerRequests } from "./request.ts";
import { stackSlides } from "./stacked-slides.ts";

/** Makes a carousel of the server's slides; all is as it was once the widget ends. */
export function createCarousel(
  parts: CarouselParts,
  options: CarouselOptions,
  context: WidgetContext,
): Carousel {
  const changes = createChanges(context.signal);
  const { viewport } = parts;
  const box = viewport === context.host ? viewport : (viewport.parentElement ?? viewport);
  const setup: CarouselSetup = { box, parts, options, context, changes };
  const isStill = prefersLessMotion();
  markViewport(setup);
  const markSlides = createSlideStates(setup);
  // Measures the slides, which have their sizes only now.
  const engine = createEngine(setup, isStill);
  const updates: Array<(state: CarouselState) => void> = [markSlides];

  const move = (run: () => void) => {
    run();
    autoplay?.interrupt();
  };
  const step = (by: -1 | 1) => move(() => engine.step(by));
  const goTo = (index: number) => move(() => engine.goTo(index));
  if (options.hasArrows) updates.push(createArrows(setup, step));
  if (options.pagination) updates.push(createPagination(setup, goTo));
  updates.push(...startEffects(setup, engine, isStill));
  if (!options.isFollower) followKeys(setup, step);
  const isRotating =
    options.autoplaySpeed !== undefined && !isStill && !context.page.isEditor && engine.state().steps > 1;
  const autoplay = isRotating ? runAutoplay(setup, engine) : undefined;
  if (!autoplay) changes.setAttribute(parts.track, "aria-live", options.isFollower ? "off" : "polite");

  const update = () => {
    const state = engine.state();
    for (const hear of updates) hear(state);
  };
  const settled = followSteps(setup, engine, () => {
    update();
    autoplay?.restart();
  });
  engine.api.on("reInit", update);
  engine.api.on("pointerUp", () => autoplay?.interrupt());
  update();
  const carousel: Carousel = {
    state: engine.state,
    rotation: autoplay,
    goTo,
    goToSlide: (slide) => goTo(Math.max(0, engine.stepOf(slide))),
    step,
    onSelect: (hear) => updates.push(hear),
    onSettle: (hear) => settled.push(hear),
  };
  answerRequests(viewport, { parts, options, carousel }, context);
  return carousel;
}

/** Tells the host where each step begins and ends. Returns what hears of the ends. */
function followSteps(setup: CarouselSetup, engine: Engine, begin: () => void) {
  const settled: Array<(state: CarouselState) => void> = [];
  const tell = (word: "working" | "idle") =>
    setup.options.isFollower || tellHost(setup, engine.state(), word);
  let isMoving = false;
  const settle = () => {
    if (!isMoving) return;
    isMoving = false;
    tell("idle");
    for (const hear of settled) hear(engine.state());
  };
  const select = () => {
    isMoving = true;
    tell("working");
    begin();
    // The library reports that a jump has settled before it reports where it leads.
    if (engine.hasSettled()) settle();
  };
  engine.api.on("select", select).on("settle", settle);
  tell("idle");
  return settled;
}

/** How slides give way to each other, and the row's height. Returns what hears of each step. */
function startEffects(setup: CarouselSetup, engine: Engine, isStill: boolean) {
  const { effect, adaptiveHeight } = setup.options;
  if (effect === "coverflow") turnByCoverflow(setup, engine);
  return [
    ...(isStacked(effect) ? [stackSlides(setup, engine, { effect, isStill })] : []),
    ...(adaptiveHeight ? [adaptHeight(setup, isStill)] : []),
  ];
}

function markViewport({ parts, options, context, changes }: CarouselSetup) {
  const { viewport, track } = parts;
  changes.toggleClass(viewport, "islet-carousel", true);
  changes.toggleClass(viewport, "islet-carousel--loop", options.infinite);
  changes.toggleClass(viewport, "islet-carousel--rtl", isRightToLeft(viewport));
  changes.toggleClass(viewport, "islet-carousel--ready", true);
  changes.toggleClass(track, "islet-carousel__track", true);
  for (const name of options.names.host) changes.toggleClass(context.host, name, true);
  for (const name of options.names.ready) changes.toggleClass(viewport, name, true);
  const role = viewport.getAttribute("role");
  if (role !== "region" && role !== "group") changes.setAttribute(viewport, "role", "group");
  const word = context.page.text("carousel", "");
  if (word && !viewport.hasAttribute("aria-roledescription"))
    changes.setAttribute(viewport, "aria-roledescription", word);
}

/** Styles and scripts of a page read where a carousel is, and whether it moves. */
function tellHost({ context, changes }: CarouselSetup, state: CarouselState, word: "working" | "idle") {
  const { host } = context;
  changes.setAttribute(host, "data-slide-state", word);
  changes.setAttribute(host, "data-slide-index", String(state.index));
  changes.setAttribute(host, "data-slide-first", state.canGoBack ? null : "");
  changes.setAttribute(host, "data-slide-last", state.canGoOn ? null : "");
}
