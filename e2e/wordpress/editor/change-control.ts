import { expect, type Locator } from "@playwright/test";
import type { EditorControl } from "#outputs/controls/editor-widget.ts";
import { isMet } from "#outputs/controls/is-met.ts";

type Values = Record<string, unknown>;

/** A number that is not the default: so far from it that a time does not end while the test looks. */
function otherNumber({ default: preset, min = 0, max = Infinity, step = 1 }: EditorControl): number {
  const base = typeof preset === "number" ? preset : min;
  const larger = Math.min(max, base + 1_000 * step);
  return larger === base ? min : larger;
}

const TEXTS: Readonly<Record<string, unknown>> = {
  "class-names": "one two",
  "date-time": "2036-12-31T10:00",
  media: "/wp-includes/images/w-logo-blue.png",
  multiline: "One line\n& another",
  selector: ".one > .two",
  selectors: [".one", ".two"],
  url: "/elsewhere/?a=1&b=2",
};

/** Whether its field is a list of values to choose from. */
const isChosen = ({ control, choicesFrom, suggestions }: EditorControl) =>
  control === "choice" || choicesFrom !== undefined || suggestions !== undefined;

/** A value that is not the control's default: one that its widget's example has, if it can be typed. */
function otherValue(control: EditorControl, example: Values = {}): unknown {
  const { default: preset, suggestions = [], options = suggestions, key } = control;
  const shown = example[key];
  const other = options.map(({ value }) => value).filter((value) => ![preset].flat().includes(value));
  if (control.control === "toggle") return preset !== true;
  if (isChosen(control)) return other[0];
  if (control.control === "choices") return other.slice(0, 1);
  if (control.min !== undefined) return otherNumber(control);
  if (typeof shown === "string" && shown !== preset && shown !== "") return shown;
  // Code that is read as an id.
  if (control.control === "text" && control.words === false) return "a-b";
  return TEXTS[control.control] ?? "a & b";
}

/** A value with which a condition on the control is met. */
function metBy(control: EditorControl, condition: unknown): unknown {
  if (Array.isArray(condition)) return condition[0];
  if (typeof condition !== "object" || !condition || !("not" in condition)) return condition;
  const values = control.options?.map(({ value }) => value) ?? [otherValue(control)];
  return values.find((value) => ![condition.not].flat().includes(value));
}

const labelOf = ({ title, unit, required, control }: EditorControl) => {
  const withUnit = unit ? `${title} (${unit})` : title;
  const label = required ? `${withUnit} (required)` : withUnit;
  return control === "date-time" ? `${label} (site's time)` : label;
};

const groupOf = (scope: Locator, control: EditorControl) =>
  scope.getByRole("group", { name: labelOf(control), exact: true });

/** Sets a control by hand. */
async function setTo(scope: Locator, control: EditorControl, value: unknown): Promise<void> {
  const field = scope.getByLabel(labelOf(control), { exact: true });
  if (control.control === "toggle") return field.setChecked(value === true);
  if (isChosen(control)) return void (await field.selectOption(String(value)));
  if (control.control === "media") return groupOf(scope, control).getByLabel("Address").fill(String(value));
  if (control.control !== "choices")
    return field.fill(Array.isArray(value) ? value.join("\n") : String(value));
  for (const { value: option, label } of control.options ?? [])
    await groupOf(scope, control)
      .getByLabel(label, { exact: true })
      .setChecked((value as readonly unknown[]).includes(option));
}

/** Adds a row, changes all of it, duplicates and moves it, and removes the copy. */
async function changeList(scope: Locator, control: EditorControl): Promise<void> {
  const list = groupOf(scope, control);
  const rows = list.locator(".islet-row");
  const count = await rows.count();
  await list.getByRole("button", { name: "Add", exact: true }).click();
  await expect(rows).toHaveCount(count + 1);
  if (control.item) {
    const item = { ...control.item, title: `${control.item.title} 1` };
    await setTo(rows.last(), item, otherValue(item));
  } else {
    // Rows of a row have the same names: an item of a menu has items below it.
    const fields = (control.fields ?? []).filter((field) => field.control !== "list");
    const isPlace = ({ key }: EditorControl) => control.pointOn !== undefined && /^[xy]$/.test(key);
    await changeAll(
      rows.last(),
      fields.filter((field) => !isPlace(field)),
    );
    // The picture, which is chosen by now, has fields for the point, too.
    if (control.pointOn) await rows.last().getByRole("spinbutton", { name: /left/i }).fill("20");
  }
  await list
    .getByRole("button", { name: /^Duplicate / })
    .last()
    .click();
  await expect(rows).toHaveCount(count + 2);
  await list
    .getByRole("button", { name: /^Move .* up$/ })
    .last()
    .click();
  await list
    .getByRole("button", { name: /^Remove / })
    .last()
    .click();
  await expect(rows).toHaveCount(count + 1);
}

async function changeForDevices(scope: Locator, control: EditorControl): Promise<void> {
  const device = (name: string) =>
    scope.getByRole("button", { name: `${control.title} on ${name}`, exact: true }).click();
  await device("tablets");
  const { required: _required, ...ofDevice } = control;
  await setTo(scope, ofDevice, otherValue(control));
  await device("desktops");
}

/** Changes a control by hand, and gives the value that conditions of others see. */
async function change(scope: Locator, control: EditorControl, example: Values): Promise<unknown> {
  if (control.control === "list") {
    await changeList(scope, control);
    return [{}];
  }
  // What a site has, menus.spec.ts chooses; here rows are written.
  if (control.choicesFrom) {
    await setTo(scope, control, control.default);
    return control.default;
  }
  if (control.control === "group") {
    await changeAll(groupOf(scope, control), control.fields ?? []);
    return {};
  }
  if (control.responsive) await changeForDevices(scope, control);
  const value = otherValue(control, example);
  await setTo(scope, control, value);
  return value;
}

/** What is done with each control of a panel. */
interface Change {
  /** Where the fields of a control are. */
  scopeOf(control: EditorControl): Promise<Locator>;
  readonly example?: Values;
  /** Called after a control has been set on which the next one depends. */
  prepared?(control: EditorControl): Promise<void>;
  /** Called after each change. */
  changed?(control: EditorControl): Promise<void>;
}

/** Changes every control by hand; what one depends on is set before it. */
export async function changeEach(
  controls: readonly EditorControl[],
  { scopeOf, example = {}, prepared, changed }: Change,
) {
  const values: Values = Object.fromEntries(controls.map(({ key, default: preset }) => [key, preset]));
  for (const control of controls) {
    // Which things of the site: menus.spec.ts.
    if (control.chooses && control.when) continue;
    for (const [key, condition] of Object.entries(control.when ?? {})) {
      const sibling = controls.find((known) => known.key === key);
      if (!sibling || isMet({ [key]: condition }, values)) continue;
      values[key] = metBy(sibling, condition);
      await setTo(await scopeOf(sibling), sibling, values[key]);
      await prepared?.(sibling);
    }
    values[control.key] = await change(await scopeOf(control), control, example);
    await changed?.(control);
  }
}

const changeAll = (scope: Locator, controls: readonly EditorControl[]) =>
  changeEach(controls, { scopeOf: () => Promise.resolve(scope) });
