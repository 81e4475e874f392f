import type { ReactNode } from "react";
import type { Printed, PrintedElement } from "#runtime/template/evaluate.ts";
import { h } from "../wp.ts";

/** Attributes that React calls by other names. */
const NAMES: Readonly<Record<string, string>> = { class: "className", for: "htmlFor", tabindex: "tabIndex" };

/** Attributes that are there or not. */
const SWITCHES: readonly string[] = ["hidden", "open", "disabled", "checked"];

/** The attributes of a printed element as React takes them. */
export const drawnProps = ({ attributes }: PrintedElement): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      NAMES[name] ?? name,
      SWITCHES.includes(name) ? true : value,
    ]),
  );

/** How a part of what a template prints is drawn in another way; `undefined` draws it as it is. */
export type Draw = (piece: Printed, key: number) => ReactNode | undefined;

/** What a template printed as elements of the editor, which draws some of it in its own way. */
export const drawn = (pieces: readonly Printed[], draw: Draw): ReactNode[] =>
  pieces.map((piece, key) => {
    const own = draw(piece, key);
    if (own !== undefined) return own;
    if (typeof piece === "string") return piece;
    if ("inner" in piece) return null;
    return h(piece.element, { ...drawnProps(piece), key }, ...drawn(piece.children, draw));
  });

/** Whether the place of what an editor puts inside is right below an element. */
export const hasPlace = (pieces: readonly Printed[]): boolean =>
  pieces.some((piece) => typeof piece !== "string" && "inner" in piece);
