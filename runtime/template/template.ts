/**
 * What a server prints of a widget, read from its `markup.liquid` by the build. Every output is made of it: names are those
 * of settings in snake_case, and each value knows the place that it is escaped for.
 */
export type Template = readonly TemplateNode[];

/** A text is what visitors read, without character references. */
export type TemplateNode =
  | string
  | ValueNode
  | ElementNode
  | InnerNode
  | Assignment
  | Loop
  | Choice<TemplateNode>;

/**
 * A setting, a value of a row (`row.id` is its `fragment`, else made of `id` and its number, `row.number`) or of the loop
 * (`forloop`), `id`, `page.url`, `page.title`, `page.search`, or an assignment (`assigned.name`).
 */
export interface PathValue {
  readonly path: readonly string[];
  /** Of a moment: as the site writes dates, or by ISO 8601. */
  readonly filter?: "date" | "iso";
}

/** A text in the language of the page. */
export interface WordValue {
  readonly text: readonly [key: string, english: string];
}

export type Value = PathValue | WordValue;

/** Where a value stands: in text, as a whole address or as a part of one. All but text are in attributes. */
export type Place = "text" | "attribute" | "address" | "part";

export interface ValueNode {
  readonly value: Value;
  readonly place: Place;
}

export interface ElementNode {
  readonly element: string;
  readonly attributes?: readonly AttributeNode[];
  readonly children?: Template;
}

/** An attribute without a value is one that is there or not, such as `hidden`. */
export type AttributeNode =
  | { readonly name: string; readonly parts?: readonly AttributePart[] }
  | Choice<AttributeNode>;

export type AttributePart = string | ValueNode | Choice<AttributePart>;

/** What an editor puts inside of the widget, or of the row of this name. */
export interface InnerNode {
  readonly inner: string;
}

/** A name for a value, or for another one where that is empty. */
export interface Assignment {
  readonly assign: string;
  readonly path: readonly string[];
  readonly or: readonly string[];
}

/** A row after the other, each under a name. */
export interface Loop {
  /** The rows are the lines of a text, each with a `value`, a `label`, a `condition` and `chosen` (`choice-lines.ts`). */
  readonly lines?: true;
  readonly each: readonly string[];
  readonly as: string;
  readonly body: Template;
}

/** The first of the cases that holds, else `otherwise`. */
export interface Choice<Node> {
  readonly cases: readonly Case<Node>[];
  readonly otherwise?: readonly Node[];
}

export interface Case<Node> {
  readonly when: Condition;
  readonly body: readonly Node[];
}

/** True if all, or any, of the tests hold. */
export interface Condition {
  readonly tests: readonly Test[];
  readonly any?: true;
}

/** What a value can be, for languages that compare each kind in another way. */
export type ValueType = "text" | "address" | "number" | "toggle" | "list" | "moment";

/** That a value is there and not empty, or that it equals a text or a number. */
export interface Test {
  readonly path: readonly string[];
  readonly type: ValueType;
  readonly is?: string | number;
  /** That it is not so. */
  readonly not?: true;
}
