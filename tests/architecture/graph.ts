import type { Import } from "./imports.ts";
import { resolve, type Source } from "./sources.ts";

type Graph = Map<string, string[]>;

/** File → the project's files it imports, by the kinds of import that count. */
function graphOf(sources: readonly Source[], counts: (kind: Import["kind"]) => boolean): Graph {
  return new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.flatMap(({ kind, specifier }) => (counts(kind) ? (resolve(specifier, path) ?? []) : [])),
    ]),
  );
}

/** File → the files that load together with it. */
export const staticGraph = (sources: readonly Source[]): Graph =>
  graphOf(sources, (kind) => kind === "static");

/** File → the files it imports, for values or types; `import()` does not count, because it loads later. */
export const importGraph = (sources: Source[]): Graph => graphOf(sources, (kind) => kind !== "dynamic");

/**
 * File → the files that import it for values, also by `import()`.
 * @param borders files whose own imports do not count
 */
export function importersOf(sources: Source[], borders: readonly string[]): Graph {
  const importers: Graph = new Map();
  for (const [file, imported] of graphOf(sources, (kind) => kind !== "type"))
    for (const one of borders.includes(file) ? [] : imported)
      importers.set(one, [...(importers.get(one) ?? []), file]);
  return importers;
}

/** Each circle of imports once, as the path that closes it. */
export function cyclesOf(graph: Graph): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, trail: string[]): void => {
    if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(" → "));
    if (trail.includes(file) || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

/** A function that finds the files that load together with a file, itself first. */
export function loadedWith(sources: readonly Source[]): (entry: string) => Source[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const graph = staticGraph(sources);
  return (entry) => {
    const reached = new Set<string>();
    const visit = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const next of graph.get(file) ?? []) visit(next);
    };
    visit(entry);
    return [...reached].flatMap((file) => byPath.get(file) ?? []);
  };
}

/** The packages that load together with a file, each with the file that asks for it. */
export const packagesOf = (entry: string, sources: Source[]): { specifier: string; from: string }[] =>
  loadedWith(sources)(entry).flatMap(({ path, imports }) =>
    imports
      .filter(({ kind, specifier }) => kind === "static" && /^[a-z@]/.test(specifier))
      .map(({ specifier }) => ({ specifier, from: path })),
  );
