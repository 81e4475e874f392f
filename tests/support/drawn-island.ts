import type { ReactNode } from "react";
import * as z from "zod/mini";
import { text } from "#runtime/controls.ts";
import { type Catalogue, defineWidget } from "#runtime/widget.ts";
import type { MountedPage } from "./mount.ts";

export const settings = z.object({ label: text("hello") });

export interface Given {
  readonly settings: { readonly label: string };
}

/** The catalogue of a page whose widget `drawn` is this component. */
export const island = (
  Component: (given: Given) => ReactNode,
  content?: (host: HTMLElement, settings: Given["settings"]) => undefined,
): Catalogue => ({
  drawn: {
    kind: "island",
    when: "load",
    load: () =>
      Promise.resolve({
        default: defineWidget({ name: "drawn", settings, Component, ...(content && { content }) }),
      }),
  },
});

export const fail = (): never => {
  throw new Error("told to");
};

export const MARKER = `<div data-widget="drawn" id="host" class="a"><p>from the <b>server</b></p> text <!-- note --></div>`;
export const host = () => document.getElementById("host") as HTMLElement;
export const codes = ({ problems }: MountedPage) => problems.map(({ code }) => code);
