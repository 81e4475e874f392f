import { printedElement } from "../controls/printed-element.ts";
import type { WidgetEntry } from "./manifest.ts";
import { replaceSettings } from "./replace-settings.ts";
import type { Settings } from "./settings-address.ts";

/** A widget with its example as a server prints it. */
export interface PrintedWidget extends Pick<WidgetEntry, "controls" | "example"> {
  readonly name: string;
  readonly template?: WidgetEntry["template"] | undefined;
}

/** What a server prints of a widget with these settings. */
export function markupWith({ name, example, template, controls }: PrintedWidget, settings: Settings): string {
  return template
    ? printedElement({ name, template, controls }, settings)
    : replaceSettings(example, name, settings);
}
