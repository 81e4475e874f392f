import fc from "fast-check";
import { DEVICE_MODES } from "#runtime/page.ts";
import type { EditorControl, EditorWidget } from "../../src/outputs/controls/editor-widget.ts";

type Given = Record<string, unknown>;

const text = (maxLength: number) => fc.string({ unit: "binary", maxLength: Math.min(maxLength, 60) });
const slugs = fc.stringMatching(/^[A-Za-z][\w-]{0,8}$/);

const cssSelectors = slugs.chain((name) =>
  fc.constantFrom("", `.${name} > a`, `#${name}, :scope > *`, `[title="<b>${name}</b> & Söhne"]`),
);

/** A number of a control's range, in the spellings of editors. */
function numbers({ min = 0, max = 1e9 }: EditorControl): fc.Arbitrary<unknown> {
  const number = fc
    .oneof(fc.integer({ min: Math.ceil(min), max: Math.floor(max) }), fc.double({ min, max, noNaN: true }))
    .map((value) => Number(value.toFixed(3)))
    .filter((value) => value >= min && value <= max);
  return number.chain((value) =>
    fc.constantFrom<unknown>(value, String(value), ` ${value}\u00a0`, { size: value, unit: "px" }),
  );
}

const dates = fc
  .date({ min: new Date("0001-01-02"), max: new Date("9998-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString())
  .chain((iso) =>
    fc.constantFrom<unknown>(
      ...[iso.slice(0, 10), iso.slice(0, 16), iso.slice(0, 19).replace("T", " ")],
      ...[`${iso.slice(0, 19)}Z`, `${iso.slice(0, 16)}+05:30`, Math.round(Date.parse(iso) / 1e5)],
    ),
  );

/** Values that the runtime reads, in the spellings of editors. */
function rightValues(control: EditorControl): fc.Arbitrary<unknown> {
  const { control: kind, maxLength = 2_000, options = [], fields, item } = control;
  const values = options.map(({ value }) => value);
  // Of a source that nobody has saved nothing is printed.
  if (control.choicesFrom === "feeds") return fc.constant("");
  if (kind === "list")
    return fc.array(fields ? rightSettings(fields, true) : saidValues(item as EditorControl), {
      maxLength: 4,
    });
  if (kind === "group") return fc.oneof(rightSettings(fields ?? []), fc.constant([]));
  if (kind === "toggle")
    return fc.constantFrom(true, false, "yes", "no", "", 1, 0, "1", "0", "on", "off", "true");
  if (kind === "choice") return fc.constantFrom(...values);
  if (kind === "choices") return fc.oneof(fc.subarray(values), fc.constantFrom(...values));
  if (kind === "date-time") return dates;
  if (kind === "class-names") return fc.array(slugs, { maxLength: 4 }).map((names) => names.join(" \n"));
  if (kind === "selectors") return fc.oneof(cssSelectors, fc.array(cssSelectors, { maxLength: 4 }));
  if (kind === "selector") return cssSelectors;
  if (kind === "url" || kind === "media")
    return fc.oneof(text(2_048), fc.webUrl()).chain((url) => fc.constantFrom<unknown>(url, { url, id: 7 }));
  if (control.unit !== undefined || kind === "count") return numbers(control);
  return fc.oneof(text(maxLength), fc.integer()).filter((given) => String(given).length <= maxLength);
}

/** An empty text stands for "not given" where there is no default, other than in the runtime. */
const isSaid = ({ default: preset }: EditorControl, value: unknown) =>
  !(preset === undefined && (value === "" || (value as { url?: unknown } | null)?.url === ""));

const saidValues = (control: EditorControl) => rightValues(control).filter((given) => isSaid(control, given));

/** Settings of some controls, by name or key. */
function rightSettings(controls: readonly EditorControl[], isRow = false): fc.Arbitrary<Given> {
  const parts = controls.flatMap((control) => {
    const keys = fc.constantFrom(control.name, control.key);
    const part = fc.record({ key: keys, value: saidValues(control) });
    const modes = control.responsive ? DEVICE_MODES.filter((mode) => mode !== "desktop") : [];
    const always = isRow && control.required;
    return [
      always ? part : fc.option(part, { freq: 2 }),
      ...modes.map((mode) =>
        fc.option(
          part.map(({ key, value }) => ({ key: `${key}_${mode}`, value })),
          { freq: 1 },
        ),
      ),
    ];
  });
  return fc
    .tuple(...parts)
    .map((given) =>
      Object.fromEntries(given.filter((part) => part !== null).map(({ key, value }) => [key, value])),
    );
}

/** Values on the edges of every rule. */
const EDGES: readonly unknown[] = [
  ...[
    "",
    " ",
    "\u00a0",
    "\u0085",
    "0x10",
    "0b1",
    "1e999",
    "1e3",
    ".5",
    "5.",
    "-0",
    "+7",
    "1_000",
    "Infinity",
    "١",
  ],
  ...[
    "2026-02-30",
    "2026-12-31T24:00",
    "2026-12-31T10:00\n",
    "0000-01-01",
    "2026-12-31T10:00+25:00",
    "2024-02-29",
  ],
  ...[
    "yes",
    "a b\u00a0c",
    "__proto__",
    "x".repeat(20_001),
    "😀".repeat(1_000),
    "😀".repeat(1_001),
    "[gallery]",
    '"&quot;',
  ],
  ...[
    0,
    -1,
    1e9,
    1e9 + 1,
    1e11,
    1e15,
    1e-7,
    12.5,
    2 ** 53,
    true,
    false,
    null,
    [],
    {},
    [[]],
    [""],
    [null],
    { 0: "h2" },
  ],
  ...[
    { size: "" },
    { size: "0x1", unit: "px" },
    { size: { size: 1 } },
    { url: null },
    { url: "/a", id: 1 },
    { 1: "h2" },
  ],
  ...[[{}, [], 1, null, { _id: "a" }], Array.from({ length: 1_001 }, () => "x")],
];

/** Settings of which anything may be wrong. */
function anySettings(controls: readonly EditorControl[], texts: fc.Arbitrary<string>): fc.Arbitrary<Given> {
  const values = (control: EditorControl): fc.Arbitrary<unknown> =>
    fc.oneof(
      { arbitrary: rightValues(control), weight: 2 },
      { arbitrary: fc.constantFrom(...EDGES), weight: 3 },
      fc.jsonValue({ maxDepth: 3 }),
      texts,
      control.fields
        ? fc.oneof(
            anySettings(control.fields, texts),
            fc.array(anySettings(control.fields, texts), { maxLength: 3 }),
          )
        : texts,
    );
  const parts = controls.map((control) =>
    fc.option(
      fc.record({
        key: fc.constantFrom(control.name, control.key, `${control.key}_tablet`),
        value: values(control),
      }),
      {
        freq: 1,
      },
    ),
  );
  return fc
    .tuple(...parts)
    .map((given) =>
      Object.fromEntries(given.filter((part) => part !== null).map(({ key, value }) => [key, value])),
    );
}

/** What JSON carries of a value: editors send no more. */
const asJson = (given: Given) => JSON.parse(JSON.stringify(given)) as Given;

/** Without what chooses posts of the site in place of rows: what is printed then, site-posts.test.ts sees. */
const ofWidget = ({ controls }: EditorWidget) =>
  controls.filter(({ choicesFrom }) => choicesFrom !== "post-types");

/** What editors may give for the settings of a widget: `right` is read by the runtime without a problem. */
export const givenSettings = (widget: EditorWidget, hostile: readonly string[]) => ({
  right: rightSettings(ofWidget(widget), true).map(asJson),
  any: anySettings(ofWidget(widget), fc.constantFrom(...hostile)).map(asJson),
});
