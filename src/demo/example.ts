const TAG = /<[a-z][\w-]*(?:\s+[\w:.-]+(?:=(?:"[^"]*"|'[^']*'))?)*\s*\/?>/gi;
const WIDGET = /\sdata-widget=(?:"([^"]*)"|'([^']*)')/;
const SETTINGS = /\sdata-settings=(?:"[^"]*"|'[^']*')/;

/** JSON inside an attribute that stands in single quotes. */
const inQuotes = (settings: object) =>
  JSON.stringify(settings).replaceAll("&", "&amp;").replaceAll("'", "&#39;");

/** Whether a tag's source asks for this widget. */
function asksFor(tag: string, name: string): boolean {
  const [, inDouble, inSingle] = WIDGET.exec(tag) ?? [];
  return (inDouble ?? inSingle ?? "").split(/\s+/).includes(name);
}

/** An example's source with other settings on the first marker of a widget; `null` takes them away. */
export function withSettings(example: string, name: string, settings: object | null): string {
  const attribute = settings ? ` data-settings='${inQuotes(settings)}'` : "";
  let isDone = false;
  return example.replace(TAG, (tag) => {
    if (isDone || !asksFor(tag, name)) return tag;
    isDone = true;
    return tag.replace(SETTINGS, "").replace(WIDGET, (marker) => marker + attribute);
  });
}
