/** How items are placed in columns. */
export interface Placing {
  readonly columns: number;
  /** Between two items of a column, in px. */
  readonly gap: number;
  /**
   * How much longer than the shortest column, in px, one may be that still takes an item in its turn. 0 keeps the columns
   * equally long; with `Infinity`, each column takes every nth item.
   */
  readonly tolerance: number;
}

/** Where an item stands. */
export interface Place {
  /** The first column is 0. */
  readonly column: number;
  /** In px from the top of the container. */
  readonly top: number;
}

/**
 * Returns what places the next item, of this height in px, in columns: each below the ones before it, as CSS places items
 * in grid lanes. An item may keep the column that it has.
 */
export function createPlacing({
  columns,
  gap,
  tolerance,
}: Placing): (height: number, kept: number | undefined) => Place {
  const ends = Array.from({ length: columns }).map(() => 0);
  let turn = 0;
  return (height, kept) => {
    const limit = Math.min(...ends) + tolerance;
    const isFree = (end: number, column: number) => end <= limit && column >= turn;
    const inTurn = ends.findIndex(isFree);
    const column = kept ?? (inTurn < 0 ? ends.findIndex((end) => end <= limit) : inTurn);
    const top = ends[column] ?? 0;
    ends[column] = top + height + gap;
    turn = (column + 1) % columns;
    return { column, top };
  };
}
