import { layoutBox } from "#dom/scroll/layout-box.ts";
import { pageScroller } from "#dom/scroll/page-scroller.ts";
import { watchScroll } from "#dom/scroll/watch-scroll.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { drawEffect } from "./effects.ts";
import type { Interaction } from "./settings.ts";

/** Draws an animation at its trigger. An entrance that happens once is none of these. */
export function startInteraction(interaction: Interaction, { host, listen, signal }: WidgetContext): void {
  const { trigger, replay, start } = interaction;
  let animation: Animation | undefined;
  const play = () => {
    animation?.cancel();
    animation = drawEffect(host, interaction, signal);
  };

  if (trigger === "load") play();
  else if (trigger === "scroll-on") followScroll(interaction, { host, signal });
  else if (trigger === "scroll-in" || trigger === "scroll-out") {
    const watching = new AbortController();
    signal.addEventListener("abort", () => watching.abort());
    const isDue = trigger === "scroll-in";
    let wasInView = false;
    const margin = isDue ? `0px 0px ${start - 100}% 0px` : "0px";
    watchView(host, { margin, signal: watching.signal }, ({ isIntersecting }) => {
      if (isIntersecting === isDue && (isDue || wasInView)) {
        play();
        if (!replay) watching.abort();
      } else if (isIntersecting) animation?.cancel();
      wasInView = isIntersecting;
    });
  } else
    for (const type of trigger === "hover" ? ["pointerenter", "focusin"] : ["click"])
      listen(host, type, play);
}

/** Moves the animation on with the element's way through the window. */
function followScroll(
  interaction: Interaction,
  { host, signal }: Pick<WidgetContext, "host" | "signal">,
): void {
  const animation = drawEffect(host, { ...interaction, delay: 0, duration: 1_000 }, signal);
  animation?.pause();
  watchScroll(() => {
    const progress = progressOf(host, interaction);
    return () => {
      if (animation) animation.currentTime = progress * 1_000;
    };
  }, signal);
}

/** How far the element has come on its way through the window, or the visitor on the way through the page, from 0 to 1. */
function progressOf(host: HTMLElement, { start, end, relativeTo }: Interaction): number {
  if (relativeTo === "viewport") {
    const percent = (layoutBox(host).top / innerHeight) * 100;
    return within((start - percent) / (start - end || 1));
  }
  const { scrollTop, scrollHeight, clientHeight } = pageScroller();
  const percent = (scrollTop / (scrollHeight - clientHeight || 1)) * 100;
  // Whichever of them an editor has called the start: a page is scrolled from its top.
  return within((percent - Math.min(start, end)) / (Math.abs(start - end) || 1));
}

const within = (progress: number) => Math.min(Math.max(progress, 0), 1);
