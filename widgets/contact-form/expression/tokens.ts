/** A part of an expression. */
export interface Token {
  readonly kind: "number" | "text" | "name" | "symbol";
  readonly text: string;
}

const SPACES = /[ \t\r\n]*/y;
const NUMBER = /\d{1,15}(?:\.\d{1,15})?(?!\w)/y;
const TEXT = /'[^']*'|"[^"]*"/y;
const SYMBOL = /!=|<=|>=|[=<>+\-*/(),]/y;
const WORD = /[A-Za-z_][A-Za-z0-9_]*/y;
const NAME = /[A-Za-z0-9_][A-Za-z0-9_-]*/y;

/** Words that are operators. */
const OPERATORS = /^(?:and|or|not|has)$/;

/** What a pattern matches at a place. */
function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}

/** The longest name of a field that begins a run of letters, digits, `_` and `-`, and ends before a hyphen or with it. */
function fieldIn(run: string, names: ReadonlySet<string>): string {
  for (let end = run.length; end > 0; end--) {
    const name = run.slice(0, end);
    if ((end === run.length || run[end] === "-") && names.has(name)) return name;
  }
  return "";
}

function tokenAt(text: string, at: number, names: ReadonlySet<string>): Token | undefined {
  const symbol = matchAt(SYMBOL, text, at) || matchAt(TEXT, text, at);
  if (symbol) return { kind: /^['"]/.test(symbol) ? "text" : "symbol", text: symbol };
  const number = matchAt(NUMBER, text, at);
  const word = matchAt(WORD, text, at);
  const field = fieldIn(matchAt(NAME, text, at), names);
  if (field.length > number.length && !(OPERATORS.test(word) && field.length <= word.length))
    return { kind: "name", text: field };
  if (number) return { kind: "number", text: number };
  if (!word) return undefined;
  return { kind: OPERATORS.test(word) ? "symbol" : "name", text: word };
}

/**
 * The parts of an expression.
 * @param names of the fields
 * @returns nothing if there is something else in it
 */
export function tokensOf(text: string, names: ReadonlySet<string>): readonly Token[] | undefined {
  const tokens: Token[] = [];
  let at = matchAt(SPACES, text, 0).length;
  while (at < text.length) {
    const token = tokenAt(text, at, names);
    if (!token) return undefined;
    tokens.push(token);
    at += token.text.length;
    at += matchAt(SPACES, text, at).length;
  }
  return tokens;
}
