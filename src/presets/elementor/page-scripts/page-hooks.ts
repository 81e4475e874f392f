import type { PresetRuntime } from "#runtime/preset.ts";

/** Before the names of Elementor's actions for elements that are ready. */
export const READY = "frontend/element_ready/";
/** Before the names of actions that run once for each of Elementor's elements. */
const ELEMENTS = "elements/";

/** The name in Islet's hooks. */
export const sharedName = (name: string): string => (name.startsWith(READY) ? ELEMENTS + name : name);

/**
 * The hooks of Islet for scripts that were written for Elementor's own, with other names for elements that are ready:
 * Islet runs those once for each widget that it mounts, Elementor once for each of its elements.
 * @param onReadyAction called at each action that is added for an element
 */
export const createPageHooks = (
  shared: PresetRuntime["hooks"],
  onReadyAction: () => void,
): PresetRuntime["hooks"] => ({
  ...shared,
  addAction(name, callback, priority) {
    if (name.startsWith(READY)) onReadyAction();
    return shared.addAction(sharedName(name), callback, priority);
  },
  doAction: (name, ...values) => shared.doAction(sharedName(name), ...values),
  removeAction: (name, callback) => shared.removeAction(sharedName(name), callback),
});
