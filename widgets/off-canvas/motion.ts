import { afterAnimations } from "#dom/after-animations.ts";
import type { Changes } from "#dom/changes.ts";
import { deviceValue } from "#dom/device-value.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Parts } from "./parts.ts";
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
    const { entranceAnimation, entranceClass, exitAnimation, exitClass } = settings;
    const mode = page.deviceMode();
    const names = isEntering
      ? [...entranceClass, ...deviceValue(entranceAnimation, mode)]
      : [...exitClass, ...deviceValue(exitAnimation, mode)];
    const setNames = (isOn: boolean) => {
      for (const name of names) changes.toggleClass(moving, name, isOn);
    };
    // An animation of the same name starts anew only if the browser has seen the element without it.
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
