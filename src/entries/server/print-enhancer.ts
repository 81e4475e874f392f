import * as z from "zod/mini";
import { checkSettings } from "#runtime/check-settings.ts";
import { camel, type Page } from "#runtime/page.ts";
import { evaluate, type InnerPlace, type PrintContext } from "#runtime/template/evaluate.ts";
import { htmlOf } from "#runtime/template/html.ts";
import { momentText } from "#runtime/template/moment-text.ts";
import type { Enhancer } from "#runtime/widget.ts";
import { issueLines } from "./issue-lines.ts";

/** HTML of the caller's own inside of a widget, or of its rows by their numbers from 0. */
export type Inner = string | readonly (string | undefined)[] | Readonly<Record<number, string>>;

interface PrintOptions {
  readonly id: string;
  readonly page: Page;
  readonly address: PrintContext["page"];
  readonly inner?: Inner | undefined;
}

/** What the template of an enhancer prints, and the settings that its element has: all but what has been printed. */
interface PrintedEnhancer {
  readonly inside: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

type PrintedWidget = Pick<Enhancer, "name" | "printed" | "fallback" | "settings" | "parts">;

/** @throws for an enhancer without a template, for wrong settings and content, and for HTML that has no place */
export async function printEnhancer(
  { name, fallback, printed = fallback, settings, parts }: PrintedWidget,
  given: Readonly<Record<string, unknown>>,
  { id, page, address, inner = [] }: PrintOptions,
): Promise<PrintedEnhancer> {
  if (!printed)
    throw new Error(
      `"${name}" is an enhancer: it draws no markup. It works on markup of your own: print its marker on that.`,
    );
  const { template, content } = await printed();
  const all = z.object({ ...content?.shape, ...settings.shape });
  const { settings: values, issues } = checkSettings(all, given, parts);
  const wrong = issueLines(name, issues);
  if (!values || wrong) throw new Error(wrong);
  const places = placesOf(inner);
  const tree = evaluate(template, values as Readonly<Record<string, unknown>>, {
    ...{ id, text: page.text, page: address },
    date: momentText,
  });
  const inside = htmlOf(tree, ({ inner: place }) => {
    const html = places.get(place);
    places.delete(place);
    return html;
  });
  const [unused] = places.keys();
  if (unused !== undefined)
    throw new Error(
      `${name}: inner has HTML for ${unused === "widget" ? "the widget as a whole: give it by row" : `row ${unused}: there is none`}.`,
    );
  return { inside, settings: withoutContent(given, Object.keys(content?.shape ?? {})) };
}

function placesOf(inner: Inner): Map<InnerPlace["inner"], string> {
  if (typeof inner === "string") return new Map([["widget", inner]]);
  const rows = Object.entries<string | undefined>(inner);
  return new Map(rows.flatMap(([row, html]) => (html === undefined ? [] : [[Number(row), html] as const])));
}

const withoutContent = (given: Readonly<Record<string, unknown>>, content: readonly string[]) =>
  Object.fromEntries(Object.entries(given).filter(([key]) => !content.includes(camel(key))));
