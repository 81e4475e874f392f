import { isRecord } from "#runtime/parse-json.ts";
import type { EditorControl } from "../../../../controls/editor-widget.ts";
import type { FieldProps } from "../field-props.ts";
import { __, format, h, useEffect, useState } from "../wp.ts";
import { rowFields } from "./point-field.ts";

/** One row of a list, and what its buttons do. */
interface ListRowProps {
  /** Of the list. */
  readonly list: FieldProps;
  readonly value: unknown;
  readonly index: number;
  /** Whether its settings are shown at first. */
  readonly isNew: boolean;
  put(value: unknown): void;
  move(to: number): void;
  duplicate(): void;
  remove(): void;
}

/** What names a row: the value of one of its settings, as editors read it; else its number. */
function titleOf({ title, fields = [], itemTitle }: EditorControl, row: unknown, index: number): string {
  const naming = fields.find(({ key }) => key === itemTitle);
  const value = (naming && isRecord(row) ? row[naming.name] : undefined) ?? naming?.default;
  const label = naming?.options?.find((option) => option.value === value)?.label ?? value;
  const isName = typeof label === "number" || (typeof label === "string" && label !== "");
  return isName ? String(label) : `${title} ${index + 1}`;
}

/** At both ends of the list the focus stays on a button that then moves nothing. */
function buttons({ index, move, duplicate, remove }: ListRowProps, title: string) {
  const button = (icon: string, label: string, onClick: () => void) =>
    h(window.wp.components.Button, {
      ...{ key: icon, icon, size: "small", label: format(label, title), onClick },
    });
  return [
    button("arrow-up-alt2", __("Move %s up"), () => move(index - 1)),
    button("arrow-down-alt2", __("Move %s down"), () => move(index + 1)),
    button("admin-page", __("Duplicate %s"), duplicate),
    button("trash", __("Remove %s"), remove),
  ];
}

/** The settings of a row, or its one value. */
function content({ list, value, index, put }: ListRowProps) {
  const { control, path, problems } = list;
  if (control.item)
    return list.renderField({
      control: { ...control.item, title: `${control.item.title} ${index + 1}` },
      ...{ value, path: `${path}[${index}]`, problems, change: put },
    });
  const values = isRecord(value) ? value : {};
  return rowFields(list, {
    ...{ controls: control.fields ?? [], values, path: `${path}[${index}].`, problems },
    change: (changed) => put({ ...values, ...changed }),
  });
}

/** Whether a problem is about a setting of the row. */
const isConcerned = ({ list: { path, problems }, index }: ListRowProps) =>
  problems.some(({ paths }) => paths.some((other) => other.startsWith(`${path}[${index}]`)));

/** A row of a list: its title opens its settings, and so does a problem with one of them. */
export function ListRow(props: ListRowProps) {
  const { Button } = window.wp.components;
  const { control } = props.list;
  const [isOpen, setIsOpen] = useState(props.isNew);
  const hasProblem = isConcerned(props);
  useEffect(() => {
    if (hasProblem) setIsOpen(true);
  }, [hasProblem]);
  const title = titleOf(control, props.value, props.index);
  const opener =
    control.fields &&
    h(
      Button,
      {
        ...{ variant: "tertiary", className: "islet-row__title", "aria-expanded": isOpen },
        onClick: () => setIsOpen(!isOpen),
      },
      title,
    );
  return h(
    "div",
    { className: "islet-row" },
    h("div", { className: "islet-row__head" }, opener, buttons(props, title)),
    (isOpen || !control.fields) && h("div", { className: "islet-row__body" }, content(props)),
  );
}
