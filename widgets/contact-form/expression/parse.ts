import { FUNCTIONS } from "./functions.ts";
import { OPERATORS } from "./operators.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { bounded, type FieldValue, isTrue, numberOf, type Value } from "./values.ts";

/** What a field holds, by its name. */
export type ValueOf = (name: string) => FieldValue;

/** An expression that can be computed. */
export interface Expression {
  /** The fields that it reads. */
  readonly names: ReadonlySet<string>;
  readonly valueFor: (valueOf: ValueOf) => Value;
}

type Compute = Expression["valueFor"];

const MAX_LENGTH = 500;
const MAX_DEPTH = 20;
const MAX_NODES = 100;

/** Binary operators, from the loosest to the tightest. `not` stands between `and` and comparisons. */
const LEVELS = [["or"], ["and"], ["=", "!=", "<", "<=", ">", ">=", "has"], ["+", "-"], ["*", "/"]];
const NOT_LEVEL = 2;

class Parser {
  readonly names = new Set<string>();
  #at = 0;
  #depth = 0;
  #nodes = 0;

  constructor(readonly tokens: readonly Token[]) {}

  whole(): Compute {
    const compute = this.#level(0);
    if (this.#at < this.tokens.length) this.#fail();
    return compute;
  }

  #fail(): never {
    throw new SyntaxError();
  }

  #take(...symbols: readonly string[]): string | undefined {
    const token = this.tokens[this.#at];
    if (token?.kind !== "symbol" || !symbols.includes(token.text)) return undefined;
    this.#at++;
    return token.text;
  }

  #node(compute: Compute): Compute {
    if (++this.#nodes > MAX_NODES) this.#fail();
    return compute;
  }

  /** What stands inside of something else. */
  #inside<Result>(read: () => Result): Result {
    if (++this.#depth > MAX_DEPTH) this.#fail();
    const result = read();
    this.#depth--;
    return result;
  }

  #level(level: number): Compute {
    const symbols = LEVELS[level];
    if (!symbols) return this.#unary();
    if (level === NOT_LEVEL && this.#take("not")) {
      const of = this.#inside(() => this.#level(level));
      return this.#node((valueOf) => !isTrue(of(valueOf)));
    }
    let left = this.#level(level + 1);
    // There is one comparison at most.
    for (
      let symbol = this.#take(...symbols);
      symbol;
      symbol = level === 2 ? undefined : this.#take(...symbols)
    )
      left = this.#binary(symbol, left, this.#level(level + 1));
    return left;
  }

  #binary(symbol: string, left: Compute, right: Compute): Compute {
    const operate = OPERATORS.get(symbol) ?? this.#fail();
    return this.#node((valueOf) => operate(left(valueOf), right(valueOf)));
  }

  #unary(): Compute {
    if (!this.#take("-")) return this.#primary();
    const of = this.#inside(() => this.#unary());
    return this.#node((valueOf) => bounded(-numberOf(of(valueOf))));
  }

  #primary(): Compute {
    if (this.#take("(")) {
      const inner = this.#inside(() => this.#level(0));
      return this.#take(")") ? inner : this.#fail();
    }
    const token = this.tokens[this.#at++];
    if (!token || token.kind === "symbol") return this.#fail();
    const { kind, text } = token;
    if (kind === "name") return this.#take("(") ? this.#call(text) : this.#field(text);
    const value = kind === "number" ? bounded(Number(text)) : text.slice(1, -1);
    return this.#node(() => value);
  }

  #field(name: string): Compute {
    this.names.add(name);
    return this.#node((valueOf) => valueOf(name));
  }

  #call(name: string): Compute {
    const known = FUNCTIONS.get(name) ?? this.#fail();
    const values = this.#inside(() => {
      const all = [this.#level(0)];
      while (this.#take(",")) all.push(this.#level(0));
      return all;
    });
    if (!this.#take(")") || values.length > known.most) this.#fail();
    return this.#node((valueOf) => known.of(values.map((compute) => compute(valueOf))));
  }
}

/**
 * Reads an expression: it is computed by what is here, never by the page's own language.
 * @param names of the fields, which may have hyphens
 * @returns nothing if it cannot be read, or is too long, too deep or too large
 */
export function parseExpression(text: string, names: ReadonlySet<string>): Expression | undefined {
  const tokens = [...text].length > MAX_LENGTH ? undefined : tokensOf(text, names);
  if (!tokens) return undefined;
  try {
    const parser = new Parser(tokens);
    const valueFor = parser.whole();
    return { names: parser.names, valueFor };
  } catch {
    return undefined;
  }
}
