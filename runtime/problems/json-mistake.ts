/** One token with the space before it: a bracket or separator, a string, or another scalar. */
const TOKEN =
  /[\t\n\r ]*(?:([{}[\],:])|("[^"\\\0-\x1f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\0-\x1f]*)*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y;

/** Container (top, object, array), what came before (^ nothing, k a key, e the end of a value), next token. */
const LEGAL = /^(?:(?:t\^|a[[,]|o:)[{["v]|a[[e]\]|o[{e]}|o[{,]"|ok:|[ao]e,)$/;

/**
 * Finds the offset of the first wrong token in a text that JSON.parse refused, or the text's length if it ends too early.
 * Not every browser's message says where.
 */
export function findMistake(text: string): number {
  let open = "t";
  let before = "^";
  for (TOKEN.lastIndex = 0; ; ) {
    const from = TOKEN.lastIndex;
    const [token = "", bracket, quoted] = TOKEN.exec(text) ?? [];
    const next = bracket ?? (quoted ? '"' : "v");
    if (!token || !LEGAL.test(open.at(-1) + before + next))
      return from + text.slice(from).search(/[^\t\n\r ]|$/);
    if (next === "{" || next === "[") open += next === "[" ? "a" : "o";
    else if (next === "}" || next === "]") open = open.slice(0, -1);
    before = role(next, open.at(-1) + before);
  }
}

/** The role of a token: an opening bracket or separator, a key, or the end of a value. */
function role(token: string, context: string): string {
  if (/[{[,:]/.test(token)) return token;
  return token === '"' && /o[{,]/.test(context) ? "k" : "e";
}
