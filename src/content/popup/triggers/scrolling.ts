import type { Trigger } from "../trigger.ts";

/** How far the page is scrolled, in percent, 0 to 100; a page that fits the window is at its end. */
function scrolledPercent(): number {
  const roomPx = document.documentElement.scrollHeight - innerHeight;
  return roomPx > 0 ? Math.min(Math.max((scrollY / roomPx) * 100, 0), 100) : 100;
}

/** Down to the offset or past it, or any way up (clause popup.20). */
export const scrolling: Trigger = ({ scrollingDirection, scrollingOffset }, { signal, fire }) => {
  let lastPx = scrollY;
  const follow = () => {
    const isUp = scrollY < lastPx;
    lastPx = scrollY;
    if (scrollingDirection === "up" ? isUp : scrolledPercent() >= scrollingOffset) fire();
  };
  addEventListener("scroll", follow, { signal, passive: true });
};
