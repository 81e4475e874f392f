import { resolve, type Source } from "./sources.ts";

/** A file that the runtime shows: what stands at its top. */
export const isFace = (path: string): boolean => /^runtime\/[^/]+$/.test(path);

/** Who stands above the runtime: a widget, a shared room, or another folder of `src`. */
const userOf = (path: string) => path.split("/", path.startsWith("src/shared/") ? 3 : 2).join("/");

/** The files that the runtime shows to fewer than two users; one sentence each. */
export function outOfFace(sources: readonly Source[]): string[] {
  const users = new Map<string, Set<string>>();
  for (const { path, imports } of sources)
    for (const { specifier } of path.startsWith("runtime/") ? [] : imports) {
      const target = resolve(specifier, path);
      if (target) users.set(target, (users.get(target) ?? new Set()).add(userOf(path)));
    }
  return sources.flatMap(({ path }) => {
    const [user, another] = users.get(path) ?? [];
    if (!isFace(path) || another) return [];
    return [
      `${path}: ${user ? `only ${user} uses it` : "nothing above uses it"}; move it into a room of runtime/.`,
    ];
  });
}
