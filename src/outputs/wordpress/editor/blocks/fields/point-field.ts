import type { EditorControl } from "../../../../controls/editor-widget.ts";
import type { FieldProps, FieldsProps, Values } from "../field-props.ts";
import { __, h, isRtl } from "../wp.ts";
import { addressOf } from "./picture-facts.ts";

/** The settings of a row that say where its point is, in percent of the picture, from its start and top. */
const PLACE = ["x", "y"] as const;

const isPlace = ({ key }: EditorControl) => PLACE.some((place) => place === key);

/** The picture on which the rows of a list are points; "" while nobody has chosen one. */
function pictureOf({ control, beside }: FieldProps): string {
  const picture = beside?.controls.find(({ key }) => key === control.pointOn);
  return picture ? addressOf(beside?.values[picture.name]) : "";
}

/** Across is counted from the start, which is on the right where people read from there. */
const fromStart = (share: number) => (isRtl() ? 1 - share : share);

const percentOf = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100);

/** The picture, which an editor presses where the point of a row shall be. */
function pointPicker(url: string, { controls, values, change }: FieldsProps) {
  const [x = 0, y = 0] = PLACE.map((key) => {
    const place = controls.find((control) => control.key === key);
    return Number(values[place?.name ?? key] ?? place?.default) / 100;
  });
  const put = (point: { readonly x: number; readonly y: number }) =>
    change({ x: percentOf(fromStart(point.x)), y: percentOf(point.y) } satisfies Values);
  return h(window.wp.components.FocalPointPicker, {
    ...{
      label: __("Place on the picture"),
      url,
      value: { x: fromStart(x), y },
      __nextHasNoMarginBottom: true,
    },
    ...{ onChange: put, onDrag: put },
  });
}

/** The fields of a row; with a picture to press in place of the two numbers, where the row is a point of one. */
export function rowFields(list: FieldProps, row: FieldsProps) {
  const url = pictureOf(list);
  if (!url) return list.renderFields(row);
  const others = { ...row, controls: row.controls.filter((control) => !isPlace(control)) };
  return h(window.wp.element.Fragment, null, list.renderFields(others), pointPicker(url, row));
}
