import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createHooks } from "#runtime/hooks.ts";
import { IsletContext } from "#runtime/island-context.ts";
import { completePage } from "#runtime/page.ts";
import { isRecord, parseJson } from "#runtime/parse-json.ts";
import { mistakeIn } from "#runtime/problems/sentences.ts";
import { checkSettings } from "#runtime/check-settings.ts";
import { isIslandWidget } from "#runtime/is-island-widget.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { catalogue } from "#widgets/catalogue.ts";

/** What a server gives with a widget's settings. */
export interface RenderOptions {
  /** Unique on the page; letters, digits, - and _. */
  readonly id: string;
  /** What the island's `content` function would read from the server's markup. */
  readonly content?: unknown;
  /** Seconds since 1970; now by default. */
  readonly renderedAt?: number;
  /** The page configuration, as in `#islet-config`: its time zone, texts, addresses. */
  readonly page?: Readonly<Record<string, unknown>>;
  /** Element that holds the widget; `div` by default. */
  readonly element?: "div" | "section" | "aside" | "nav" | "span";
}

/** Islands that only a page in a browser can draw, and why. */
const UNPRINTABLE: ReadonlyMap<string, string> = new Map([
  ["popup", "it shows what the CMS printed inside"],
  ["mini-cart", "it shows the cart that the CMS printed inside"],
  ["payment-popup", "it opens the provider's page while an order is placed"],
]);

const escaped = (text: string) => text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Prints an island in Node, marker included; in the page React takes it over without replacing a node.
 * @throws for an unknown name, an enhancer, an island that only a page can draw, a wrong id, settings that a page would
 *   refuse, and wrong fields, naming every one of them
 */
export async function renderWidget(name: string, given: object, options: RenderOptions): Promise<string> {
  const entry = Object.entries(catalogue).find(([known]) => known === name)?.[1];
  if (!entry) throw new Error(`There is no widget "${name}".`);
  const { default: widget } = await entry.load();
  if (!isIslandWidget(widget)) throw new Error(`"${name}" is an enhancer: it has no markup of its own.`);
  const reason = UNPRINTABLE.get(name);
  if (reason)
    throw new Error(`"${name}" cannot be printed: ${reason}. Print its marker with the CMS's own markup.`);
  checkOptions(name, options);
  const text = textOf(name, given);
  const { settings, issues } = checkSettings(widget.settings, JSON.parse(text));
  if (!settings || issues.length)
    throw new Error(issues.map(({ path, expected }) => `${name}: ${path} must be ${expected}.`).join("\n"));
  const renderedAt = options.renderedAt ?? Math.floor(Date.now() / 1_000);
  const { id, content, page = {}, element = "div" } = options;
  const context = serverContext({ name, id, renderedAt, page });
  const inside = renderToString(
    createElement(
      IsletContext,
      { value: context },
      createElement(widget.Component, { settings, content } as never),
    ),
    { identifierPrefix: `${id}-` },
  );
  const marker = `data-widget="${name}" data-settings="${escaped(text)}" data-widget-prerendered="${escaped(`${id}@${renderedAt}`)}"`;
  return `<${element} ${marker}>${inside}</${element}>`;
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
function checkOptions(name: string, { id, renderedAt = 0 }: RenderOptions) {
  if (typeof id !== "string" || !/^[\w-]+$/.test(id))
    throw new Error(`${name}: id must be letters, digits, - and _, not ${JSON.stringify(id)}.`);
  if (!(Number.isFinite(renderedAt) && Math.abs(renderedAt) < 1e11))
    throw new Error(`${name}: renderedAt must be seconds since 1970, not ${renderedAt}.`);
}

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
    page: completePage(
      page,
      () => 1_280,
      (path, expected) => warn(`the page's ${path} must be of the kind ${expected}`),
    ),
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
