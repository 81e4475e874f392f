import CanvasRenderer from "lottie-web/player/js/renderers/CanvasRenderer.js";
import { registerRenderer } from "lottie-web/player/js/renderers/renderersManager.js";
import { loadAnimation as load } from "./svg-player.ts";

registerRenderer("canvas", CanvasRenderer);

/** Draws an animation on a canvas. */
export const loadAnimation = load;
