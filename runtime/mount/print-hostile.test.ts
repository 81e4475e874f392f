import { describe, expect, it } from "vitest";
import { renderWidget } from "#entries/server/render-widget.ts";
import type { EditorControl } from "#outputs/controls/editor-widget.ts";
import { corpus } from "#tests/corpora/corpus.ts";
import { allowedBy, foreignIn } from "#tests/support/allowed-markup.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { shareOf } from "#tests/support/share.ts";
import { catalogue } from "#widgets/catalogue.ts";
import { placedWidgets } from "../../tests/wordpress/placed-widgets.ts";

/** In settings of at most 256 KiB. */
const PER_HOST = 40;
const TEXTS = ["xss", "url", "clobber"].flatMap((name) => corpus(name).map(({ text }) => text.slice(0, 300)));
const allGroups = Array.from({ length: Math.ceil(TEXTS.length / PER_HOST) }, (_, index) =>
  TEXTS.slice(index * PER_HOST, (index + 1) * PER_HOST),
);

/** The widgets that a page prints, and what their content is. */
const widgets = Object.entries(placedWidgets).filter(
  ([, { template, controls }]) => template && controls.some(({ printed }) => printed),
);

/** A value in which a text stands wherever there is room for it; of a list a row for each text. */
function valueFor(control: EditorControl, texts: readonly string[]): unknown {
  const { control: kind, options, fields = [], maxLength, min } = control;
  const [text = ""] = texts;
  if (kind === "list") return texts.map((one) => contentFor(fields, [one]));
  if (kind === "group") return contentFor(fields, texts);
  if (kind === "toggle") return true;
  if (kind === "date-time") return "2026-12-31T10:00";
  if (options) return options.at(-1)?.value;
  return min === undefined ? text.slice(0, maxLength) : Math.max(min, 1);
}

const contentFor = (controls: readonly EditorControl[], texts: readonly string[]) =>
  Object.fromEntries(controls.map((control) => [control.key, valueFor(control, texts)]));

const printing = widgets.map(
  ([name, widget], place) => [name, widget, shareOf(allGroups, 3, place)] as const,
);

describe.each(printing)("%s with hostile content", (name, { controls, template }, groups) => {
  const printed = controls.filter((control) => control.printed);
  const allowed = allowedBy(template);
  // A headline shows one of its words.
  const hasRows = name !== "headline" && printed.some(({ control }) => control === "list");

  it("in an empty element of a page makes no element, attribute or address that the template does not say", async () => {
    for (const texts of groups) {
      const host = document.createElement("div");
      host.dataset["settings"] = JSON.stringify(contentFor(printed, texts));
      host.dataset["widget"] = name;
      const page = await mountMarkup(host.outerHTML, {
        widgets: { [name]: { kind: "enhancer", when: "load", load: () => still(name) } },
      });
      const elements = [...document.querySelectorAll(`[data-widget="${name}"] *`)];
      expect(elements.length).toBeGreaterThanOrEqual(hasRows ? texts.length : 1);
      expect(foreignIn(elements, allowed)).toEqual([]);
      page.stop();
    }
  });

  it("on a server prints HTML of which a parser makes the same", async () => {
    for (const texts of groups) {
      const holder = document.createElement("template");
      holder.innerHTML = await renderWidget(name, contentFor(printed, texts), { id: "x" });
      const elements = [...(holder.content.firstElementChild?.querySelectorAll("*") ?? [])];
      expect(holder.content.childElementCount).toBe(1);
      expect(elements.length).toBeGreaterThanOrEqual(hasRows ? texts.length : 1);
      expect(foreignIn(elements, allowed)).toEqual([]);
    }
  });
});

/** The widget with its template, without what it does. */
async function still(name: string) {
  const { default: widget } = await catalogue[name as keyof typeof catalogue].load();
  const { printed, settings, powers = [] } = widget;
  return {
    default: { name, settings, powers, ...(printed && { printed }), enhance: () => {} } as typeof widget,
  };
}
