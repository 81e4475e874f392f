import type { AnimationItem } from "lottie-web";
import { animationButton, createPauseButton, type PauseButton } from "#dom/pause-button.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createRuns, type Direction, wholeLength } from "./runs.ts";
import type { Settings } from "./settings.ts";

/** What moves for longer must have a button that pauses (WCAG 2.2.2). */
const LONGEST_WITHOUT_BUTTON_S = 5;

interface Options {
  readonly item: AnimationItem;
  /** Whether the visitor prefers that nothing moves automatically. */
  readonly isStill: boolean;
}

/** Where it is seen, as a margin of the window. */
const marginOf = ({ trigger, viewportStart, viewportEnd }: Settings) =>
  trigger === "arriving_to_viewport" ? `${viewportEnd - 100}% 0px -${viewportStart}%` : "0px";

/** Plays an animation while the visitor sees it and has not paused it; one that waits for nothing begins when it is seen. */
export class Playback {
  readonly #item: AnimationItem;
  readonly #button: PauseButton;
  readonly #signal: AbortSignal;
  #hasStarted = false;
  #hasEnded = false;
  /** It plays back because the pointer has left. */
  #isReturning = false;
  #isRunning = false;
  #isPaused = false;
  #isSeen = !window.IntersectionObserver;
  #wasMoving = false;

  constructor(settings: Settings, context: WidgetContext, { item, isStill }: Options) {
    const { signal, listen, host } = context;
    const { trigger, playSpeed } = settings;
    this.#item = item;
    this.#signal = signal;
    this.#button = createPauseButton(animationButton(context), (isPaused) => {
      if (!isPaused && (this.#hasEnded || !this.#hasStarted)) this.start();
      else this.#setPaused(isPaused);
    });
    item.setSpeed(playSpeed);
    const runs = createRuns(settings);
    item.addEventListener("complete", () => {
      const direction = item.playDirection < 0 ? -1 : 1;
      const next = this.#isReturning ? 0 : runs.next(direction);
      if (next) return this.#goOn(next, next === direction);
      runs.reset();
      this.#end();
    });
    const isLong =
      trigger !== "bind_to_scroll" &&
      wholeLength(item.getDuration(false) / playSpeed, settings) > LONGEST_WITHOUT_BUTTON_S;
    if (isLong || (isStill && trigger !== "on_click")) {
      this.#button.show(true);
      host.append(this.#button.element);
      removeAtEnd(signal, this.#button.element);
    }
    listen(document, "visibilitychange", () => {
      // The player would take the time in a hidden tab for time played, until its next frame.
      if (document.hidden) this.#update();
      else requestAnimationFrame(() => this.#update());
    });
    const startsByItself = !isStill && /^(?:none|arriving_to_viewport)$/.test(trigger);
    watchView(host, { margin: marginOf(settings), signal }, ({ isIntersecting }) => {
      this.#isSeen = isIntersecting;
      if (isIntersecting && !this.#hasStarted && startsByItself) this.start();
      this.#update();
    });
  }

  /** Plays on, or from the start if it has ended. */
  start(): void {
    if (this.#hasEnded || !this.#hasStarted) this.#item.goToAndStop(0, true);
    this.#hasEnded = this.#isReturning = this.#wasMoving = false;
    this.#run(1);
  }

  /** Plays back to the start. */
  reverse(): void {
    if (!this.#hasStarted || this.#hasEnded) return;
    this.#isReturning = true;
    this.#run(-1);
  }

  pause(): void {
    this.#isRunning = false;
    this.#update();
  }

  #run(direction: Direction) {
    this.#hasStarted = this.#isRunning = true;
    this.#item.setDirection(direction);
    this.#setPaused(false);
  }

  #goOn(direction: Direction, isAnew: boolean) {
    if (isAnew) this.#item.goToAndStop(0, true);
    this.#item.setDirection(direction);
    this.#item.play();
  }

  #end() {
    this.#hasEnded = true;
    this.#isRunning = this.#isReturning = false;
    this.#setPaused(true);
  }

  #setPaused(isPaused: boolean) {
    this.#isPaused = isPaused;
    this.#button.show(isPaused);
    this.#update();
  }

  #update() {
    const isMoving = this.#isRunning && this.#isSeen && !this.#isPaused && !document.hidden;
    if (this.#signal.aborted || isMoving === this.#wasMoving) return;
    this.#wasMoving = isMoving;
    if (isMoving) this.#item.play();
    else this.#item.pause();
  }
}
