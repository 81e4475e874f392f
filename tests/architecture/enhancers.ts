import type { Source } from "./sources.ts";

const isReact = (specifier: string) => /^react(-dom)?($|\/)/.test(specifier);

/** What in a file needs React. */
function needOf({ imports, nodes }: Source): string | undefined {
  const imported = imports.find(({ kind, specifier }) => kind === "static" && isReact(specifier));
  if (imported) return `imports ${imported.specifier}`;
  return nodes.some(({ type }) => /^JSX(Element|Fragment)$/.test(type)) ? "contains JSX" : undefined;
}

/** What needs React of the files that load together with an enhancer; one sentence each. */
export const reactInEnhancer = (name: string, loaded: readonly Source[]): string[] =>
  loaded.flatMap((source) => {
    const need = needOf(source);
    return need
      ? [
          `${source.path} ${need}, and ${name} is an enhancer: it would load React, 58 kB, on every page of its own. Instead: use src/shared/dom, or make ${name} an island (npm run new -- island).`,
        ]
      : [];
  });
