import * as z from "zod/mini";
import { group, selector, text, toggle, url } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of share buttons. */
export const settings = z.object({
  shareUrl: url(""),
  title: text("", 300),
  text: text(""),
  image: url(""),
  deviceSheet: toggle(),
  skin: group({
    button: selector("[data-network]"),
    networkPrefix: text("", 64),
  }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  shareUrl: "The address to share; without it, the page's.",
  title: "Its title; without it, the page's, if the address is the page's, too.",
  text: "A sentence or two about it.",
  image: "Address of a picture of it.",
  deviceSheet: "Add a button for the device's own way to share, where it has one.",
  skin: "Selector of the buttons that the server printed. The class name that tells a button's network begins with the prefix; without one, the attribute data-network tells it.",
};
