import type { WidgetContext } from "#runtime/widget.ts";
import { createHeadingIds } from "./heading-ids.ts";
import { headingText } from "./heading-text.ts";
import { type Heading, readHeadings } from "./headings.ts";
import { type NativeBox, nativeBox } from "./native-box.ts";
import type { Settings } from "./settings.ts";

/** The title and headings of a table of contents. */
export interface Contents {
  /** The text above the list, unless the settings have one. */
  readonly title: string;
  readonly headings: readonly Heading[];
  /** Reads the headings of the page again; missing on a server. */
  readonly read?: (settings: Settings) => readonly Heading[];
  /** The printed box, if the page has styled one. */
  readonly native?: NativeBox | undefined;
}

const TITLE = "h1,h2,h3,h4,h5,h6,.islet-toc__title";

/** Reads the headings of the page and the printed title. In the editor headings get no ids. */
export function readContents(host: HTMLElement, settings: Settings, context: WidgetContext): Contents {
  const { page, signal } = context;
  const ids = page.isEditor ? null : createHeadingIds(signal);
  const read = (newSettings: Settings) => readHeadings(host, newSettings, ids);
  const printed = host.querySelector(TITLE);
  const title = (printed && headingText(printed)) || page.text("table_of_contents", "Table of Contents");
  return { title, headings: read(settings), read, native: nativeBox(host, settings) };
}
