import { prefersLessMotion } from "#dom/less-motion.ts";

interface Animation {
  readonly keyframes: Keyframe[];
  readonly durationMs: number;
  readonly onEnd?: () => void;
}

/** Animates an element. Without a duration, or if the visitor wants less motion, it ends at once. */
export function animate(element: HTMLElement, { keyframes, durationMs, onEnd = () => {} }: Animation): void {
  const isStill = !durationMs || prefersLessMotion();
  const animation = isStill ? undefined : element.animate?.(keyframes, { duration: durationMs });
  if (animation) animation.onfinish = animation.oncancel = onEnd;
  else onEnd();
}
