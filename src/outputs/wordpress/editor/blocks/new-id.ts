let lastId = 0;

/** An id that no other element of the panel has. */
export function newId(): string {
  lastId += 1;
  return `islet-problem-${lastId}`;
}
