import { selectAll } from "#browser/selectors.ts";
import { deviceValue } from "#dom/device-value.ts";
import { prefersLessMotion } from "#dom/less-motion.ts";
import { type Changes, createChanges } from "#dom/state/changes.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { drawEffect, entranceNames, entranceOf } from "./effects.ts";
import { type Entrance, startEntrance } from "./entrance.ts";
import type { Interaction, Settings } from "./settings.ts";

/** An animation that the element waits for, once. */
const isEntrance = ({ trigger, type, replay }: Interaction) =>
  trigger === "scroll-in" && type === "in" && !replay;

const CLASS_NAME = /^[A-Za-z][\w-]*$/;

/** The style sheet would hide the element again as soon as its widget has ended. */
function skipWait(host: HTMLElement): void {
  for (const animation of host.getAnimations?.() ?? [])
    if (Reflect.get(animation, "animationName") === "islet-reveal-wait") animation.finish();
}

/** Shows an element with an animation once the visitor reaches it. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { page, signal } = context;
  const { interactions, items, parts, stagger } = settings;
  const changes = createChanges(signal);
  signal.addEventListener("abort", () => queueMicrotask(() => skipWait(host)));
  const isStill = page.isEditor || prefersLessMotion();
  const entrance = isStill ? undefined : entranceFrom(settings, context, changes);
  const targets = items ? selectAll(host, items).filter(isHtmlElement) : [];

  if (entrance)
    startEntrance(
      {
        ...entrance,
        targets: targets.length ? targets : [host],
        hiddenClass: parts.hidden,
        staggerMs: stagger,
        changes,
      },
      context,
    );
  else
    for (const name of parts.hidden)
      if (host.classList.contains(name)) changes.toggleClass(host, name, false);

  const others = interactions.filter((interaction) => !isEntrance(interaction));
  if (others.length && !isStill) startInteractions(others, context);
}

/** Loads what draws animations that are no entrance: few pages have one. */
function startInteractions(interactions: readonly Interaction[], context: WidgetContext): void {
  context.guard(async () => {
    const { startInteraction } = await context.load(() => import("./interactions.ts"));
    for (const interaction of interactions) startInteraction(interaction, context);
  });
}

/** The entrance that an editor has set for this device; undefined if the element is just to be seen. */
function entranceFrom(
  settings: Settings,
  { page, signal, warn }: WidgetContext,
  changes: Changes,
): Entrance | undefined {
  const { animation, parts, delay: delayMs, duration, start } = settings;
  const interaction = settings.interactions.find(isEntrance);
  if (interaction) {
    const effect = { ...interaction, delay: 0 };
    const animate = (target: HTMLElement) => drawEffect(target, effect, signal);
    return { start: interaction.start, delayMs: interaction.delay, animate };
  }
  const name = deviceValue(animation, page.deviceMode());
  if (parts.animated.length > 0) {
    const animate = (target: HTMLElement) => {
      for (const className of [...parts.animated, name]) changes.toggleClass(target, className, true);
    };
    return CLASS_NAME.test(name) && name !== "none" ? { start, delayMs, animate } : undefined;
  }
  const effect = entranceOf(name, duration);
  if (!effect && name !== "none")
    warn(
      `settings.animation must be one of ${["none", ...entranceNames].join(", ")}, not ${JSON.stringify(name)}; the element is shown`,
    );
  return effect && { start, delayMs, animate: (target) => drawEffect(target, effect, signal) };
}
