import type { EditorControl } from "../controls/editor-widget.ts";
import { changeQuery } from "./change-query.ts";
import { createField } from "./create-field.ts";
import { createFields } from "./group-field.ts";
import { PREFIX, type Settings, settingsToQuery } from "./settings-address.ts";

/** What of a widget's page is in its address. */
interface Shown {
  /** The settings of the chosen example. */
  readonly example: Settings;
  /** The example's name in addresses; none for the settings that the page prints. */
  readonly slug: string | undefined;
  readonly settings: Settings;
}

function forget(query: URLSearchParams) {
  for (const name of [...query.keys()]) if (name.startsWith(PREFIX) || name === "example") query.delete(name);
}

/** Links to the widget's states keep the rest of the address. */
function keepInStates() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".gallery-states a")) {
    const state = new URL(link.href).searchParams.get("state");
    const query = new URLSearchParams(location.search);
    if (state) query.set("state", state);
    else query.delete("state");
    link.search = query.toString();
  }
}

/**
 * Writes into the address which example is shown and which settings differ from it.
 * @returns whether they fit into an address; else it says nothing of them
 */
export function saveSettings(
  controls: readonly EditorControl[],
  { example, slug, settings }: Shown,
): boolean {
  // As the form reads them, in which spelling ever they are written.
  const asRead = (given: Settings): Settings => createFields(controls, given, createField).read();
  const parameters = settingsToQuery(controls, asRead(example), asRead(settings));
  const isWritten = changeQuery((query) => {
    forget(query);
    if (slug) query.set("example", slug);
    for (const [name, value] of parameters) query.append(name, value);
  });
  if (!isWritten) changeQuery(forget);
  keepInStates();
  return isWritten;
}
