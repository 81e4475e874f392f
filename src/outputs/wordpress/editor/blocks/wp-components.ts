// The components that the block editor gives to its scripts, as far as these use them.
import type { ComponentType, ReactNode, RefObject } from "react";

interface FieldProps {
  readonly label?: ReactNode;
  readonly help?: ReactNode;
  readonly __nextHasNoMarginBottom?: true;
}

interface InputProps extends FieldProps {
  readonly value: string | number;
  readonly placeholder?: string;
  readonly maxLength?: number | undefined;
  readonly required?: boolean;
  onChange(value: string): void;
}

interface TextInputProps extends InputProps {
  readonly type?: "text" | "number" | "url" | "datetime-local";
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | "any";
}

interface BoxProps extends FieldProps {
  readonly checked: boolean;
  onChange(isChecked: boolean): void;
}

interface SelectProps extends FieldProps {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  onChange(value: string): void;
}

interface TokensProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly suggestions: readonly string[];
  readonly __experimentalExpandOnFocus: true;
  readonly __experimentalShowHowTo: false;
  readonly __nextHasNoMarginBottom: true;
  /** Whether a text may become one of the values. */
  __experimentalValidateInput(text: string): boolean;
  onChange(values: readonly string[]): void;
}

/** A share of a picture's width and height, from its left and top. */
interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

interface PointProps extends FieldProps {
  readonly url: string;
  readonly value: PicturePoint;
  onChange(point: PicturePoint): void;
  /** While the pointer is down. */
  onDrag(point: PicturePoint): void;
}

interface ButtonProps {
  readonly variant?: "secondary" | "tertiary";
  readonly size?: "small";
  /** A dashicon without its prefix. */
  readonly icon?: string;
  readonly label?: string;
  readonly isPressed?: boolean;
  readonly isDestructive?: boolean;
  readonly className?: string;
  readonly "aria-expanded"?: boolean;
  readonly "aria-disabled"?: boolean;
  readonly ref?: RefObject<HTMLButtonElement | null>;
  readonly children?: ReactNode;
  onClick(): void;
}

interface PanelBodyProps {
  readonly title: string;
  readonly initialOpen?: boolean;
  /** With `onToggle`: the panel knows itself whether the section is open. */
  readonly opened?: boolean;
  onToggle?(isOpen: boolean): void;
  readonly children?: ReactNode;
}

interface NoticeProps {
  readonly status: "error" | "warning";
  readonly isDismissible: false;
  readonly actions?: readonly {
    readonly label: string;
    readonly variant: "link";
    /** Without it, the editor makes its own button. */
    readonly noDefaultClasses: true;
    readonly url?: string;
    onClick?(): void;
  }[];
  readonly children?: ReactNode;
}

/** The components of `wp.components`. */
export interface Components {
  readonly Button: ComponentType<ButtonProps>;
  readonly CheckboxControl: ComponentType<BoxProps>;
  readonly FocalPointPicker: ComponentType<PointProps>;
  readonly FormTokenField: ComponentType<TokensProps>;
  readonly Notice: ComponentType<NoticeProps>;
  readonly PanelBody: ComponentType<PanelBodyProps>;
  readonly SelectControl: ComponentType<SelectProps>;
  readonly TextControl: ComponentType<TextInputProps>;
  readonly TextareaControl: ComponentType<InputProps & { readonly rows?: number }>;
  readonly ToggleControl: ComponentType<BoxProps>;
  readonly ToolbarButton: ComponentType<ButtonProps>;
  readonly ToolbarGroup: ComponentType<{ readonly children?: ReactNode }>;
}
