import { describe, expect, it, vi } from "vitest";
import { atRest } from "#tests/support/cart-server.ts";
import { calls, element, fixture, input, mount, requested } from "#tests/support/checkout-page.ts";

vi.mock("#browser/safe-html.ts", async () => ({
  ...(await import("#tests/support/parsed-markup.ts")),
  parseDocument: async () => ({ ok: false, reason: "network" }),
}));

describe("country", () => {
  const tables = JSON.stringify({
    refresh_on_start: "",
    countries: JSON.stringify({
      FR: [],
      AU: { NSW: "New South Wales" },
      US: { NY: "New York", CA: "Cal &amp; more" },
    }),
    locale: JSON.stringify({
      default: { postcode: { label: "Postcode", required: true, priority: 65 } },
      US: { postcode: { label: "ZIP <b>Code</b>" } },
      FR: { postcode: { required: false, hidden: true } },
    }),
  }).replaceAll("'", "&#39;");
  const withState = fixture
    .replace('{"refresh_on_start":""}', tables)
    .replace(
      '<option value="FR">',
      '<option value="US">US</option><option value="AU">AU</option><option value="FR">',
    )
    .replace(
      '<p class="form-row form-row-wide address-field validate-required" id="billing_postcode_field">',
      '<p class="form-row" id="billing_state_field"><label for="billing_state">County</label><input type="text" class="input-text own" id="billing_state" name="billing_state" placeholder="Where" value="Kent"></p>$&',
    );
  async function choose(country: string) {
    element<HTMLSelectElement>("#billing_country").value = country;
    element("#billing_country").dispatchEvent(new Event("change", { bubbles: true }));
    await atRest();
  }

  it("brings its states or none, and every field is the server's own again in the end", async () => {
    const page = await mount(withState);
    const server = element("#billing_state");
    const row = element("#billing_state_field");
    await choose("US");
    const select = element<HTMLSelectElement>("#billing_state");
    expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
      ["", "Select an option…"],
      ["NY", "New York"],
      ["CA", "Cal & more"],
    ]);
    expect(select.name).toBe("billing_state");
    expect(select.className).toBe("state_select own");
    await choose("FR");
    expect(input("#billing_state").type).toBe("hidden");
    expect(row.style.display).toBe("none");
    await choose("GB");
    expect(input("#billing_state").type).toBe("text");
    expect(row.style.display).toBe("");
    page.stop();
    expect(element("#billing_state")).toBe(server);
  });

  it("and its state may be set in one turn, as address finders and wallets do", async () => {
    await mount(withState);
    const fill = (id: string, value: string) => {
      element<HTMLSelectElement>(id).value = value;
      element(id).dispatchEvent(new Event("change", { bubbles: true }));
    };
    element("#billing_postcode").dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    await atRest();
    fill("#billing_country", "AU");
    fill("#billing_state", "NSW");
    fill("#billing_country", "US");
    fill("#billing_state", "CA");
    await atRest();
    expect(element<HTMLSelectElement>("#billing_state").value).toBe("CA");
  });

  it("is asked with once, when the address fits it", async () => {
    await mount(withState);
    await choose("US");
    await requested();
    expect(calls.map(({ body }) => [body["country"], body["state"]])).toEqual([["US", ""]]);
  });

  it("of a row that asks for totals is told once, with its list, though it brings other states", async () => {
    const row = '<p class="form-row address-field update_totals_on_change"';
    const { islet } = await mount(withState.replace(/<p class="[^"]*"(?= id="billing_country_field")/, row));
    const asked = vi.fn();
    islet.bus.on("update_checkout", asked);
    await choose("US");
    expect(element("#billing_state").localName).toBe("select");
    expect(asked.mock.calls).toEqual([[{ currentTarget: element("#billing_country") }]]);
    asked.mockClear();
    await choose("FR");
    expect(asked).toHaveBeenCalledOnce();
  });

  it("brings names and needs: words only, and what is hidden is emptied", async () => {
    const page = await mount(withState);
    const fields = element(".woocommerce-billing-fields");
    const before = fields.outerHTML;
    input("#billing_postcode").value = "10001";
    await choose("US");
    expect(element("label[for=billing_postcode]").textContent).toBe("ZIP Code\u00a0*");
    expect(element("#billing_postcode_field").classList).toContain("validate-required");
    await choose("FR");
    expect(element("#billing_postcode_field").style.display).toBe("none");
    expect(input("#billing_postcode").value).toBe("");
    expect(element("#billing_postcode_field").classList).not.toContain("validate-required");
    await choose("GB");
    expect(element("#billing_postcode_field").style.display).toBe("");
    page.stop();
    expect(fields.outerHTML).toBe(before);
  });

  it("sorts the fields as it has them, and who is in one of them stays in it", async () => {
    // Chrome 109 has no such method.
    vi.spyOn(Array.prototype, "toSorted").mockImplementation(() => {
      throw new TypeError("rows.toSorted is not a function");
    });
    const locale = JSON.stringify({ default: { postcode: { priority: 65 }, city: { priority: 70 } } });
    await mount(
      fixture
        .replace('{"refresh_on_start":""}', JSON.stringify({ refresh_on_start: "", locale }))
        .replace(
          '<p class="form-row form-row-wide address-field validate-required" id="billing_postcode_field">',
          '<p class="form-row" id="billing_city_field"><input id="billing_city" name="billing_city"></p>$&',
        ),
    );
    input("#billing_city").focus();
    await choose("FR");
    const rows = [...document.querySelectorAll(".form-row[data-priority]")];
    expect(rows.map(({ id }) => id)).toEqual(["billing_postcode_field", "billing_city_field"]);
    expect(document.activeElement).toBe(input("#billing_city"));
  });
});
