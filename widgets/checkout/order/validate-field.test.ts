import { beforeEach, describe, expect, it } from "vitest";
import { describeField } from "#dom/field-error.ts";
import { createChanges } from "#dom/state/changes.ts";
import { forgetField, validateField } from "./validate-field.ts";

const changes = createChanges(new AbortController().signal);
let row: HTMLElement;
let field: HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = `<p class="form-row"><input class="input-text" aria-describedby="m"><span id="m" class="checkout-inline-error-message">Wrong</span></p>`;
  row = document.querySelector("p") as HTMLElement;
  field = document.querySelector("input") as HTMLInputElement;
});

describe("a field of the checkout", () => {
  it.each([
    ["required", "", "woocommerce-invalid-required-field"],
    ["required", "  ", "woocommerce-invalid-required-field"],
    ["required", "x", ""],
    ["email", "", ""],
    ["email", "ada", "woocommerce-invalid-email"],
    ["email", "ada@shop.example", ""],
    ["phone", "+44 (0)20-1234/56.78 #9", ""],
    ["phone", "call me", "woocommerce-invalid-phone"],
  ])("that is %s and holds %j gets the class %j", (kind, value, wrong) => {
    row.classList.add(`validate-${kind}`);
    field.value = value;
    validateField(field, changes);
    const said = [...row.classList].filter((name) => name.startsWith("woocommerce-"));
    expect(said).toEqual(wrong ? ["woocommerce-invalid", wrong] : ["woocommerce-validated"]);
    expect(field.getAttribute("aria-invalid")).toBe(wrong ? "true" : null);
    expect(document.querySelector("#m") === null).toBe(wrong === "");
  });

  it("that must be ticked is wrong until it is", () => {
    row.classList.add("validate-required");
    field.type = "checkbox";
    field.value = "1";
    validateField(field, changes);
    expect(row.classList).toContain("woocommerce-invalid");
    field.checked = true;
    validateField(field, changes);
    expect(row.classList).toContain("woocommerce-validated");
  });

  it("keeps its own description when an error's comes and goes", () => {
    const described = () => field.getAttribute("aria-describedby");
    field.setAttribute("aria-describedby", "hint");
    describeField(field, "m", changes);
    describeField(field, "m", changes);
    expect(described()).toBe("hint m");
    forgetField(field, changes);
    expect(described()).toBe("hint");
  });

  it("is not judged while it is being changed", () => {
    row.classList.add("validate-required", "woocommerce-invalid", "woocommerce-invalid-required-field");
    field.setAttribute("aria-invalid", "true");
    forgetField(field, changes);
    expect(row.className).toBe("form-row validate-required");
    field.removeAttribute("data-widget-was");
    expect(field.outerHTML).toBe('<input class="input-text">');
  });
});
