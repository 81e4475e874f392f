import { afterEach, describe, expect, it, vi } from "vitest";
import { presets } from "#adapters/presets.ts";
import type { CatalogueEntry } from "#runtime/catalogue.ts";
import type { Marker } from "#runtime/markup.ts";
import { completePage } from "#runtime/page.ts";
import { snakeCase } from "#runtime/snake-case.ts";
import { catalogue as everyWidget } from "#widgets/catalogue.ts";

const catalogue: Readonly<Record<string, CatalogueEntry>> = everyWidget;
/** The widgets with powers that a preset marks. */
const WITH_POWERS: Readonly<Record<string, readonly string[]>> = {
  "smash-balloon": ["social-feed"],
  woocommerce: ["checkout", "order-attribution", "payment-popup-triggers"],
};
const HOSTILE = "https://evil.example/";

let life = new AbortController();
afterEach(() => life.abort());

async function markersOf(name: string): Promise<readonly Marker[]> {
  life = new AbortController();
  const preset = (await presets.get(name)?.())?.default;
  const page = completePage(
    { presets: [name] },
    () => 1280,
    () => {},
  );
  return (await preset?.markers(page, () => {}, life)) ?? [];
}

/** What a contributor may write on an element that a preset marks. */
function hostileHost(fields: readonly string[]): HTMLElement {
  const host = document.createElement("div");
  const given = Object.fromEntries(
    [...fields, ...fields.map(snakeCase)].flatMap((field) => [[field, HOSTILE]]),
  );
  host.dataset["settings"] = JSON.stringify(given);
  for (const field of fields) host.setAttribute(`data-${snakeCase(field).replaceAll("_", "-")}`, HOSTILE);
  document.body.replaceChildren(host);
  return host;
}

describe.each([...presets.keys()])("the preset %s", (name) => {
  it("reads nothing that gives power from the attributes of an element, which a contributor may write", async () => {
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
      for (const field of powers) expect([given[field], given[snakeCase(field)]]).not.toContain(HOSTILE);
      if (powers.length) checked.add(widget);
    }
    expect([...checked].toSorted()).toEqual(WITH_POWERS[name] ?? []);
  });
});
