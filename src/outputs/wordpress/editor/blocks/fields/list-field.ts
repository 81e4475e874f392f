import type { FieldProps } from "../field-props.ts";
import { withMovedRow, withoutRow, withRow } from "../rows.ts";
import { __, h, useRef, useState } from "../wp.ts";
import { fieldset } from "./label.ts";
import { ListRow } from "./list-row.ts";
import { filesOf } from "./media-button.ts";
import { filesFor } from "./row-files.ts";

interface Row {
  /** Stays with the row when it moves. */
  readonly id: number;
  readonly value: unknown;
}

let lastId = 0;

function newRow(value: unknown): Row {
  lastId += 1;
  return { id: lastId, value };
}

/** Ids for all rows: undo and redo change their number from outside. */
function completed(ids: readonly number[], length: number): readonly number[] {
  const complete = ids.slice(0, length);
  for (let id = -1; complete.length < length; id -= 1) if (!complete.includes(id)) complete.push(id);
  return complete;
}

/** The rows of a list, and how to replace them. What the panel knows of a row moves with it. */
function useRows({ value, control, change }: FieldProps) {
  const [known, setKnown] = useState<readonly number[]>([]);
  const given: unknown = value ?? control.default;
  const values: readonly unknown[] = Array.isArray(given) ? given : [];
  const ids = completed(known, values.length);
  const rows: readonly Row[] = values.map((item, index) => ({ id: ids[index] ?? 0, value: item }));
  const put = (next: readonly Row[]) => {
    setKnown(next.map(({ id }) => id));
    change(next.map((row) => row.value));
  };
  return { rows, put };
}

/** The button that adds a row, or a row for each of some files of the media library. */
function addButton(list: FieldProps["control"], add: (values: readonly unknown[]) => void) {
  const { blockEditor, components } = window.wp;
  const button = (onClick: () => void, label: string) =>
    h(components.Button, { variant: "secondary", className: "islet-add", onClick }, label);
  const one = button(() => add([list.item ? "" : {}]), __("Add"));
  const files = filesFor(list);
  if (!files) return one;
  const several = h(blockEditor.MediaUpload, {
    ...{ multiple: true, allowedTypes: [files.type] },
    onSelect: (chosen) => add(filesOf(chosen).map(files.rowOf)),
    render: ({ open }) => button(open, files.label),
  });
  return h("div", { className: "islet-adds" }, one, h(blockEditor.MediaUploadCheck, null, several));
}

/** A list: rows that are added, moved, duplicated and removed. */
export function ListField(props: FieldProps) {
  const { rows, put } = useRows(props);
  const [added, setAdded] = useState<readonly Row[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const add = (values: readonly unknown[]) => {
    const more = values.map(newRow);
    setAdded(more);
    put([...rows, ...more]);
  };
  const shown = rows.map((row, index) =>
    h(ListRow, {
      ...{ key: row.id, list: props, value: row.value, index },
      isNew: added.some(({ id }) => id === row.id),
      put: (value) => put(rows.map((other) => (other.id === row.id ? { ...other, value } : other))),
      move: (to) => put(withMovedRow(rows, index, to)),
      duplicate: () => put(withRow(rows, index + 1, newRow(row.value))),
      remove: () => {
        put(withoutRow(rows, index));
        list.current?.focus();
      },
    }),
  );
  return fieldset(
    props,
    h("div", { ref: list, className: "islet-rows", tabIndex: -1 }, shown),
    addButton(props.control, add),
  );
}
