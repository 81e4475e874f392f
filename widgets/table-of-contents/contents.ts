import { createHeadingIds } from "#dom/heading-ids.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { headingText } from "./heading-text.ts";
import { type Heading, readHeadings } from "./headings.ts";
import type { Settings } from "./settings.ts";

/** What a table of contents is made of; a server that prints one gives title and headings. */
export interface Contents {
  /** Words above the list, unless the settings have others. */
  readonly title: string;
  readonly headings: readonly Heading[];
  /** Looks at the page again, as these settings say. */
  readonly read?: (settings: Settings) => readonly Heading[];
}

const TITLE = "h1,h2,h3,h4,h5,h6,.islet-toc__title";

/** Reads the headings of the page and the title the server printed; in the editor no heading is touched. */
export function readContents(host: HTMLElement, settings: Settings, context: WidgetContext): Contents {
  const { page, signal } = context;
  const ids = page.isEditor ? null : createHeadingIds(signal);
  const read = (now: Settings) => readHeadings(host, now, ids);
  const printed = host.querySelector(TITLE);
  const title = (printed && headingText(printed)) || page.text("table_of_contents", "Table of Contents");
  return { title, headings: read(settings), read };
}
