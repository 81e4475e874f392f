import { readFileSync } from "node:fs";
import { camel } from "#runtime/page.ts";
import { evaluate } from "#runtime/template/evaluate.ts";
import { escapeHtml, htmlOf } from "#runtime/template/html.ts";
import { momentText } from "#runtime/template/moment-text.ts";
import type { SettingsSchema } from "#runtime/widget.ts";
import type { Example } from "../../src/build/bundle/widgets/check-examples.ts";
import { readTemplate } from "../../src/build/templates/read-template.mjs";

type Shape = SettingsSchema["shape"];

async function shapesOf(name: string): Promise<{ content: Shape; settings: Shape }> {
  const { content } = (await import(`../../widgets/${name}/content.ts`)) as { content: SettingsSchema };
  const { settings } = (await import(`../../widgets/${name}/settings.ts`)) as { settings: SettingsSchema };
  return { content: content.shape, settings: settings.shape };
}

/** What reads schemas; schemas that are loaded after `vi.resetModules` need readers that are, too. */
async function schemaReaders() {
  const { checkSettings } = await import("#runtime/check-settings.ts");
  const { controlsOf } = await import("../../src/build/bundle/widgets/controls-of.ts");
  return { checkSettings, controlsOf };
}

/**
 * The element of a widget as a server prints it: what its `markup.liquid` makes of its first example, in a `div` with the
 * settings that are not printed.
 * @param changed settings that replace those of the example, as the CMS spells them
 * @throws if its schemas refuse the settings
 */
export async function printedMarkup(
  name: string,
  changed: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const [example] = JSON.parse(readFileSync(`widgets/${name}/examples.json`, "utf8")) as readonly Example[];
  const given = { ...example?.settings, ...changed };
  const { content, settings: ownShape } = await shapesOf(name);
  const shape = { ...content, ...ownShape };
  const { checkSettings, controlsOf } = await schemaReaders();
  const { settings, issues } = checkSettings({ shape } as SettingsSchema, given);
  if (!settings || issues.length > 0)
    throw new Error(issues.map(({ path, expected }) => `${path} must be ${expected}`).join("; "));
  const file = `widgets/${name}/markup.liquid`;
  const template = readTemplate(readFileSync(file, "utf8"), { file, controls: controlsOf(shape, {}) });
  const printed = evaluate(template, settings as Readonly<Record<string, unknown>>, {
    id: name,
    page: { url: "https://shop.example/belts/", title: "How a belt is made", search: "/" },
    text: (_key, english) => english,
    date: momentText,
  });
  const own = Object.entries(given).filter(([key]) => !(camel(key) in content));
  const attribute = escapeHtml(JSON.stringify(Object.fromEntries(own)));
  return `<div data-widget="${name}" data-settings="${attribute}">${htmlOf(printed)}</div>`;
}
