import { queryAll } from "#dom/query.ts";
import type { Page } from "#runtime/page.ts";
import { attempt, type Fail } from "../attempt.ts";
import { widgetOf } from "../markers/selectors.ts";
import type { Handler } from "./handler.ts";

interface ElementHandler {
  readonly selector: string;
  readonly load: () => Promise<{ readonly handler: Handler }>;
}

/** Small jobs that Elementor's script does on its own elements: none of them is a widget elsewhere. */
const HANDLERS: readonly ElementHandler[] = [
  { selector: widgetOf("alert"), load: () => import("./alert.ts") },
  {
    selector: `${widgetOf("text-editor")}[data-settings*="drop_cap"]`,
    load: () => import("./drop-cap.ts"),
  },
  { selector: ".swiper-slide .swiper-lazy", load: () => import("./lazy-slides.ts") },
  { selector: '[data-widget_type^="contact-buttons"]', load: () => import("./contact-buttons.ts") },
  { selector: '[data-widget_type^="floating-bars"]', load: () => import("./floating-bars.ts") },
  { selector: widgetOf("progress"), load: () => import("./progress-bar.ts") },
  { selector: widgetOf("progress-tracker"), load: () => import("./progress-tracker.ts") },
  { selector: ".elementor-section-stretched", load: () => import("./stretched-section.ts") },
  { selector: widgetOf("text-path"), load: () => import("./text-path.ts") },
  { selector: widgetOf("video-playlist"), load: () => import("./video-playlist.ts") },
  { selector: `${widgetOf("nested-tabs")} .e-n-tabs`, load: () => import("./touch-mode.ts") },
];

/** What these handlers serve. */
export const handled: readonly string[] = HANDLERS.map(({ selector }) => selector);

/** Runs the handlers of the elements that the page has; loads no other. `fail` is called with what could not be done. */
export async function runHandlers(page: Page, signal: AbortSignal, fail: Fail): Promise<void> {
  const run = async ({ selector, load }: ElementHandler) => {
    const elements = queryAll(document, selector);
    if (!elements.length) return;
    const { handler } = await load();
    if (!signal.aborted) handler(elements, signal, page);
  };
  await Promise.all(HANDLERS.map((job) => attempt(job.selector, () => run(job), fail)));
}
