import { afterEach, describe, expect, it, vi } from "vitest";
import { presets } from "#presets/presets.ts";
import type { Marker } from "#runtime/markup.ts";
import { completePage } from "#runtime/page.ts";
import { snakeCase } from "#runtime/settings/snake-case.ts";
import type { CatalogueEntry } from "#runtime/widget.ts";
import { catalogue as everyWidget } from "#widgets/catalogue.ts";

const catalogue: Readonly<Record<string, CatalogueEntry>> = everyWidget;
/** The widgets with powers that a preset marks. */
const WITH_POWERS: Readonly<Record<string, readonly string[]>> = {
  elementor: ["popup-triggers"],
  "smash-balloon": ["photo-feed", "social-feed"],
  woocommerce: ["checkout", "order-attribution", "payment-popup-triggers"],
};
const HOSTILE = "https://evil.example/";
/** A setting that no builder prints: a power that a later version of a widget may have. */
const UNKNOWN = "later_power";

let life = new AbortController();
afterEach(() => life.abort());

/** Its markers on a page and in the editor, where the builder's families are loaded without their elements. */
async function markersOf(name: string): Promise<readonly Marker[]> {
  life = new AbortController();
  const preset = (await presets.get(name)?.())?.default;
  const pages = [false, true].map((isEditor) =>
    completePage(
      { presets: [name], is_editor: isEditor },
      () => 1280,
      () => {},
    ),
  );
  const markers = await Promise.all(pages.map(async (page) => preset?.markers(page, () => {}, life)));
  return markers.flatMap((some) => some ?? []);
}

/** What a contributor may write on an element that a preset marks. */
function hostileHost(fields: readonly string[]): HTMLElement {
  const host = document.createElement("div");
  const given = Object.fromEntries(
    [UNKNOWN, "parts", ...fields, ...fields.map(snakeCase)].map((field) => [field, HOSTILE]),
  );
  host.dataset["settings"] = host.dataset["elementorSettings"] = JSON.stringify(given);
  for (const field of fields) host.setAttribute(`data-${snakeCase(field).replaceAll("_", "-")}`, HOSTILE);
  document.body.replaceChildren(host);
  return host;
}

describe.each([...presets.keys()])("the preset %s", (name) => {
  it("reads no parts and nothing that gives power from the attributes of an element, which a contributor may write", async () => {
    // With what brings the widgets that have powers: a payment provider and the shop's attribution.
    document.body.innerHTML = '<div class="main_meshulam_loader"></div>';
    vi.stubGlobal("wc_order_attribution", { params: {}, fields: {} });
    const markers = await markersOf(name);
    expect(markers).not.toEqual([]);
    const checked = new Set<string>();
    for (const { widget, settings } of markers) {
      if (typeof settings !== "function") continue;
      const entry = catalogue[widget];
      const { powers = [] } = (await entry?.load())?.default ?? {};
      const given = settings(hostileHost(powers)) as Record<string, unknown>;
      expect([widget, given[UNKNOWN]]).toEqual([widget, undefined]);
      expect([widget, given["parts"]]).not.toContain(HOSTILE);
      for (const field of powers) expect([given[field], given[snakeCase(field)]]).not.toContain(HOSTILE);
      if (powers.length) checked.add(widget);
    }
    expect([...checked].toSorted()).toEqual(WITH_POWERS[name] ?? []);
  });
});
