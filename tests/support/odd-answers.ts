import fc from "fast-check";

/** What a server sends, or that it sends nothing. */
export interface OddAnswer {
  /** 0: the connection breaks. */
  readonly status: number;
  readonly text: string;
  /** What can be read of it; null if that is nothing. */
  readonly said: Readonly<Record<string, unknown>> | null;
}

/** What plugins print around an answer. */
const NOISE = [
  "",
  "\uFEFF",
  " \r\n\t",
  "<!-- cached -->",
  "<br />\n<b>Notice</b>:  Undefined index: total in <b>/srv/plugin.php</b> on line <b>7</b><br />\n",
  "Deprecated: Automatic conversion of false to array is deprecated in /srv/plugin.php on line 7\n",
];

/** What filters and other versions of PHP make of a value. */
const SWAPPED: readonly unknown[] = [true, "true", 1, "1", false, "false", 0, null, "", [], {}];

/** What comes in place of an answer: nothing, a refusal of WordPress, markup, halves. */
const OTHER_TEXTS = [
  ...["", " \n", "0", "-1", "null", "[]", "{}", "true", '"ok"', "<", "{"],
  "<!doctype html><html><body><h1>Log in</h1><form><input name=log></form></body></html>",
  "<p>There has been a critical error on this website.</p>",
  "<br />\n<b>Fatal error</b>:  Allowed memory size exhausted in <b>/srv/plugin.php</b>",
];

const statuses = fc.constantFrom(302, 403, 429, 500, 503);
const noise = fc.constantFrom(...NOISE);
const dropped: OddAnswer = { status: 0, text: "", said: null };

type Right = Readonly<Record<string, unknown>>;

/** The answer with some of its fields gone, and others of another type. */
function changedFields(right: Right): fc.Arbitrary<Right> {
  const fields = Object.keys(right).map((name) =>
    fc
      .oneof(
        { weight: 3, arbitrary: fc.constant([right[name]]) },
        { weight: 1, arbitrary: fc.constant([]) },
        { weight: 2, arbitrary: fc.constantFrom(...SWAPPED).map((value) => [value]) },
      )
      .map((values) => values.map((value) => [name, value])),
  );
  return fc.tuple(...fields).map((entries) => Object.fromEntries(entries.flat()) as Right);
}

/** An object that can be read, with what plugins print before and after it. */
const surrounded = (said: fc.Arbitrary<Right>): fc.Arbitrary<OddAnswer> =>
  fc.tuple(noise, said, fc.oneof(noise, fc.constant("0"))).map(([before, object, after]) => ({
    status: 200,
    text: before + JSON.stringify(object) + after,
    said: object,
  }));

/** The beginning of an answer. */
const cutOff = (text: string): fc.Arbitrary<OddAnswer> =>
  fc
    .integer({ min: 1, max: Math.max(1, text.length - 1) })
    .map((length) => ({ status: 200, text: text.slice(0, length), said: null }));

const others: fc.Arbitrary<OddAnswer> = fc
  .constantFrom(...OTHER_TEXTS)
  .map((text) => ({ status: 200, text, said: null }));

const failing = (answers: fc.Arbitrary<OddAnswer>): fc.Arbitrary<OddAnswer> =>
  fc.tuple(statuses, answers).map(([status, answer]) => ({ ...answer, status }));

/** Answers of a server that sends objects: each of the right ones, and all that may come in its place. */
export function oddAnswers(...rights: readonly Right[]): fc.Arbitrary<OddAnswer> {
  const right = fc.constantFrom(...rights);
  const readable = fc.oneof(surrounded(right), surrounded(right.chain(changedFields)));
  const unread = fc.oneof(
    right.chain((object) => cutOff(JSON.stringify(object))),
    others,
  );
  return fc.oneof(
    { weight: 4, arbitrary: readable },
    { weight: 3, arbitrary: unread },
    { weight: 2, arbitrary: failing(fc.oneof(readable, unread)) },
    { weight: 1, arbitrary: fc.constant(dropped) },
  );
}

/** Answers of a server that sends markup. */
export function oddMarkup(...rights: readonly string[]): fc.Arbitrary<OddAnswer> {
  const right = fc.constantFrom(...rights);
  const whole = fc
    .tuple(noise, right, noise)
    .map((parts): OddAnswer => ({ status: 200, text: parts.join(""), said: null }));
  const unread = fc.oneof(right.chain(cutOff), others);
  return fc.oneof(
    { weight: 3, arbitrary: whole },
    { weight: 3, arbitrary: unread },
    { weight: 2, arbitrary: failing(fc.oneof(whole, unread)) },
    { weight: 1, arbitrary: fc.constant(dropped) },
  );
}

/** The server's answers to an act and to all that the page asks after it; the last stands for every later one. */
export const answersInTurn = (
  first: fc.Arbitrary<OddAnswer>,
  later = first,
): fc.Arbitrary<readonly OddAnswer[]> =>
  fc.tuple(first, fc.array(later, { maxLength: 2 })).map(([answer, others]) => [answer, ...others]);

const isOn = (value: unknown) => value !== undefined && !isOff(value);
const isOff = (value: unknown) =>
  [false, 0, null, "", "false", "0"].some((off) => off === value) ||
  (Array.isArray(value) && value.length === 0);

/** What a server says of an act in the fields of its answer. */
interface Words {
  /** The field is on if the act was refused. */
  readonly no?: string;
  /** The field is off if the act was refused. */
  readonly yes?: string;
}

/** Whether a server has told by a refusal or by a field that it has not done what it was asked for. */
export function isCertainlyRefused({ status, text, said }: OddAnswer, { no, yes }: Words): boolean {
  if (text.trim() === "-1") return true;
  if (status >= 500) return false;
  if (status !== 0 && status !== 200) return true;
  if (!said) return false;
  const isRefused = no !== undefined && isOn(said[no]);
  return isRefused || (yes !== undefined && yes in said && isOff(said[yes]));
}
