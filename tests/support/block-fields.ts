// Shows fields of the block editor's panel, with a state of their own.
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";
import type { EditorControl } from "#outputs/controls/editor-widget.ts";
import { Fields } from "#outputs/wordpress/editor/blocks/field.ts";
import type { Values } from "#outputs/wordpress/editor/blocks/field-props.ts";
import type { Problem } from "#outputs/wordpress/editor/blocks/problems.ts";
import { act, fireEvent, screen } from "./testing-library.ts";

let end = () => {};

/** Takes away what `showFields` has shown. */
export const hideFields = (): void => end();

/** Shows the controls; the result returns the present values. */
export function showFields(
  controls: readonly EditorControl[],
  given: Values = {},
  { problems = [], group = "" }: { problems?: readonly Problem[]; group?: string } = {},
): () => Values {
  let now = given;
  function Panel() {
    const [values, setValues] = useState(given);
    now = values;
    const change = (changed: Values) => setValues((before) => ({ ...before, ...changed }));
    return createElement(Fields, { controls, values, group, path: "", problems, change });
  }
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(createElement(Panel)));
  end = () => {
    act(() => root.unmount());
    document.body.replaceChildren();
  };
  return () => now;
}

/** A control with this key as its name and title. */
export const control = (key: string, kind: string, more: Partial<EditorControl> = {}): EditorControl => ({
  ...{ key, name: key, control: kind, title: key, ...more },
});

/** Types a value into the field with this label. */
export const type = (label: string, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
