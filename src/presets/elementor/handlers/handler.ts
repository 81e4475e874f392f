import type { Page } from "#runtime/page.ts";

/** Does a small job of Elementor's script on these elements; what it changes and starts ends with the signal. */
export type Handler = (elements: readonly HTMLElement[], signal: AbortSignal, page: Page) => void;
