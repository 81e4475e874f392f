import { percentDecode } from "#browser/percent-decode.ts";
import { queryAll } from "#dom/query.ts";
import { isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Panel } from "./addressed.ts";

/**
 * Warns of titles that open the same panel because of its id: it stands for several elements, or one of them names that of
 * another's panel. Details need no ids.
 */
export function warnOfEqualIds(panels: readonly Panel[], { host, warn }: WidgetContext): void {
  const ids = panels.flatMap(({ panel, details }) => (details ? [] : panel.id));
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (!twice) return;
  const isThereTwice = queryAll(host, "[id]").filter(({ id }) => id === twice).length > 1;
  warn(
    isThereTwice
      ? `the id "${twice}" is there twice, so one panel never opens: give each panel its own id`
      : `two titles name the panel "${twice}" in aria-controls: each must name its own panel`,
  );
}

/** What a title lacks whose panel is not there. `id` is the one that it names, or an empty text. */
export const missingPanel = (title: Element, id: string): string =>
  `"${title.textContent?.trim().slice(0, 40)}" must name the id of its panel in aria-controls` +
  (id && `, not "${id}", which no panel here has`);

/** The id of the panel that a title names, in an attribute or as a link; an empty text if it names none. */
export const panelIdOf = (title: Element): string =>
  title.getAttribute("aria-controls") ?? (isTag(title, "a") ? title.hash.slice(1) : "");

/** Whether a name is the id of an element. Links are percent-encoded, whatever the id is; some ids are, too. */
export const isIdOf = (name: string, { id }: Element): boolean =>
  id !== "" && (id === name || decoded(id) === decoded(name));

const decoded = (text: string) => percentDecode(text) ?? text;
