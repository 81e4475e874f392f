import type { EditorWidget } from "../../../controls/editor-widget.ts";
import { isSpelled, titleOfPath } from "../title-of-path.ts";
import { Fields } from "./field.ts";
import type { FieldsProps } from "./field-props.ts";
import { newAttributes } from "./new-block.ts";
import type { Problem } from "./problems.ts";
import { __, format, h, useEffect, useRef, useState } from "./wp.ts";

type Panel = Omit<FieldsProps, "controls" | "path"> & { readonly widget: EditorWidget };

/** `slides[2].title` → `slides[2]` → `slides` → nothing. */
const outer = (path: string) => path.replace(/(?:^|\.|\[)[^.[]*$/, "");

/** Puts the focus in the field of a setting, or in that of a closed row. */
function focusField(panel: Element | null, path: string): void {
  const field = panel?.querySelector(`.islet-field[data-setting="${CSS.escape(path)}"]`);
  if (field) field.querySelector<HTMLElement>("input, select, textarea, button")?.focus();
  else if (path) focusField(panel, outer(path));
}

/** Where the site's owner allows other sites; who may not read that somebody must. */
function ownerLinks({ isForOwner }: Problem) {
  const url = window.isletBlocks?.settingsUrl;
  return isForOwner && url
    ? [
        {
          label: __("Allow it in the settings"),
          variant: "link" as const,
          noDefaultClasses: true as const,
          url,
        },
      ]
    : [];
}

/** A problem with a link to each setting that it is about. */
function notice(problem: Problem, { controls }: EditorWidget, show: (path: string) => void) {
  const { id, message, status, paths } = problem;
  const links = paths.flatMap((path) => {
    const title = titleOfPath(controls, path);
    return title
      ? [
          {
            label: format(__("Go to “%s”"), title),
            variant: "link" as const,
            noDefaultClasses: true as const,
            onClick: () => show(path),
          },
        ]
      : [];
  });
  const actions = [...links, ...ownerLinks(problem)];
  const sentence = h("span", { id }, message);
  return h(window.wp.components.Notice, { key: message, status, isDismissible: false, actions }, sentence);
}

interface NoticesProps extends Pick<Panel, "widget" | "problems"> {
  show(path: string): void;
}

/** The problems of a widget, whatever setting they are about. */
const notices = ({ widget, problems, show }: NoticesProps) =>
  h(
    "div",
    { className: "islet-problems" },
    problems.map((problem) => notice(problem, widget, show)),
  );

/** The controls of a widget: a section for each of its groups, below its problems. */
export function WidgetPanels({ widget, ...given }: Panel) {
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  const [wanted, setWanted] = useState("");
  const groupOf = (path: string) =>
    widget.controls.find((control) => isSpelled(control, path.replace(/[.[].*$/, "")))?.group ?? "";
  const open = (id: string, isOpen: boolean) => setOpened((before) => ({ ...before, [id]: isOpen }));
  const show = (path: string) => {
    open(groupOf(path), true);
    setWanted(path);
  };
  useEffect(() => {
    if (wanted) focusField(panel.current, wanted);
    setWanted("");
  }, [wanted]);
  const sections = widget.groups.map(({ id, title }, index) =>
    h(
      window.wp.components.PanelBody,
      { key: id, title, opened: opened[id] ?? index === 0, onToggle: (isOpen) => open(id, isOpen) },
      h(Fields, { ...given, controls: widget.controls, group: id, path: "" }),
    ),
  );
  return h("div", { ref: panel }, notices({ widget, problems: given.problems, show }), sections);
}

interface OptionalWidget {
  readonly widget: EditorWidget;
  /** Its settings; `undefined` while the element does not have it. */
  readonly values: FieldsProps["values"] | undefined;
  /** Of all widgets of the element. */
  readonly problems: FieldsProps["problems"];
  /** Gets all of its settings; `undefined` takes it off the element. */
  change(values: FieldsProps["values"] | undefined): void;
}

function OptionalWidget({ widget, values, problems: all, change }: OptionalWidget) {
  const panel = useRef<HTMLDivElement>(null);
  const problems = values ? all.filter((problem) => problem.widget === widget.name) : [];
  const fields = values && {
    ...{ controls: widget.controls, values, path: "", problems },
    change: (changed: FieldsProps["values"]) => change({ ...values, ...changed }),
  };
  return h(
    "div",
    { ref: panel, className: "islet-widget" },
    h(window.wp.components.ToggleControl, {
      ...{ label: widget.title, help: widget.about, __nextHasNoMarginBottom: true },
      checked: values !== undefined,
      onChange: (isOn) => change(isOn ? newAttributes(widget) : undefined),
    }),
    notices({ widget, problems, show: (path) => focusField(panel.current, path) }),
    fields && h("div", { className: "islet-row islet-row__body" }, h(Fields, fields)),
  );
}

interface OptionalPanelProps {
  readonly widgets: readonly OptionalWidget[];
  /** Whether it is open at first, also while none is on. */
  readonly isOpen?: boolean;
}

/** So many switches stand there at once; of more, only those that are on until somebody asks for the others. */
const MOST_SWITCHES = 4;

/** A section for widgets that go on an element that is there: a switch for each, and its controls while it is on. */
export function OptionalPanel({ widgets, isOpen = false }: OptionalPanelProps) {
  const [first, second] = widgets;
  // The editor closes a section whose first state changes.
  const [isUsed] = useState(() => widgets.some(({ values }) => values));
  const [showsAll, setShowsAll] = useState(widgets.length <= MOST_SWITCHES);
  // A switch that has been on stays while the section does: it may have the focus.
  const used = useRef(new Set<string>());
  if (!first) return null;
  for (const { widget, values } of widgets) if (values) used.current.add(widget.name);
  const { components } = window.wp;
  const title = second ? __("Islet") : first.widget.title;
  const shown = widgets.filter(({ widget }) => showsAll || used.current.has(widget.name));
  const more = {
    ...{ variant: "secondary" as const, "aria-expanded": showsAll },
    onClick: () => setShowsAll(!showsAll),
  };
  return h(
    components.PanelBody,
    { title, initialOpen: isUsed || isOpen },
    shown.map((props) => h(OptionalWidget, { ...props, key: props.widget.name })),
    widgets.length > MOST_SWITCHES && h(components.Button, more, __("More widgets")),
  );
}
