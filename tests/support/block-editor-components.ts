// Plain inputs in the place of the block editor's components.
import type { ReactNode } from "react";
import * as React from "react";

const h = React.createElement;

interface Given {
  readonly label?: ReactNode;
  readonly help?: ReactNode;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly checked?: boolean;
  readonly isPressed?: boolean;
  readonly opened?: boolean;
  readonly actions?: readonly { readonly label: string; onClick(): void }[];
  onChange?(value: unknown): void;
  onClick?(): void;
}

const labelled = (label: ReactNode, input: ReactNode, help?: ReactNode) =>
  h("div", null, h("label", null, label, input), help && h("p", null, help));

export const input = (tag: "input" | "textarea") =>
  function Input({
    label,
    help,
    onChange,
    __nextHasNoMarginBottom: _isNew,
    ...given
  }: Given & { __nextHasNoMarginBottom?: true }) {
    const change = (event: { target: EventTarget & { value: string } }) => onChange?.(event.target.value);
    return labelled(label, h(tag, { ...given, onChange: change }), help);
  };

export const Box = ({ label, help, checked, onChange }: Given) =>
  labelled(
    label,
    h("input", {
      ...{ type: "checkbox", checked },
      onChange: (event: { target: { checked: boolean } }) => onChange?.(event.target.checked),
    }),
    help,
  );

export const Select = ({ label, help, options = [], onChange, value }: Given & { value?: string }) =>
  labelled(
    label,
    h(
      "select",
      { value, onChange: (event: { target: { value: string } }) => onChange?.(event.target.value) },
      options.map((option) => h("option", { key: option.value, value: option.value }, option.label)),
    ),
    help,
  );

export const Button = ({
  label,
  children,
  onClick,
  isPressed,
  ...given
}: Given & { "aria-expanded"?: boolean }) =>
  h(
    "button",
    {
      ...{ type: "button", onClick, "aria-label": label, "aria-pressed": isPressed },
      "aria-expanded": given["aria-expanded"],
    },
    children,
  );

export const Slot = ({ children }: Given) => h("div", null, children);
export const Section = ({ title, children, opened = true }: Given) =>
  h("section", { "aria-label": title }, opened && children);
export const Notice = ({ children, actions = [] }: Given) =>
  h(
    React.Fragment,
    null,
    h("p", { role: "alert" }, children),
    actions.map(({ label, onClick }) => h("button", { key: label, type: "button", onClick }, label)),
  );

/** What somebody chooses in the media library. */
export const chosenFiles = [
  { id: 1, url: "/one.png" },
  { id: 2, url: "/two.png" },
];

interface Library {
  readonly multiple?: boolean;
  onSelect(files: unknown): void;
  render(library: { open(): void }): ReactNode;
}

export const MediaUpload = ({ multiple, onSelect, render }: Library) =>
  render({ open: () => onSelect(multiple ? chosenFiles : chosenFiles[0]) });

export const MediaPlaceholder = ({
  allowedTypes,
  onSelect,
}: Pick<Library, "onSelect"> & { allowedTypes: string[] }) =>
  h(Button, { label: `Choose ${allowedTypes[0]}`, onClick: () => onSelect(chosenFiles[0]) });

export const ColorPalette = ({ value = "", onChange }: { value?: string; onChange(value: string): void }) =>
  labelled(
    "Colour",
    h("input", { value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) }),
  );

interface Picture {
  readonly label: string;
  readonly url: string;
  readonly value: { readonly x: number; readonly y: number };
  onChange(point: { x: number; y: number }): void;
}

/** A picture whose point is typed as shares of its width and height, from its left and top. */
export const FocalPointPicker = ({ label, url, value, onChange }: Picture) =>
  labelled(
    label,
    h("input", {
      ...{ value: `${value.x} ${value.y}`, "data-url": url },
      onChange: (event: { target: { value: string } }) => {
        const [x = 0, y = 0] = event.target.value.split(" ").map(Number);
        onChange({ x, y });
      },
    }),
  );

interface TextInCanvas {
  readonly value: string;
  readonly className: string;
  readonly "aria-label": string;
  onChange(html: string): void;
}

/** A text that is written in the canvas, as HTML. */
export const RichText = ({ value, className, onChange, ...names }: TextInCanvas) =>
  h("input", {
    ...{ className, value, "aria-label": names["aria-label"] },
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  });
