import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { checkSettings } from "#runtime/check-settings.ts";
import { createHooks } from "#runtime/hooks/hooks.ts";
import { IsletContext } from "#runtime/island-context.ts";
import { isIslandWidget } from "#runtime/mount/is-island-widget.ts";
import { completePage, type Page } from "#runtime/page.ts";
import { isRecord, parseJson } from "#runtime/parse-json.ts";
import { mistakeIn } from "#runtime/problems/syntax-mistake.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { catalogue } from "#widgets/catalogue.ts";
import { issueLines } from "./issue-lines.ts";
import { type Inner, printEnhancer } from "./print-enhancer.ts";

/** What a server gives with a widget's settings. */
export interface RenderOptions {
  /** Unique on the page; letters, digits, - and _. */
  readonly id: string;
  /**
   * HTML inside of an enhancer that prints itself, or of its rows by their numbers from 0, in place of their `text`. It is
   * printed as it is: never give what visitors wrote.
   */
  readonly inner?: Inner;
  /** Address and title of the page, for templates that name them. */
  readonly url?: string;
  readonly title?: string;
  /** Where the site searches, for search forms; `/` by default. */
  readonly search?: string;
  /** What the island's `content` function would read from the server's markup. */
  readonly content?: unknown;
  /** Seconds since 1970; now by default. */
  readonly renderedAt?: number;
  /** The page configuration, as in `#islet-config`: its time zone, texts, addresses. */
  readonly page?: Readonly<Record<string, unknown>>;
  /** Element that holds the widget; `div` by default. */
  readonly element?: "div" | "section" | "aside" | "nav" | "span";
}

const escaped = (text: string) => text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Prints a widget in Node, marker included. React takes an island over in the page without replacing a node; an enhancer
 * starts on what its template printed.
 * @throws for an unknown name, an enhancer without a template, an island that only a page can draw, a wrong id, settings that
 *   a page would refuse, and wrong fields, naming every one of them
 */
export async function renderWidget(name: string, given: object, options: RenderOptions): Promise<string> {
  const entry = Object.entries(catalogue).find(([known]) => known === name)?.[1];
  if (!entry) throw new Error(`There is no widget "${name}".`);
  const { default: widget } = await entry.load();
  if (isIslandWidget(widget) && widget.dependsOnPage)
    throw new Error(
      `"${name}" cannot be printed: it depends on what the page holds. Print its marker with the CMS's own markup.`,
    );
  checkOptions(name, options);
  const text = textOf(name, given);
  const fields = JSON.parse(text) as Readonly<Record<string, unknown>>;
  const { id, page = {}, url = "", title = "", search = "/", inner, element = "div" } = options;
  const marker = `data-widget="${name}"`;
  if (!isIslandWidget(widget) || widget.printed) {
    const known = { id, address: { url, title, search }, inner, page: pageOf(name, page) };
    const printed = await printEnhancer(widget, fields, known);
    const settings = Object.keys(printed.settings).length
      ? ` data-settings="${escaped(JSON.stringify(printed.settings))}"`
      : "";
    return `<${element} ${marker}${settings}>${printed.inside}</${element}>`;
  }
  const { settings, issues } = checkSettings(widget.settings, fields, widget.parts);
  const wrong = issueLines(name, issues);
  if (!settings || wrong) throw new Error(wrong);
  const renderedAt = options.renderedAt ?? Math.floor(Date.now() / 1_000);
  const context = serverContext({ name, id, renderedAt, page });
  const inside = renderToString(
    createElement(
      IsletContext,
      { value: context },
      createElement(widget.Component, { settings, content: options.content } as never),
    ),
    { identifierPrefix: `${id}-` },
  );
  const prerendered = `data-widget-prerendered="${escaped(`${id}@${renderedAt}`)}"`;
  return `<${element} ${marker} data-settings="${escaped(text)}" ${prerendered}>${inside}</${element}>`;
}

/** The settings as the page will read them; what JSON cannot hold must not be drawn here only. */
function textOf(name: string, given: unknown): string {
  const text = isRecord(given) ? JSON.stringify(given) : "[]";
  const parsed = parseJson(text);
  if (parsed.ok && isRecord(parsed.value)) return text;
  const reason = parsed.ok ? "root" : parsed.reason;
  throw new Error(`${name}: ${mistakeIn({ source: "settings", text, reason })}.`);
}

/** An id with other characters would be another one in the page. */
function checkOptions(name: string, options: unknown) {
  if (!isRecord(options))
    throw new Error(
      `${name}: the third argument must hold an id that is unique on the page: { id: "sale" }.`,
    );
  const { id, renderedAt = 0 } = options as unknown as RenderOptions;
  if (typeof id !== "string" || !/^[\w-]+$/.test(id))
    throw new Error(`${name}: id must be letters, digits, - and _, not ${JSON.stringify(id)}.`);
  if (!(Number.isFinite(renderedAt) && Math.abs(renderedAt) < 1e11))
    throw new Error(`${name}: renderedAt must be seconds since 1970, not ${renderedAt}.`);
}

/** @throws for a field of another kind */
const pageOf = (name: string, page: Readonly<Record<string, unknown>>): Page =>
  completePage(
    page,
    () => 1_280,
    (path, expected) => {
      throw new Error(`${name}: the page's ${path} must be of the kind ${[expected].flat().join(" or ")}.`);
    },
  );

interface ServerContextOptions extends Required<Pick<RenderOptions, "id" | "renderedAt" | "page">> {
  readonly name: string;
}

/** A context in which nothing happens: a server only draws. */
function serverContext({ name, id, renderedAt, page }: ServerContextOptions): WidgetContext {
  const nothing = () => () => {};
  const warn = (message: string): never => {
    throw new Error(`${name}: ${message}.`);
  };
  return {
    name,
    id,
    renderedAt,
    kept: undefined,
    isFromPage: false,
    host: { id, dataset: {} } as unknown as HTMLElement,
    signal: new AbortController().signal,
    bus: { on: nothing, emit: () => true },
    hooks: createHooks(() => {}),
    page: pageOf(name, page),
    listen: () => {},
    on: nothing,
    after: nothing,
    load: (load) => load(),
    guard: () => {},
    reportError: () => {},
    warn,
    inform: () => {},
  };
}
