/**
 * The items of a list with their places, from 0. Not by `entries()` of the list: Prototype.js gives that another meaning on a whole
 * page.
 */
export function numbered<Item>(list: Iterable<Item>): [place: number, item: Item][] {
  const pairs: [number, Item][] = [];
  for (const item of list) pairs.push([pairs.length, item]);
  return pairs;
}
