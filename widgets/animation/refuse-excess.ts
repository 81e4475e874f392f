import { isRecord } from "#runtime/parse-json.ts";
import { FileError } from "./file-error.ts";

type Item = Readonly<Record<string, unknown>>;

/** More would keep the page busy for seconds. */
const MOST_PARTS = 20_000;
const MOST_COPIES = 100;
const DEEPEST = 100;

const itemsOf = (value: unknown): readonly Item[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const fieldOf = (value: unknown, ...path: readonly string[]) =>
  path.reduce((part, key) => (isRecord(part) ? part[key] : undefined), value);
/** Not by arguments, of which a file could have too many. */
const largest = (numbers: readonly number[], least: number) =>
  numbers.reduce((a, b) => Math.max(a, b), least);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Throws if the player would have too much to draw. A file of a few hundred bytes can say so: repeaters copy shapes, and
 * compositions hold each other.
 */
export function refuseExcess({ layers, assets, chars }: Item): void {
  const compositions = new Map<unknown, unknown>();
  // As the player does, which takes the first of several with one id.
  for (const { id, layers: own } of itemsOf(assets))
    if (own && !compositions.has(id)) compositions.set(id, own);
  const counted = new Map<unknown, number>();
  const perCharacter = largest(
    itemsOf(chars).map(({ data }) => countShapes(fieldOf(data, "shapes"))),
    1,
  );

  function countLayers(list: unknown): number {
    const known = counted.get(list);
    if (known !== undefined) return known;
    // One that holds itself has no end.
    counted.set(list, Infinity);
    const count = sum(itemsOf(list).map(countLayer));
    counted.set(list, count);
    return count;
  }
  const countLayer = ({ refId, shapes, t }: Item): number =>
    1 +
    countShapes(shapes) +
    charactersIn(t) * perCharacter +
    (compositions.has(refId) ? countLayers(compositions.get(refId)) : 0);

  // Compositions without a place are read by the player, too.
  for (const own of compositions.values()) countLayers(own);
  if (countLayers(layers) > MOST_PARTS) throw new FileError("it has more than 20,000 parts");
}

/** The shapes of a list and its groups; each repeater in a list copies all of it. */
function countShapes(list: unknown, depth = 0): number {
  if (depth > DEEPEST) throw new FileError(`its shapes are nested deeper than ${DEEPEST} groups`);
  const items = itemsOf(list);
  const count = sum(items.map(({ it }) => 1 + countShapes(it, depth + 1)));
  return items.filter(({ ty }) => ty === "rp").reduce((total, { c }) => total * copiesOf(c), count);
}

function copiesOf(property: unknown): number {
  const copies = largest(numbersOf(fieldOf(property, "k")), 1);
  if (copies > MOST_COPIES) throw new FileError(`it has a repeater of more than ${MOST_COPIES} copies`);
  return copies;
}

/** The numbers of a value, and of how it changes: its curve may lead beyond them. */
function numbersOf(value: unknown): readonly number[] {
  if (Array.isArray(value)) return value.flatMap(numbersOf);
  if (isRecord(value))
    return ["s", "e", "i", "o", "y"].flatMap((key) => (key in value ? numbersOf(value[key]) : []));
  return [typeof value === "number" ? value : Infinity];
}

/** Characters of the longest text that a layer shows. */
const charactersIn = (text: unknown): number =>
  largest(
    itemsOf(fieldOf(text, "d", "k")).map((keyframe) => {
      const words = fieldOf(keyframe, "s", "t");
      return typeof words === "string" ? words.length : 0;
    }),
    0,
  );
