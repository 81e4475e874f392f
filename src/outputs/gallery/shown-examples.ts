import { contentIn, type PrintingWidget } from "../controls/printed-element.ts";
import type { ExampleSettings, WidgetEntry } from "./manifest.ts";

/** What prints a widget's example; nothing if it has no content of its own. */
export const printingWidget = (
  name: string,
  { template, controls }: WidgetEntry,
): PrintingWidget | undefined =>
  template && controls.some(({ printed }) => printed) ? { name, template, controls } : undefined;

/** The examples of a widget; those without content have that of the first one, which the page prints. */
export function examplesOf(name: string, widget: WidgetEntry): readonly ExampleSettings[] {
  const { examples, controls } = widget;
  const [first] = examples;
  if (!first || !printingWidget(name, widget)) return examples;
  const content = contentIn(controls, first.settings);
  return examples.map(({ title, settings }) => ({ title, settings: { ...content, ...settings } }));
}
