import type { Visit } from "#fixtures/cms/env.ts";
import { printedElement } from "../controls/printed-element.ts";
import { liveExample } from "./live-example.ts";
import type { ExampleSettings, WidgetEntry } from "./manifest.ts";
import { replaceSettings, settingsIn } from "./replace-settings.ts";
import { hasSettings, type Settings, settingsFromQuery } from "./settings-address.ts";
import { examplesOf, printingWidget } from "./shown-examples.ts";
import { stateNamed } from "./states.ts";

/** An example's title as an address has it: `Without labels` → `without-labels`. */
export const slugOf = ({ title }: ExampleSettings): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** The settings that a widget's example prints, with its content; `null` if there are none. */
export const printedSettings = (name: string, widget: WidgetEntry): Settings | null =>
  (printingWidget(name, widget) && examplesOf(name, widget)[0]?.settings) ?? settingsIn(widget.example, name);

/** A widget's example as an address asks for it. */
export interface ShownWidget {
  /** The state that is asked for; see `states.ts`. */
  readonly state: string | undefined;
  /** What differs from the usual page configuration in this state. */
  readonly config: Readonly<Record<string, unknown>> | undefined;
  /** The index of the chosen example settings, -1 for those that the page prints. */
  readonly chosen: number;
  /** The settings that the example prints, with its content. */
  readonly printed: Settings | null;
  /** Those that are shown. */
  readonly settings: Settings | null;
  /** The example to copy. */
  readonly markup: string;
  /** The example that works for this visitor: with products in the cart, and the visitor's keys and nonces. */
  readonly live: string;
}

/** The example with the state, the example settings and the settings that the visitor's address names. */
export function shownWidget(name: string, widget: WidgetEntry, visit: Visit): ShownWidget {
  const query = visit.url.searchParams;
  const state = query.get("state") ?? undefined;
  const { config, change = (example: string) => example } = stateNamed(widget.editor, state);
  const wanted = query.get("example");
  const examples = examplesOf(name, widget);
  const printing = printingWidget(name, widget);
  const chosen = examples.findIndex((one) => slugOf(one) === wanted);
  const printed = printedSettings(name, widget);
  const base = examples[chosen]?.settings ?? printed;
  const settings = hasSettings(query) ? settingsFromQuery(query, widget.controls, base ?? {}) : base;
  const isPrinted = settings === printed;
  const example = printing && !isPrinted ? printedElement(printing, settings ?? {}) : widget.example;
  const withSettings = (markup: string) =>
    printing || isPrinted ? markup : replaceSettings(markup, name, settings);
  return {
    ...{ state, config, chosen, printed, settings },
    markup: withSettings(example),
    live: withSettings(change(liveExample(name, example, visit))),
  };
}
