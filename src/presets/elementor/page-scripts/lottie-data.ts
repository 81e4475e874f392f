import type { AnimationRequest, RunningAnimation } from "#dom/motion/animation-request.ts";
import { queryWithin } from "#runtime/query.ts";
import type { KeepsData } from "./swiper-data.ts";

const DATA = "lottie";
const REQUEST: AnimationRequest = "islet:animation";

/** Puts the player of each animation, once it is there, in the jQuery data of the element that it is drawn in. */
export function provideLotties(root: ParentNode, $: KeepsData): void {
  const detail = (drawing: Element) => (running: RunningAnimation) => {
    $(drawing).data(DATA, running.player);
    running.signal.addEventListener("abort", () => $(drawing).removeData(DATA));
  };
  for (const drawing of queryWithin(root, ".e-lottie__animation, .islet-animation__drawing"))
    drawing.dispatchEvent(new CustomEvent(REQUEST, { detail: detail(drawing) }));
}
