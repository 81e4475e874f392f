import { selectAll } from "#browser/selectors.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import { missing } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** A point of a picture. */
export interface Point {
  readonly element: HTMLElement;
  /** What opens the tip: the printed button, or the point if it is a link. */
  readonly button: HTMLElement;
  /** Missing if the point has none. */
  readonly tip: HTMLElement | undefined;
  readonly isLink: boolean;
}

/** Finds the points of an element. Throws if there are none. */
export function readPoints(host: HTMLElement, { parts }: Settings): readonly Point[] {
  const points = selectAll(host, parts.point).filter(isHtmlElement);
  if (points.length === 0) throw missing("its element must hold points");
  return points.map((element) => {
    const isLink = element.matches("a[href]");
    const button = isLink ? undefined : selectAll(element, parts.button).find(isHtmlElement);
    const tip = selectAll(element, parts.tip).find(isHtmlElement);
    return { element, button: button ?? element, tip, isLink };
  });
}
