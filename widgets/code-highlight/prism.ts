import { AROUND, markAdded } from "#runtime/added.ts";
/** A part of code with its kind; text has none. */
export type Piece =
  | string
  | { readonly type: string; readonly alias?: string | readonly string[]; readonly content: Content };
type Content = Piece | readonly Piece[];

/** What is used of the library: it takes text apart, and never touches the page. */
interface Prism {
  readonly languages: Readonly<Record<string, unknown>>;
  readonly hooks: { run(name: string, env: object): void };
  tokenize(text: string, grammar: unknown): readonly Piece[];
}

/** Takes code apart; `undefined` for a language that is not here. */
export type Tokenize = (code: string, language: string) => readonly Piece[] | undefined;

let loading: Promise<Tokenize> | undefined;

/** PHP inside HTML needs the library's hooks around it. */
function tokenizer(prism: Prism, otherNames: Readonly<Record<string, string>>): Tokenize {
  return (code, name) => {
    const language = Object.hasOwn(otherNames, name) ? String(otherNames[name]) : name;
    const grammar = Object.hasOwn(prism.languages, language) ? prism.languages[language] : undefined;
    if (typeof grammar !== "object") return undefined;
    const env = { code, language, grammar, tokens: [] as readonly Piece[] };
    prism.hooks.run("before-tokenize", env);
    env.tokens = prism.tokenize(env.code, env.grammar);
    prism.hooks.run("after-tokenize", env);
    return env.tokens;
  };
}

/** The library and its languages refer to each other through `window`: what the page has there is put back. */
function load(): Promise<Tokenize> {
  const before = Object.getOwnPropertyDescriptor(window, "Prism");
  // Without it, the library would search the page on its own.
  Reflect.set(window, "Prism", { manual: true });
  return import("./core.ts")
    .then(({ core }) => {
      Reflect.set(window, "Prism", core);
      return import("./languages.ts").then(({ LANGUAGE_ALIASES }) => tokenizer(core, LANGUAGE_ALIASES));
    })
    .finally(() => {
      if (before) Object.defineProperty(window, "Prism", before);
      else Reflect.deleteProperty(window, "Prism");
    });
}

/** Loads the library and its languages once for the page; after a failure the next call tries again. */
export function loadPrism(): Promise<Tokenize> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The pieces as nodes: text stays text, each piece is a `span` with the library's class names. */
export function nodesOf(content: Content): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const piece of Array.isArray(content) ? (content as readonly Piece[]) : [content as Piece]) {
    if (typeof piece === "string") {
      fragment.append(piece);
      continue;
    }
    const span = markAdded(document.createElement("span"), AROUND);
    span.classList.add("token", piece.type, ...[piece.alias ?? []].flat());
    span.append(nodesOf(piece.content));
    fragment.append(span);
  }
  return fragment;
}
