import { resolve, type Source } from "./sources.ts";

/** What islands take from React is named by the build. */
const isShared = (path: string) => /^src\/shared\/(?!engine\/)/.test(path);

/** Who stands above the shared rooms: a widget, or another folder such as `src/presets`. */
const userOf = (path: string) => path.split("/", 2).join("/");

/** The shared files that nobody or only one widget reaches, through other shared files, too; one sentence each. */
export function awayFromHome(sources: readonly Source[]): string[] {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of sources)
    for (const { specifier } of imports) {
      const target = resolve(specifier, path);
      if (target) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  return sources.flatMap(({ path }) => {
    if (!isShared(path)) return [];
    const users = [...usersOf(path, importers)];
    if (users.length > 1 || !(users[0] ?? "widgets/").startsWith("widgets/")) return [];
    return [`${path}: ${users[0] ? `only ${users[0]} uses it; move it there` : "nothing uses it"}.`];
  });
}

function usersOf(
  file: string,
  importers: ReadonlyMap<string, readonly string[]>,
  seen = new Set<string>(),
): Set<string> {
  const users = new Set<string>();
  for (const importer of importers.get(file) ?? []) {
    if (seen.has(importer)) continue;
    seen.add(importer);
    const found = isShared(importer) ? usersOf(importer, importers, seen) : [userOf(importer)];
    for (const user of found) users.add(user);
  }
  return users;
}
