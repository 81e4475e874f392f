import type { PresetRuntime } from "#runtime/preset.ts";
import { whenJQuery } from "#runtime/when-jquery.ts";
import { exposeGlobals } from "../../builder/expose-globals.ts";
import { jQueryOf } from "../../builder/jquery.ts";
import { markOurs } from "../../builder/our-values.ts";
import { createPageHooks } from "./page-hooks.ts";
import { popupModule } from "./popup-module.ts";
import type { KeepsData } from "./swiper-data.ts";

/** Those of these values that no script of the page has put on `window`. */
const missingOnes = (values: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Reflect.get(window, name) === undefined));

/**
 * Connects scripts that were written for the builder's own: exposes its hooks and its popups, tells them that it has
 * started, and runs their actions for each element. Actions get jQuery collections, so they wait for jQuery.
 */
export function connectPageScripts({ bus, hooks, page, reportError, signal }: PresetRuntime): void {
  let watchLater = () => {};
  let mustWatch = false;
  const { api, runReady } = createPageHooks(hooks, () => {
    mustWatch = true;
    watchLater();
  });
  const globals = missingOnes({
    elementorFrontend: markOurs({ hooks: api, isEditMode: () => page.isEditor }),
    elementorProFrontend: markOurs({ modules: { popup: popupModule } }),
  });
  exposeGlobals(window, globals, signal);
  window.dispatchEvent(new CustomEvent("elementor/frontend/init"));
  whenJQuery(() => {
    const $ = jQueryOf() as unknown as KeepsData | undefined;
    if (!$) return;
    // Many pages do without jQuery once the builder's script is off.
    import("./connect-jquery.ts").then(({ connectJQuery }) => {
      if (signal.aborted) return;
      watchLater = connectJQuery({ bus, signal, reportError }, $, (element) =>
        runReady(element, $(element), $),
      );
      if (mustWatch) watchLater();
    }, reportError);
  }, signal);
}
