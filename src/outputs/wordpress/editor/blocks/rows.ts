/** The list without the item at a place. */
export const withoutRow = <Item>(items: readonly Item[], index: number): readonly Item[] =>
  items.filter((_, other) => other !== index);

/** The list with one more item, at a place. */
export const withRow = <Item>(items: readonly Item[], index: number, item: Item): readonly Item[] => [
  ...items.slice(0, index),
  item,
  ...items.slice(index),
];

/** The list with the item at `from` at the place `to`; as it is if there is no such place. */
export function withMovedRow<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  const isPlace = to >= 0 && to < items.length;
  return item === undefined || !isPlace ? items : withRow(withoutRow(items, from), to, item);
}
