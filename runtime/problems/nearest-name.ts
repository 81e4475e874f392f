/** The number of one-letter changes between two names. */
function distance(name: string, other: string): number {
  let row = [...other].map((_, index) => index + 1);
  [...name].forEach((letter, index) => {
    let diagonal = index;
    let left = index + 1;
    row = row.map((above, column) => {
      const cost = Math.min(left + 1, above + 1, diagonal + (letter === other[column] ? 0 : 1));
      diagonal = above;
      left = cost;
      return cost;
    });
  });
  return row.at(-1) ?? name.length;
}

/** That nothing reads a field, with the known name that is most like its own. */
export function ignoredField(path: string, name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return `${path} is ignored: nothing reads it${nearest ? `; did you mean "${nearest}"?` : ""}`;
}

/** The known name that is most like a wrong one; `undefined` if none is near. */
export function nearestName(wrong: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((name) => ({ name, far: distance(wrong.slice(0, 64), name) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= Math.max(2, best.name.length / 2) ? best.name : undefined;
}

/** `media min-width: 800px` lacks its brackets: what was meant. */
export function bracketed(word: string): string {
  const [name, ...rest] = word.split(/\s+/);
  const query = rest.join(" ").replace(/^\(|\)$/g, "");
  return name === "media" && query ? `; did you mean "media (${query})"?` : "";
}
