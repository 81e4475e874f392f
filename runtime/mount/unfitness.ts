import type { Unfit } from "../problems/problems.ts";
import type { SlotPlace } from "../widget.ts";

/** Elements that hold the page. */
const PAGE = "html,body,main";

/** Elements whose inside no visitor sees, or that have none. */
const WITHOUT_INSIDE =
  "audio,br,canvas,embed,hr,iframe,img,input,meter,object,progress,select,textarea,video";

/** @param isKept whether the island has placed the server's nodes */
export function unfitness({ parent, mode }: SlotPlace, isKept: boolean): Unfit | undefined {
  const is = (selector: string) => Element.prototype.matches.call(parent, selector);
  if (mode !== "wrap" && is(WITHOUT_INSIDE)) return "no-inside";
  if (mode !== "replace") return undefined;
  if (is(PAGE)) return "page";
  const holdsWidgets = Element.prototype.querySelector.call(parent, "[data-widget],[data-widget-marked]");
  return holdsWidgets && !isKept ? "widgets" : undefined;
}
