import type { WidgetContext } from "#runtime/widget.ts";
import { createDrawing } from "./drawing.ts";

const PAUSE = "M5 3v10M11 3v10";
const PLAY = "M4 2v12l9-6z";

interface PauseButtonTexts {
  readonly className: string;
  /** What a press does while something moves. */
  readonly stop: string;
  /** What a press does while it is paused. */
  readonly start: string;
}

/** A button that pauses what moves, and continues it. */
export interface PauseButton {
  readonly element: HTMLElement;
  /** Shows whether it is paused, without a press. */
  show(isPaused: boolean): void;
}

/** Creates a button that pauses and continues; `change` hears of each press. */
export function createPauseButton(
  { className, stop, start }: PauseButtonTexts,
  change: (isPaused: boolean) => void,
): PauseButton {
  const element = document.createElement("button");
  let isPaused = false;
  function show(isNowPaused: boolean) {
    isPaused = isNowPaused;
    element.setAttribute("aria-label", isPaused ? start : stop);
    element.replaceChildren(createDrawing("0 0 16 16", "islet-icon", [isPaused ? PLAY : PAUSE]));
  }
  element.type = "button";
  element.className = `islet-button ${className}`;
  element.onclick = () => {
    show(!isPaused);
    change(isPaused);
  };
  show(false);
  return { element, show };
}

/** The button of an animation: it appears at the pointer and the focus, and always on touch screens. */
export const animationButton = ({ page }: Pick<WidgetContext, "page">): PauseButtonTexts => ({
  className: "islet-pause",
  stop: page.text("animation_stop", "Stop animation"),
  start: page.text("animation_start", "Start animation"),
});
