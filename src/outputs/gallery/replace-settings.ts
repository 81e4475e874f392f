import { isRecord } from "#runtime/parse-json.ts";

const TAG = /<[a-z][\w-]*(?:\s+[\w:.-]+(?:=(?:"[^"]*"|'[^']*'))?)*\s*\/?>/gi;
const WIDGET = /\sdata-widget=(?:"([^"]*)"|'([^']*)')/;
const SETTINGS = /\sdata-settings=(?:"([^"]*)"|'([^']*)')/;

/** JSON for an attribute in single quotes. */
const escapedJson = (settings: object) =>
  JSON.stringify(settings).replaceAll("&", "&amp;").replaceAll("'", "&#39;");

/** True if a tag is a marker of this widget. */
function isMarkerOf(tag: string, name: string): boolean {
  const [, inDouble, inSingle] = WIDGET.exec(tag) ?? [];
  return (inDouble ?? inSingle ?? "").split(/\s+/).includes(name);
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&#39;": "'",
  "&#039;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

/** The settings on the first marker of a widget in an example's source; `null` if it has none. */
export function settingsIn(example: string, name: string): Readonly<Record<string, unknown>> | null {
  const tag = example.match(TAG)?.find((one) => isMarkerOf(one, name)) ?? "";
  const [, inDouble, inSingle] = SETTINGS.exec(tag) ?? [];
  const text = (inDouble ?? inSingle ?? "null").replaceAll(
    /&[\w#]+;/g,
    (entity) => ENTITIES[entity] ?? entity,
  );
  const settings: unknown = JSON.parse(text);
  return isRecord(settings) ? settings : null;
}

/** Replaces the settings on the first marker of a widget in an example's source. `null` removes them. */
export function replaceSettings(example: string, name: string, settings: object | null): string {
  const attribute = settings ? ` data-settings='${escapedJson(settings)}'` : "";
  let isDone = false;
  return example.replace(TAG, (tag) => {
    if (isDone || !isMarkerOf(tag, name)) return tag;
    isDone = true;
    return tag.replace(SETTINGS, "").replace(WIDGET, (marker) => marker + attribute);
  });
}
