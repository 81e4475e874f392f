import { camel } from "../page.ts";
import { isRecord } from "../parse-json.ts";
import { addressOf } from "./address.ts";
import { choiceLines } from "./choice-lines.ts";
import type {
  AttributeNode,
  AttributePart,
  Choice,
  Condition,
  ElementNode,
  Loop,
  Template,
  TemplateNode,
  Test,
  ValueNode,
} from "./template.ts";

/** What a template reads besides the settings. */
export interface PrintContext {
  /** Unique on the page: `{{ id }}`. */
  readonly id: string;
  /** Address and title of the page, and where the site searches: `{{ page.url }}`. */
  readonly page: { readonly url: string; readonly title: string; readonly search: string };
  /** A text in the language of the page, by its key and its English. */
  readonly text: (key: string, english: string) => string;
  /** A moment as the site writes dates, or by ISO 8601. */
  readonly date: (moment: unknown, format: "date" | "iso") => string;
}

/** An element that a template prints, with all values in it. */
export interface PrintedElement {
  readonly element: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Printed[];
}

/** The place of what an editor puts inside: of the widget, or of a row. */
export interface InnerPlace {
  readonly inner: "widget" | number;
  /** The row's own `text`, for outputs that have no elements to put there. */
  readonly text: string;
}

export type Printed = string | PrintedElement | InnerPlace;

type Values = Readonly<Record<string, unknown>>;

interface Row {
  readonly values: Values;
  readonly index: number;
  readonly count: number;
}

/** Settings and rows by name, as a place in the template sees them. */
interface Scope {
  readonly settings: Values;
  readonly rows: Readonly<Record<string, Row>>;
  /** The innermost row. */
  readonly row?: Row;
  /** Values by the names of assignments. */
  readonly assigned: Map<string, unknown>;
  readonly context: PrintContext;
}

/**
 * What a template prints for settings, as a tree: a server makes HTML of it, a page nodes, and an editor its own elements.
 * @param settings as schemas read them, names in camelCase
 */
export const evaluate = (template: Template, settings: Values, context: PrintContext): readonly Printed[] =>
  printAll(template, { settings, rows: {}, assigned: new Map(), context });

const printAll = (nodes: Template, scope: Scope): readonly Printed[] =>
  joinTexts(nodes.flatMap((node) => print(node, scope)));

function print(node: TemplateNode, scope: Scope): readonly Printed[] {
  if (typeof node === "string") return [node];
  if ("value" in node) return [textOf(node, scope)];
  if ("element" in node) return [printElement(node, scope)];
  if ("inner" in node) return [innerPlace(node.inner, scope)];
  if ("each" in node) return printRows(node, scope);
  if ("assign" in node) {
    const value = valueAt(node.path, scope);
    scope.assigned.set(node.assign, isFilled(value) ? value : valueAt(node.or, scope));
    return [];
  }
  return chosen(node, scope).flatMap((inner) => print(inner, scope));
}

const printElement = ({ element, attributes = [], children = [] }: ElementNode, scope: Scope) => ({
  element,
  attributes: Object.fromEntries(attributes.flatMap((attribute) => printAttribute(attribute, scope))),
  children: printAll(children, scope),
});

function printAttribute(node: AttributeNode, scope: Scope): [name: string, value: string][] {
  if ("cases" in node) return chosen(node, scope).flatMap((inner) => printAttribute(inner, scope));
  return [[node.name, printParts(node.parts ?? [], scope)]];
}

const printParts = (parts: readonly AttributePart[], scope: Scope): string =>
  parts
    .map((part) => {
      if (typeof part === "string") return part;
      return "value" in part ? textOf(part, scope) : printParts(chosen(part, scope), scope);
    })
    .join("");

function printRows({ each, as, body, lines }: Loop, scope: Scope): readonly Printed[] {
  const list = valueAt(each, scope);
  const rows: readonly Values[] = lines
    ? choiceLines(asText(list)).map((line) => ({ ...line }))
    : Array.isArray(list)
      ? list.filter(isRecord)
      : [];
  return rows.flatMap((values, index) => {
    const row = { values, index, count: rows.length };
    return printAll(body, { ...scope, rows: { ...scope.rows, [as]: row }, row });
  });
}

function innerPlace(name: string, { settings, rows }: Scope): InnerPlace {
  const row = rows[name];
  const { text } = row ? row.values : settings;
  return { inner: row ? row.index : "widget", text: asText(text) };
}

function chosen<Node>({ cases, otherwise = [] }: Choice<Node>, scope: Scope): readonly Node[] {
  return cases.find(({ when }) => holds(when, scope))?.body ?? otherwise;
}

function holds({ tests, any }: Condition, scope: Scope): boolean {
  const isTrue = (test: Test) => passes(test, valueAt(test.path, scope));
  return any ? tests.some(isTrue) : tests.every(isTrue);
}

const passes = ({ is, not, type }: Test, value: unknown): boolean =>
  (is === undefined
    ? isFilled(type === "address" ? addressOf(asText(value)) : value)
    : asText(value) === asText(is)) !== !!not;

/** Whether there is a value: 0 is one, `false` and what is empty or only spaces are none. */
function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === "string") return /[^\t\n\f\r ]/.test(value);
  return value !== undefined && value !== null && value !== false;
}

function valueAt([first = "", ...rest]: readonly string[], scope: Scope): unknown {
  const { context, rows, row, settings, assigned } = scope;
  if (first === "id") return context.id;
  if (first === "forloop") return row && loopValue(row, rest[0]);
  const own = rows[first];
  if (own && rest[0] === "id") return idOf(own, context);
  if (own && rest[0] === "number") return own.index + 1;
  if (first === "assigned") return assigned.get(rest[0] ?? "");
  const known = first === "page" ? context.page : own?.values;
  const names = known ? rest : [first, ...rest];
  return names.reduce<unknown>(
    (value, name) => (isRecord(value) ? value[camel(name)] : undefined),
    known ?? settings,
  );
}

const idOf = ({ values: { fragment }, index }: Row, { id }: PrintContext) =>
  isFilled(fragment) ? fragment : `${id}-${index + 1}`;

function loopValue({ index, count }: Row, name: string | undefined) {
  if (name === "index") return index + 1;
  return name === "first" ? index === 0 : index === count - 1;
}

function textOf({ value, place }: ValueNode, scope: Scope): string {
  const { context } = scope;
  if ("text" in value) return context.text(...value.text);
  const found = valueAt(value.path, scope);
  const text = value.filter ? context.date(found, value.filter) : asText(found);
  if (place === "address") return addressOf(text);
  return place === "part" ? encoded(text) : text;
}

/** Numbers have at most six digits after the point and no exponent, as in every output. */
function asText(value: unknown): string {
  if (typeof value === "number") return Number.isFinite(value) ? String(Math.round(value * 1e6) / 1e6) : "";
  return typeof value === "string" ? value : "";
}

const encoded = (text: string) =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\ufffd")).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function joinTexts(pieces: readonly Printed[]): readonly Printed[] {
  const joined: Printed[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (typeof piece === "string" && typeof last === "string") joined[joined.length - 1] = last + piece;
    else if (piece !== "") joined.push(piece);
  }
  return joined;
}
