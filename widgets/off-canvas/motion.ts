import { deviceValue } from "#dom/device-value.ts";
import { afterAnimations } from "#dom/motion/after-animations.ts";
import type { Changes } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Parts } from "./prepare-parts.ts";
import type { Settings } from "./settings.ts";

/** The longest wait for an animation, in ms. */
const LONGEST_MS = 5_000;

/** Runs the animations of the settings' class names; `done` runs at the end, unless another one begins first. */
export function createMotion(
  { box, moving }: Parts,
  { settings, changes }: { readonly settings: Settings; readonly changes: Changes },
  { after, page }: Pick<WidgetContext, "after" | "page">,
): (isEntering: boolean, done?: () => void) => void {
  let stopMoving = () => {};

  return (isEntering, done = () => {}) => {
    stopMoving();
    const { entranceAnimation, exitAnimation, parts } = settings;
    const mode = page.deviceMode();
    const names = isEntering
      ? [...parts.entrance, ...deviceValue(entranceAnimation, mode)]
      : [...parts.exit, ...deviceValue(exitAnimation, mode)];
    const setNames = (isOn: boolean) => {
      for (const name of names) changes.toggleClass(moving, name, isOn);
    };
    // An animation of the same name starts again only if the browser has seen the element without it.
    void moving.offsetWidth;
    setNames(true);
    const stop = afterAnimations([box, moving], {
      longestMs: LONGEST_MS,
      after,
      done() {
        setNames(false);
        done();
      },
    });
    stopMoving = () => {
      stop();
      setNames(false);
    };
  };
}
