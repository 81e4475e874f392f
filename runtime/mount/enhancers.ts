import type { Mounted } from "./interfaces.ts";

/** Its signal ends what the enhancer started; replaced when the enhancer starts again. */
interface Lifetime {
  controller: AbortController;
}

/**
 * Runs an enhancer until it is unmounted; new settings end it and run it again. If it throws while starting, everything
 * it did is undone first.
 */
export function startEnhancer(
  lifetime: Lifetime,
  settings: object,
  enhance: (settings: object, signal: AbortSignal) => void,
): Mounted {
  function end() {
    lifetime.controller.abort();
    lifetime.controller = new AbortController();
  }

  function run(settings: object) {
    try {
      enhance(settings, lifetime.controller.signal);
    } catch (error) {
      end();
      throw error;
    }
  }

  run(settings);
  return {
    update(newSettings) {
      end();
      run(newSettings);
    },
    unmount: () => lifetime.controller.abort(),
  };
}
