import { jQuery } from "jquery";
import { expect, it, vi } from "vitest";
import { answerAnimationRequests } from "#dom/motion/animation-request.ts";
import { provideLotties } from "./lottie-data.ts";

it("add-ons find the player of an animation in jQuery's data, once it is there and until it ends", () => {
  document.body.innerHTML =
    '<div id="host"><div class="e-lottie__animation"></div></div><div class="e-lottie__animation"></div>';
  const drawings = [...document.querySelectorAll<HTMLElement>(".e-lottie__animation")];
  const ending = new AbortController();
  const listen = (target: EventTarget, type: string, listener: (event: never) => void) =>
    target.addEventListener(type, listener as EventListener, { signal: ending.signal });
  const [provide] = drawings.map((drawing) => answerAnimationRequests(drawing, { listen: vi.fn(listen) }));
  const data = () => drawings.map((drawing) => jQuery(drawing).data("lottie") as unknown);
  provideLotties(document.querySelector("#host") as Element, jQuery);
  expect(data()).toEqual([undefined, undefined]);
  const player = { play() {} };
  provide?.(player, ending.signal);
  expect(data()).toEqual([player, undefined]);
  provideLotties(document, jQuery);
  expect(data()).toEqual([player, undefined]);
  ending.abort();
  expect(data()).toEqual([undefined, undefined]);
});
