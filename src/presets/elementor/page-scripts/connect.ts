import { whenJQuery } from "#runtime/jquery.ts";
import type { PresetRuntime } from "#runtime/preset.ts";
import { exposeGlobals } from "../../shared/expose-globals.ts";
import { jQueryOf } from "../../shared/jquery.ts";
import { markOurs } from "../../shared/our-values.ts";
import { createPageHooks } from "./page-hooks.ts";
import type { PopupModule } from "./popup-module.ts";
import type { KeepsData } from "./swiper-data.ts";

/** Those of these values that no script of the page has put on `window`. */
const missingOnes = (values: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Reflect.get(window, name) === undefined));

/**
 * Connects scripts that were written for Elementor's own: exposes its hooks and its popups, signals to them that it has
 * started, and runs their actions for each element. Actions get jQuery collections, so they wait for jQuery.
 */
export function connectPageScripts(runtime: PresetRuntime): void {
  const { hooks, page, reportError, signal } = runtime;
  let watchLater = () => {};
  let mustWatch = false;
  const pageHooks = createPageHooks(hooks, () => {
    mustWatch = true;
    watchLater();
  });
  // Few pages have scripts that call it.
  const callPopups = (call: (module: PopupModule) => void) =>
    void import("./popup-module.ts").then(call).catch(reportError);
  const popup: PopupModule = {
    showPopup: (...values) => callPopups(({ showPopup }) => showPopup(...values)),
    closePopup: (...values) => callPopups(({ closePopup }) => closePopup(...values)),
  };
  const globals = missingOnes({
    elementorFrontend: markOurs({ hooks: pageHooks, isEditMode: () => page.isEditor }),
    elementorProFrontend: markOurs({ modules: { popup } }),
  });
  exposeGlobals(window, globals, signal);
  window.dispatchEvent(new CustomEvent("elementor/frontend/init"));
  whenJQuery(() => {
    const $ = jQueryOf() as unknown as KeepsData | undefined;
    if (!$) return;
    // Many pages do without jQuery once Elementor's script is off.
    import("./connect-jquery.ts").then(({ connectJQuery }) => {
      if (signal.aborted) return;
      watchLater = connectJQuery(runtime, $);
      if (mustWatch) watchLater();
    }, reportError);
  }, signal);
}
