import type { WidgetContext } from "#runtime/widget.ts";
import { createDrawing } from "./drawing.ts";

const PAUSE = "M5 3v10M11 3v10";
const PLAY = "M4 2v12l9-6z";

/** Creates a button that pauses and continues; it appears at the pointer and the focus, and always on touch screens. */
export function createPauseButton({ page }: WidgetContext, change: (isPaused: boolean) => void): HTMLElement {
  const button = document.createElement("button");
  let isPaused = false;
  function draw() {
    button.setAttribute(
      "aria-label",
      isPaused
        ? page.text("animation_start", "Start animation")
        : page.text("animation_stop", "Stop animation"),
    );
    button.replaceChildren(createDrawing("0 0 16 16", "islet-icon", [isPaused ? PLAY : PAUSE]));
  }
  button.type = "button";
  button.className = "islet-button islet-pause";
  button.onclick = () => {
    isPaused = !isPaused;
    draw();
    change(isPaused);
  };
  draw();
  return button;
}
