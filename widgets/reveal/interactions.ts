import { watchScroll } from "#dom/scroll/watch-scroll.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { draw } from "./effects.ts";
import type { Interaction } from "./settings.ts";

/** Draws an animation at its trigger. An entrance that happens once is none of these. */
export function startInteraction(interaction: Interaction, { host, listen, signal }: WidgetContext): void {
  const { trigger, replay, start } = interaction;
  let animation: Animation | undefined;
  const play = () => {
    animation?.cancel();
    animation = draw(host, interaction, signal);
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
  const { start, end } = interaction;
  const animation = draw(host, { ...interaction, delay: 0, duration: 1_000 }, signal);
  animation?.pause();
  watchScroll(() => {
    const percent = (host.getBoundingClientRect().top / innerHeight) * 100;
    const progress = Math.min(Math.max((start - percent) / (start - end || 1), 0), 1);
    return () => {
      if (animation) animation.currentTime = progress * 1_000;
    };
  }, signal);
}
