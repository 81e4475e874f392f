import type { EditorWidget } from "../editor-widget.ts";
import { Fields } from "./field.ts";
import type { FieldsProps } from "./field-props.ts";
import { __, h } from "./wp.ts";

type Panel = Omit<FieldsProps, "controls" | "path"> & { readonly widget: EditorWidget };

/** The problems of a widget, whatever setting they are about. */
export const notices = (problems: FieldsProps["problems"]) =>
  h(
    "div",
    { className: "islet-problems" },
    problems.map(({ message, status }) =>
      h(window.wp.components.Notice, { key: message, status, isDismissible: false }, message),
    ),
  );

/** The controls of a widget: a section for each of its groups. */
export function widgetPanels({ widget, ...given }: Panel) {
  return widget.groups.map(({ id, title }, index) =>
    h(
      window.wp.components.PanelBody,
      { key: id, title, initialOpen: index === 0 },
      h(Fields, { ...given, controls: widget.controls, group: id, path: "" }),
    ),
  );
}

interface OptionalWidget {
  readonly widget: EditorWidget;
  /** Its settings; `undefined` while the element does not have it. */
  readonly values: FieldsProps["values"] | undefined;
  /** Gets all of its settings; `undefined` takes it off the element. */
  change(values: FieldsProps["values"] | undefined): void;
}

function optionalWidget({ widget, values, change }: OptionalWidget) {
  const fields = values && {
    ...{ controls: widget.controls, values, path: "", problems: [] },
    change: (changed: FieldsProps["values"]) => change({ ...values, ...changed }),
  };
  return h(
    "div",
    { key: widget.name, className: "islet-field" },
    h(window.wp.components.ToggleControl, {
      ...{ label: widget.title, help: widget.about, __nextHasNoMarginBottom: true },
      checked: values !== undefined,
      onChange: (isOn) => change(isOn ? {} : undefined),
    }),
    fields && h("div", { className: "islet-row islet-row__body" }, h(Fields, fields)),
  );
}

/** A section for widgets that go on an element that is there: a switch for each, and its controls while it is on. */
export function optionalPanel(widgets: readonly OptionalWidget[]) {
  const [first, second] = widgets;
  if (!first) return null;
  const title = second ? __("Islet") : first.widget.title;
  const isUsed = widgets.some(({ values }) => values);
  return h(window.wp.components.PanelBody, { title, initialOpen: isUsed }, widgets.map(optionalWidget));
}
